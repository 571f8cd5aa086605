"""A package, so that its fixtures last no longer than its tests: Playwright's event loop disturbs others."""

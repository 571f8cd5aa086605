"""What keeps people from using a page, as axe-core finds it."""

from typing import Any

from support.tabs import Tab

SERIOUS = ("serious", "critical")
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(found => found.violations)"
"""To say what is right as well would take four times as long."""


def wrongs(tab: Tab, axe: str) -> list[Any]:
    """Return what axe-core finds seriously wrong with a page, once nothing moves there."""
    tab.wait_until_still()
    if not tab.page.evaluate("'axe' in window"):
        tab.page.evaluate(axe)
    found = tab.page.evaluate(VIOLATIONS)
    return [
        (wrong["id"], node["target"], node.get("failureSummary"))
        for wrong in found
        if wrong["impact"] in SERIOUS
        for node in wrong["nodes"]
    ]

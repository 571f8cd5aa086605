"""What keeps people from using a page, as axe-core finds it."""

from typing import Any

from support.people import Tab

SERIOUS = ("serious", "critical")


def wrongs(tab: Tab, axe: str) -> list[Any]:
    """Return what axe-core finds seriously wrong with a page."""
    tab.page.evaluate(axe)
    found = tab.page.evaluate("axe.run()")["violations"]
    return [
        (wrong["id"], node["target"], node.get("failureSummary"))
        for wrong in found
        if wrong["impact"] in SERIOUS
        for node in wrong["nodes"]
    ]

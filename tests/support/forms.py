"""Forms of the account page, filled in by people."""

from playwright.sync_api import Locator

from support.people import Person

PASSWORD = "a candle in the dark"
NEW_PASSWORD = ("New password", "The same again")


def form(someone: Person, name: str) -> Locator:
    return someone.tab.page.get_by_role("form", name=name, exact=True)


def fill_in(someone: Person, name: str, fields: dict[str, str]) -> None:
    """Fill in a form, and send it."""
    found = form(someone, name)
    for label, text in fields.items():
        found.get_by_label(label).fill(text)
    found.locator("button:not([type])").click()


def new_password(password: str = PASSWORD) -> dict[str, str]:
    """Return the fields of a new password: it is typed twice."""
    return dict.fromkeys(NEW_PASSWORD, password)


def make_account(someone: Person, name: str) -> list[str]:
    """Make an account, and return the recovery codes that are shown."""
    page = someone.tab.page
    page.goto(f"{someone.address}/account")
    fill_in(someone, "Make an account", {"Name": name} | new_password())
    page.get_by_role("heading", name="Keep your recovery codes").wait_for()
    codes = page.locator("code").all_inner_texts()
    page.get_by_role("link", name="I have saved them").click()
    page.get_by_text(f"This is the account of {name}").wait_for()
    return codes


def sign_in(someone: Person, name: str, password: str = PASSWORD) -> None:
    """Sign in, and wait for the first page."""
    someone.tab.page.goto(f"{someone.address}/account")
    fill_in(someone, "Sign in", {"Name": name, "Password": password})
    someone.tab.page.get_by_role("button", name="Play now").first.wait_for()

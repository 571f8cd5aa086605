"""Guests with accounts, and what they do with them."""

from typing import Any

import httpx

from support.house import Guest

PASSWORD = "a candle in the dark"


def sign_up(guest: Guest, name: str, password: str = PASSWORD) -> httpx.Response:
    return guest.http.post("/api/account", json={"name": name, "password": password})


def sign_in(guest: Guest, name: str, password: str = PASSWORD, **headers: str) -> httpx.Response:
    return guest.http.post("/api/session", json={"name": name, "password": password}, headers=headers)


def sign_out(guest: Guest, **fields: Any) -> None:
    guest.http.post("/api/session/end", json=fields).raise_for_status()


def recover(guest: Guest, name: str, code: str, password: str) -> httpx.Response:
    return guest.http.post("/api/account/recovery", json={"name": name, "code": code, "password": password})


def me(guest: Guest) -> dict[str, Any]:
    return dict(guest.http.get("/api/me").json())


def tables_of(guest: Guest) -> list[str]:
    return [info["table"] for info in guest.http.get("/api/my-tables").json()]

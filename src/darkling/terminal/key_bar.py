"""The keys at the bottom of the screen; each can be clicked as well."""

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from darkling.terminal.palette import ASH, EMBER
from darkling.words import Phrasebook

PLAYING = {"u": "screen.undo", "h": "screen.hint", "question_mark": "screen.help", "l": "screen.log"}
ORDERS = {"o": "screen.order"}
WATCHING = {"space": "screen.pause", "plus": "screen.faster", "minus": "screen.slower", "l": "screen.log"}
ALWAYS = {"s": "screen.save", "n": "app.new", "q": "app.quit"}
AT_THE_END = {"l": "screen.log", "n": "app.new", "q": "app.quit"}
SHOWN = {"question_mark": "?", "plus": "+", "minus": "-"}
"""How keys are written whose names are not what stands on them."""


def bindings() -> list[BindingType]:
    keys = PLAYING | ORDERS | WATCHING | ALWAYS | {str(digit): f"digit({digit})" for digit in range(10)}
    scrolling: list[BindingType] = [
        Binding("pageup", "scroll_table(-1)", priority=True),
        Binding("pagedown", "scroll_table(1)", priority=True),
    ]
    return [*[Binding(key, action) for key, action in keys.items()], *scrolling]


class KeyBar(Static):
    """Names the keys that do something now."""

    def __init__(self, own_words: Phrasebook, watching: bool) -> None:
        super().__init__(id="keys")
        self._own_words = own_words
        self._during = (WATCHING if watching else PLAYING) | ALWAYS

    def tell(self, over: bool, orders: bool = False) -> None:
        """Name the keys of a game that goes on, if need be with that of standing orders, or is over."""
        keys = AT_THE_END if over else self._during | (ORDERS if orders else {})
        parts = [_key(key, action, self._own_words) for key, action in keys.items()]
        self.update(Content("  ").join(parts))


def _key(key: str, action: str, own_words: Phrasebook) -> Content:
    text = own_words.say(f"key-{action.partition('.')[2]}")
    return Content.from_markup(
        f"[@click={action}][bold {EMBER}]$key[/] [{ASH}]$text[/][/]",
        key=SHOWN.get(key, key),
        text=text,
    )

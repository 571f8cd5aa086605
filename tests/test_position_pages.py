"""The pages on set-up positions name every field there is, and no other."""

import re
from pathlib import Path

import msgspec
import pytest

from darkling.games.castle.rules.arranging import ArrangedCastle
from darkling.games.darkness.rules.arranged_shapes import ArrangedDarkness
from darkling.games.dealings.rules.arranging import ArrangedDealings
from darkling.games.domains.rules.arranging import ArrangedDomains
from darkling.games.heists.rules.arranging import ArrangedHeists
from darkling.games.village.rules.arranging import ArrangedVillage

PAGES = Path(__file__).parents[1] / "docs" / "positions"
SHAPES = {
    "castle": ArrangedCastle,
    "darkness": ArrangedDarkness,
    "dealings": ArrangedDealings,
    "domains": ArrangedDomains,
    "heists": ArrangedHeists,
    "village": ArrangedVillage,
}
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def shapes_within(shape: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """Return a shape and those of its parts; settings have a page of their own."""
    kinds = msgspec.inspect.type_info(shape)
    found, seen = [kinds], set()
    while found:
        kind = found.pop()
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls in seen or not kind.cls.__name__.startswith("Arranged"):
                continue
            seen.add(kind.cls)
            found += [field.type for field in kind.fields]
        for name in ("item_type", "item_types", "types", "value_type"):
            part = getattr(kind, name, ())
            found += part if isinstance(part, tuple) else [part]
    return seen


@pytest.mark.parametrize("game", SHAPES)
def test_the_page_of_a_game_names_its_fields(game):
    fields = [name for shape in shapes_within(SHAPES[game]) for name in shape.__struct_fields__]
    page = (PAGES / f"{game}.md").read_text()
    assert sorted(FIELD.findall(page)) == sorted(fields)


@pytest.mark.parametrize("game", SHAPES)
def test_the_example_of_a_page_runs(game, capsys):
    (example,) = EXAMPLE.findall((PAGES / f"{game}.md").read_text())
    exec(example, {})
    assert capsys.readouterr().out

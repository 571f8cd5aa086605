"""The schemas in web/ are those of the wire: otherwise the client is built for another server."""

from pathlib import Path

import pytest

from darkling.server.schema import schemas

FOLDER = Path(__file__).parents[2] / "web" / "schema"


@pytest.mark.parametrize("name", schemas())
def test_schema_is_up_to_date(name):
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert text == schemas()[name], "run `python -m darkling.server.schema web/schema` and `npm run types`"


def test_no_schema_is_left_over():
    assert {path.name for path in FOLDER.iterdir()} == set(schemas())

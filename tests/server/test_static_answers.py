"""What is the same for everyone is compressed once, kept by browsers, and fetched only so often."""

import gzip

import httpx
import pytest
from support.house import RunningServer

from darkling.server.app import make_app
from darkling.server.client_files import read_client
from darkling.server.static_answers import READY, StaticAnswer, encoding_for

STATIC = ["/", "/api/games/village", "/api/games/village/words"]
LARGE = STATIC[1:]


def fetched(server, path, accepted, **headers):
    asked = {"accept-encoding": accepted, **headers}
    return httpx.get(f"{server.address}{path}", headers=asked)


@pytest.mark.parametrize("path", STATIC)
@pytest.mark.parametrize("accepted", ["gzip, deflate", "identity", "", "br;q=0, gzip; q=0"])
def test_every_client_gets_the_same(server, path, accepted):
    answer, plain = fetched(server, path, accepted), fetched(server, path, "identity")
    assert (answer.status_code, answer.content) == (200, plain.content)
    assert answer.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(("accepted", "sent"), [("gzip", "gzip"), ("br;q=0, gzip; q=0", None), ("", None)])
def test_what_is_wanted_compressed_comes_smaller(server, accepted, sent):
    for path in LARGE:
        answer = fetched(server, path, accepted)
        assert answer.headers.get("content-encoding") == sent
        assert (int(answer.headers["content-length"]) < len(answer.content) / 2) == (sent is not None)


def test_the_smallest_that_a_client_takes_is_sent():
    answer = StaticAnswer({"identity": b"plain", "gzip": b"zipped", "br": b"small"}, "text/plain", "", "")
    taken = [encoding_for(accepted, answer) for accepted in ("br, gzip", "gzip, deflate", "zstd", "br;q=0")]
    assert taken == ["br", "gzip", "identity", "identity"]


@pytest.mark.parametrize("path", STATIC)
def test_whoever_has_the_latest_is_only_told_so(server, path):
    tag = fetched(server, path, "gzip").headers["etag"]
    again = fetched(server, path, "gzip", **{"if-none-match": f"W/{tag}"})
    assert (again.status_code, again.content) == (304, b"")
    assert fetched(server, path, "gzip", **{"if-none-match": '"other"'}).status_code == 200


def test_nothing_is_compressed_while_someone_waits(server, monkeypatch):
    before = [fetched(server, path, "gzip").content for path in STATIC]
    monkeypatch.setattr(gzip, "compress", None)
    assert [fetched(server, path, "gzip").content for path in STATIC] == before
    assert make_app(server.config).compression_config.exclude_opt_key == READY, "nor by what goes around it"


def test_compressed_files_of_the_build_are_read_with_theirs(tmp_path):
    (tmp_path / "assets").mkdir()
    for name, content in {"a.js": b"plain", "a.js.gz": b"zipped", "a.js.br": b"small"}.items():
        (tmp_path / "assets" / name).write_bytes(content)
    read = read_client(tmp_path)
    assert [*read] == ["assets/a.js"]
    assert read["assets/a.js"].encoded == {"identity": b"plain", "gzip": b"zipped", "br": b"small"}
    assert "immutable" in read["assets/a.js"].cache


def test_an_address_fetches_only_so_many_pages_at_once(tmp_path):
    server = RunningServer(tmp_path, rate=0.5, workers=0)
    with server, httpx.Client(base_url=server.address) as client:
        statuses = [client.get("/").status_code for _ in range(15)]
        assert statuses[:10] == [200] * 10
        assert 429 in statuses[10:]
        assert client.get("/api/health").status_code == 200, "what is played is counted apart"

"""Commands that list what there is: games, bots, rules."""

from typing import TYPE_CHECKING, Any

from darkling.cli.app import AsJson, GameId, app, write_json

if TYPE_CHECKING:
    from darkling.table.gametype import GameType


@app.command()
def games(json: AsJson = False) -> None:
    """List the games and their options."""
    from darkling.games import GAMES, find

    found = [find(name) for name in GAMES]
    if json:
        write_json([_about(game) for game in found])
    else:
        from darkling.show.tables import show_games

        show_games(found)


@app.command("bots")
def list_bots(json: AsJson = False) -> None:
    """List the bots, and how each plays."""
    from darkling.show.tables import described_bots, show_bots

    if json:
        write_json([{"name": name, "about": about} for name, about in described_bots()])
    else:
        show_bots()


@app.command()
def rules(game: GameId, json: AsJson = False) -> None:
    """List the rules and rulings of a game, and how many tests prove each."""
    from darkling.ledger import entries, proofs

    if json:
        counts = proofs(game)
        write_json(
            [
                {"id": entry.id, "kind": entry.kind, "text": entry.text, "tests": counts.get(entry.id, 0)}
                for entry in entries(game)
            ]
        )
    else:
        from darkling.show.tables import show_rules

        show_rules(game)


def _about(game: "GameType") -> dict[str, Any]:
    from darkling.options import described

    return {
        "id": game.id,
        "title": game.title,
        "players": game.players,
        "options": described(game),
        "rules_version": game.rules_version,
    }

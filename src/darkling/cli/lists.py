"""Commands that list what there is: games, bots, rules."""

from typing import TYPE_CHECKING, Any

import typer

from darkling.cli.app import AsJson, GameId, app, write_json

if TYPE_CHECKING:
    from darkling.table.gametype import GameType


@app.command()
def games(json: AsJson = False) -> None:
    """List the games and their settings."""
    from darkling.games import broken_games, find, game_ids

    found = [find(name) for name in game_ids()]
    if json:
        write_json([_about(game) for game in found])
    else:
        from darkling.show.tables import show_games

        show_games(found)
    for broken in broken_games():
        typer.echo(f"darkling: {broken}", err=True)


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
        tests = {entry.id: None if counts is None else counts.get(entry.id, 0) for entry in entries(game)}
        write_json(
            [
                {"id": entry.id, "kind": entry.kind, "text": entry.text, "tests": tests[entry.id]}
                for entry in entries(game)
            ]
        )
    else:
        from darkling.show.tables import show_rules

        show_rules(game)


def _about(game: "GameType") -> dict[str, Any]:
    from darkling.settings import described

    return {
        "id": game.id,
        "title": game.title,
        "players": game.players,
        "settings": described(game),
        "rules_version": game.rules_version,
    }

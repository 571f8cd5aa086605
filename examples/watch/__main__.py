"""The `darkling` command with this game at the table: `python -m watch play watch`."""

from darkling.cli import main

main()

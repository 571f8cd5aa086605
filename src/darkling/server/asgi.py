"""The application, for any ASGI server: `hypercorn darkling.server.asgi:app`."""

from os import environ

from darkling.server.app import make_app
from darkling.server.environment import config_from
from darkling.server.garbage import collect_less_often

app = make_app(config_from(environ))
collect_less_often()

# Everything a fresh machine needs: Python 3.11 or newer, git and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH := $(VENV)/.bench

CLIENT := src/darkling/server/client/index.html
MODULES := web/node_modules/.ready
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')

# The browser client is built with the machine's Node.js or, where that is missing or too old, PyPI's.
NODE_FITS := $(shell node -e "const [a, b] = process.versions.node.split('.'); \
	process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)" 2>/dev/null && echo yes)
NPM := $(if $(NODE_FITS),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)

.PHONY: play web types chromium stores screenshots test lint lock soak mutants bench load wheel wheel-test golden proofs compiled clean

play: $(READY) $(CLIENT)  ## a table in the browser, against bots or with friends
	@$(BIN)/darkling serve --open

web: $(CLIENT)  ## build the browser client

types: $(MODULES)  ## the client's types, from the shapes that the server sends
	$(BIN)/python -m darkling.server.schema | (cd web && $(NPM) run --silent types)

# The tests of a file share a server, a browser or played games, so one process runs them all.
# They start hundreds of Pythons, each of which would otherwise compile all sources for itself.
test: export PYTHONDONTWRITEBYTECODE =
test: $(READY) $(CLIENT) chromium stores  ## all tests
	$(BIN)/python -m darkling.server.schema | (cd web && $(NPM) run --silent types:check)
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

chromium:  ## for the browser tests, from Debian's packages where that may be
	@command -v chromium > /dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && \
		apt-get install -qq -y chromium > /dev/null; } || echo "no chromium: the browser tests are skipped"

stores:  ## PostgreSQL and Redis for the server's tests, from Debian's packages where that may be
	@{ ls /usr/lib/postgresql/*/bin/postgres && command -v redis-server; } > /dev/null 2>&1 || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq -y postgresql redis-server > /dev/null; \
		} || echo "no postgresql or redis-server: the tests of several servers are skipped"

screenshots: $(READY) $(CLIENT) chromium  ## pictures of the table in the browser, for the docs
	PYTHONPATH=tests $(BIN)/python -m support.screenshots docs/screenshots

lint: $(READY)  ## formatting, lint, types, layering
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lock: $(READY)  ## after a change of versions or of what is needed: the hashes of all files that may be installed
	PYTHONPATH=tests $(BIN)/python -m support.lock

soak: $(READY)  ## the long versions of the tests
	DARKLING_SOAK=40 $(BIN)/pytest -n 2 tests/conformance tests/server/test_kill.py \
		tests/server/test_many_processes.py tests/server/test_faults.py tests/server/test_memory.py \
		tests/server/test_schemathesis.py tests/games/*/test_impossible_positions.py tests/grid tests/terminal
	DARKLING_FAST=1 $(BIN)/pytest -n 2 --dist loadfile tests/server

mutants: $(READY)  ## break rules, secrets and fences one by one in a copy, and see that tests notice each
	PYTHONPATH=tests $(BIN)/python -m support.mutants

bench: $(BENCH)  ## speed, beside OpenSpiel and RLCard
	$(BIN)/python -m bench

PEER := bench/load/peer/node_modules/.ready
load: $(READY) $(PEER) stores  ## many tables at once, beside boardgame.io's server; takes ten minutes
	$(BIN)/python -m bench.load

$(PEER): bench/load/peer/package.json $(READY)
	$(if $(NODE_FITS),,$(BIN)/pip $(HASHED) requirements/node.txt)
	cd bench/load/peer && $(NPM) install --no-audit --no-fund --no-package-lock --silent
	@touch $@

wheel: $(READY) $(CLIENT)  ## build a wheel with the browser client in it
	rm -rf build/lib build/bdist.* dist
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

wheel-test: wheel  ## install the wheel where nothing else is, and look at its page
	PYTHONPATH=tests $(BIN)/python -m support.wheel dist/*.whl

golden: $(READY)  ## write the golden playthroughs and records anew; read the difference
	DARKLING_GOLDEN=1 $(BIN)/pytest --quiet -k "golden or test_pictures" tests/conformance \
		tests/examples/test_conformance.py tests/terminal/test_pictures.py

proofs: $(READY)  ## count anew how many tests prove each rule
	PYTHONPATH=tests $(BIN)/python -m support.coverage

# What a later release compiles: kernel, grid and games. Not what msgspec reads the types of, which mypyc leaves out.
COMPILED = $(filter-out %/phrase.py,$(shell cd src && \
	grep -L Struct $$(find darkling/table darkling/grid darkling/games -name '*.py' | sort)))

compiled: $(BENCH)  ## build kernel and rules with mypyc, and run conformance and speed on the build
	rm -rf build/compiled && mkdir -p build/compiled && cp -r src/darkling build/compiled/
	@cd build/compiled && ../../$(BIN)/mypyc $(COMPILED) > mypyc.log
	PYTHONPATH=build/compiled $(BIN)/python -c "import darkling.table.position as p; assert p.__file__.endswith('.so')"
	PYTHONPATH=build/compiled $(BIN)/pytest -n 2 tests/conformance tests/table tests/grid tests/games
	PYTHONPATH=build/compiled $(BIN)/python -m bench

# Nothing is installed but what `requirements` has the hashes of; what is built here is built with these, too.
HASHED := install --quiet --require-hashes --no-deps --no-build-isolation --requirement

$(READY): pyproject.toml requirements/dev.txt requirements/server.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip $(HASHED) requirements/dev.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH): $(READY) requirements/bench.txt
	$(BIN)/pip $(HASHED) requirements/bench.txt
	@touch $@

$(MODULES): web/package-lock.json $(READY)
	$(if $(NODE_FITS),,$(BIN)/pip $(HASHED) requirements/node.txt)
	cd web && $(NPM) ci --no-audit --no-fund --silent
	@touch $@

$(CLIENT): $(MODULES) $(WEB_SOURCES)
	cd web && $(NPM) run --silent build

clean:
	rm -rf $(VENV) build dist web/node_modules bench/load/peer/node_modules src/darkling/server/client

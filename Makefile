# Everything a fresh machine needs: Python 3.11 or newer, git and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test lint soak bench golden proofs compiled clean

play: $(READY)  ## play Dark Dealings in the terminal
	@$(BIN)/darkling play dealings

test: $(READY)  ## all tests
	$(BIN)/pytest -n 2

lint: $(READY)  ## formatting, lint, types, layering
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: $(READY)  ## the long versions of the tests
	DARKLING_SOAK=40 $(BIN)/pytest -n 2 tests/conformance

bench: $(READY)  ## speed, beside OpenSpiel and RLCard
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python -m bench

golden: $(READY)  ## write the golden playthroughs and records anew; read the difference
	DARKLING_GOLDEN=1 $(BIN)/pytest --quiet tests/conformance/test_golden.py tests/terminal/test_pictures.py

proofs: $(READY)  ## count anew how many tests prove each rule
	PYTHONPATH=tests $(BIN)/python -m support.coverage

# The modules that a later release compiles: the kernel, and the rules of the games.
GAME := darkling/games/dealings
RULES := state outcome setup choose_two hero_phase defense_phase solo_phase combat_phase knowledge vocabulary events
RULES += siege/arsenal siege/prospects siege/promise siege/fight siege/plan siege/solver

compiled: $(READY)  ## build kernel and rules with mypyc, and run conformance and speed on the build
	rm -rf build/compiled && mkdir -p build/compiled && cp -r src/darkling build/compiled/
	cd build/compiled && ../../$(BIN)/mypyc darkling/table/*.py $(RULES:%=$(GAME)/%.py) > mypyc.log
	PYTHONPATH=build/compiled $(BIN)/python -c "import darkling.table.position as p; assert p.__file__.endswith('.so')"
	PYTHONPATH=build/compiled $(BIN)/pytest -n 2 tests/conformance tests/table tests/games
	PYTHONPATH=build/compiled $(BIN)/python -m bench

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev,lab,ray,server,client]'
	@touch $@

clean:
	rm -rf $(VENV) build

# Everything works from a fresh clone with Python 3.11+ and make. `make help` lists what there is.
# ARGS goes through to the command:  make test ARGS="-k market"    make terminal ARGS="--players 3 --lang fr"

PYTHON ?= python3
ARGS ?=
GAME ?= fresco
FAST ?= yes

VENV := .venv
LEARN := .learn-venv
BIN := $(VENV)/bin
# Every version is the one in the lock: a release of somebody else's changes nothing here until `make lock`.
LOCK := requirements/dev.txt
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
RUN_STAMP := $(VENV)/.installed
DEV_STAMP := $(VENV)/.installed-dev
DOCS_STAMP := $(VENV)/.installed-docs
LEARN_STAMP := $(LEARN)/.installed
ENGINE_TESTS := tests/core tests/games tests/conformance

# Doctests are collected from the .py files while a compiled engine is imported from the .so beside them.
export PY_IGNORE_IMPORTMISMATCH := 1

# Many tests start processes; what Python compiles for them is kept, but not among the sources.
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache
unexport PYTHONDONTWRITEBYTECODE

# Ctrl-C is how one leaves a table: make has nothing to complain of then, and every other failure stays one.
LEFT := || { code=$$?; [ $$code -eq 130 ] || exit $$code; }

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long test-engine test-learn test-postgres learn check check-types check-rest format fast slow bench bench-server bench-door bench-store bench-thinking soak faults mutants pictures docs wheel release lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(RUN_STAMP) ## open the table in the browser; FAST=no: never compile the engine in the background
	@trap : INT; $(BIN)/python tools/play.py $(if $(filter no,$(FAST)),--plain) serve $(ARGS) $(LEFT)

terminal: $(RUN_STAMP) ## play in the terminal: Fresco, or GAME=princes, GAME=fresco-cards
	@trap : INT; $(BIN)/bottega play $(GAME) $(ARGS) $(LEFT)

test: check ## check, then run the tests
	@$(BIN)/python tools/fast.py --status
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/postgres.py
	$(BIN)/pytest $(ARGS)

test-long: $(DEV_STAMP) ## the tests that take several seconds each: whole games in a browser, killed servers
	@$(BIN)/python tools/fast.py --status
	@$(BIN)/python tools/browser.py
	$(BIN)/pytest -m "long and not soak" $(ARGS)

test-engine: $(DEV_STAMP) ## only the engine's tests: core, games, conformance
	@$(BIN)/python tools/fast.py --status
	$(BIN)/python -m pytest $(ENGINE_TESTS) $(ARGS)

test-learn: $(DEV_STAMP) $(LEARN_STAMP) ## the tests that learn, in an environment of their own
	@$(BIN)/python tools/fast.py --status
	$(BIN)/pytest -m long tests/rl/test_learning.py $(ARGS)

learn: $(LEARN_STAMP) ## learn the card game by self-play: a curve, and a player for the arena, in build/learn
	@$(LEARN)/bin/python -m examples.learn_cards $(ARGS)

test-postgres: $(DEV_STAMP) ## the server's tests with their tables in PostgreSQL
	@$(BIN)/python tools/fast.py --status
	@$(BIN)/python tools/postgres.py
	BOTTEGA_TEST_DATABASE=postgres $(BIN)/pytest -m "not sqlite and not long and not soak" tests/server $(ARGS)

# Types beside all the rest, each on a core of its own; when one fails, the other is still heard, and `make` fails.
check: $(DEV_STAMP) ## lint, format, types, import walls, fields of states, contracts of views and tensors, art of pictures, of Python and of the web sources
	@$(MAKE) --no-print-directory --jobs=2 --keep-going check-types check-rest

check-types: $(DEV_STAMP)
	$(BIN)/mypy --strict

check-rest: $(DEV_STAMP)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/python tools/fields.py --check
	$(BIN)/python tools/contract.py --check
	$(BIN)/python tools/tensors.py --check
	$(BIN)/python tools/programs.py --check
	$(BIN)/python tools/art.py --check
	$(BIN)/python tools/web.py

format: $(DEV_STAMP) ## let ruff and biome mend style and order of imports
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python tools/web.py --write

fast: $(DEV_STAMP) ## compile the engine (optional, needs a C compiler)
	@$(BIN)/python tools/fast.py

slow: ## remove the compiled engine
	@find src -name '*.so' -delete

bench: $(DEV_STAMP) ## measure speed beside other engines
	@$(BIN)/python benchmarks/run.py $(ARGS)

bench-server: $(DEV_STAMP) ## measure the server beside a bare socket
	@$(BIN)/python benchmarks/server_bench.py $(ARGS)

bench-door: $(DEV_STAMP) ## measure what a new table and a small request cost at the server
	@$(BIN)/python benchmarks/door_bench.py $(ARGS)

bench-store: $(DEV_STAMP) ## measure what a commit costs, with a file and with PostgreSQL
	@$(BIN)/python benchmarks/store_bench.py $(ARGS)

bench-thinking: $(DEV_STAMP) ## measure how long computer players think, and whether people notice
	@$(BIN)/python benchmarks/thinking_bench.py $(ARGS)

soak: $(DEV_STAMP) ## the long run: thousands of random games
	$(BIN)/pytest -m soak $(ARGS)

faults: $(DEV_STAMP) ## servers killed, paused and cut off while people play, and every promise looked at afterwards
	@PYTHONPATH=tools $(BIN)/python -m tests.faults $(ARGS)

mutants: $(DEV_STAMP) ## break the rules one by one: which would no test miss?
	@$(BIN)/python tools/mutants.py $(ARGS)

pictures: $(DEV_STAMP) ## draw the pictures of docs/pictures anew (needs a browser)
	@$(BIN)/python tools/boards.py
	@$(BIN)/python tools/pictures.py $(ARGS)

docs: $(DOCS_STAMP) ## build the pages and the reference into build/docs
	@rm -rf docs/reference/names
	$(BIN)/sphinx-build -b html -W --keep-going -n -q -d build/doctrees docs build/docs $(ARGS)
	@echo "Open build/docs/index.html"

wheel: $(DEV_STAMP) ## build a release into dist, and try it out
	@$(BIN)/python tools/wheel.py

release: $(DEV_STAMP) ## the same with a plain wheel too, tried out as strangers would: pip, uvx, pipx (needs the network)
	@$(BIN)/python tools/wheel.py --plain-too
	BOTTEGA_DIST=dist $(BIN)/pytest -n 2 --dist loadfile -m "" tests/release $(ARGS)

lock: $(BIN)/python ## choose the newest versions of everything we use, for all Pythons from 3.11 on
	@$(PIP) uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --no-emit-index-url \
		--no-emit-find-links --custom-compile-command "make lock" --output-file $(LOCK) pyproject.toml

clean: slow ## remove everything that was made here, environments included
	rm -rf $(VENV) $(LEARN) .bench-venv tools/web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
		docs/reference/names
	find . -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Bottega needs Python 3.11 or newer, and '$(PYTHON)' is not. Try: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null || { rm -rf $(VENV); \
		echo "'$(PYTHON) -m venv' failed. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(RUN_STAMP): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Setting up (once) ..."
	@$(PIP) --constraint $(LOCK) --editable '.'
	@touch $@

$(DEV_STAMP): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Setting up the tools (once) ..."
	@$(PIP) --constraint $(LOCK) --editable '.[dev]'
	@touch $@ $(RUN_STAMP)

# The reference imports everything public, the testing kit and its pytest included.
$(DOCS_STAMP): $(DEV_STAMP)
	@echo "Setting up for the pages (once) ..."
	@$(PIP) --constraint $(LOCK) --editable '.[docs]'
	@touch $@

# What learns weighs more than all the rest: it stays out of our own environment.
$(LEARN_STAMP): pyproject.toml $(LOCK) requirements/learn.txt | $(BIN)/python
	@echo "Setting up to learn (once) ..."
	@$(BIN)/python -m venv $(LEARN)
	@$(LEARN)/bin/python -m pip install -qq --disable-pip-version-check --constraint $(LOCK) \
		--requirement requirements/learn.txt --editable '.[rl]'
	@touch $@

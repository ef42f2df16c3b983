# MuscleMate. `make help` lists the targets.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.ONESHELL:
.SHELLFLAGS := -euo pipefail -c

# Debian's packages: the libraries that the build links, PostgreSQL, and the programs that the tests and the bench run.
LIBRARIES := libpq-dev libssl-dev libevent-dev libargon2-dev libcurl4-openssl-dev \
  libarchive-dev libqrencode-dev libsqlite3-dev libpango1.0-dev zlib1g-dev pkg-config
# The fonts of pictures.
FONTS := fonts-inter fonts-noto-core fonts-dejavu-core
PACKAGES := $(LIBRARIES) $(FONTS) postgresql postgresql-contrib gnupg curl ca-certificates
# esbuild makes the portal's bundle; TypeScript checks the portal's types, and Chromium opens it.
PORTAL_PACKAGES := esbuild
TEST_PACKAGES := $(PACKAGES) $(PORTAL_PACKAGES) python3-venv chromium chromium-headless-shell node-typescript wrk
BENCH_PACKAGES := $(PACKAGES) wrk

PYTHON := .build/python
RELEASE := .build/release/musclemate
export PATH := $(CURDIR)/$(PYTHON)/bin:$(PATH)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: packages portal ## build in release mode and serve, with its own PostgreSQL
	swift build -c release --product musclemate
	exec .ci/with-data-folder $(RELEASE) serve

# What takes nearly as long as all other tests: rows of stories, requests and devices, each one after the other. They run when
# the others have ended.
ROWS := SchemathesisTests.swift|PortalStoryTests.swift|SimulationTests.swift

test: test-packages ## run all tests
	$(MAKE) --no-print-directory --jobs=2 --output-sync built checked
	.ci/swift-test --skip '$(ROWS)' --then --filter '$(ROWS)'

built:
	swift build --build-tests

checked: lint python portal scripts runner

runner: python
	pytest -q -p no:cacheprovider Tests/ci

scripts: portal lint-scripts
	tsc --project Sources/Portal/jsconfig.json
	node --test Tests/portal/unit/*.mjs > .build/portal-unit.log || { cat .build/portal-unit.log; exit 1; }

check: test-packages python ## after a change: the format, the build, and the tests of what changed (SINCE=main)
	.ci/check $(SINCE)

# Long storms: ten days of jobs, ten thousand deliveries by Stripe, twice as many by the App Store, schemathesis with its
# coverage phase, three times as many random requests, on things that are there and on what ends a session, every screen of
# the portal in each way of seeing it, every write of the portal with four troubles on its way, ten minutes of devices whose stories were never played, and the library for apps built with
# SQLite alone.
test-long: test-packages ## run the tests that are too long for `make test`: long storms, an upgrade while users write (OLD=program UPGRADE_SECONDS=300)
	$(MAKE) --no-print-directory --jobs=2 --output-sync built python portal
	TEST_LONG=1 TEST_STALL_SECONDS=2400 .ci/swift-test --filter 'JobQueueTests.*StormTests.swift|StripeStormTests|AppStoreDeliveryProperty|$(ROWS)'
	.ci/client-alone
	swift build --product musclemate
	python3 Tests/long/upgrade.py

bench: bench-packages ## measure the cost of requests, compared with pgbench, of streams and of the library for apps (BENCH_SECONDS=10)
	for product in musclemate musclemate-device musclemate-log; do swift build -c release --product $$product; done
	bench/run $(RELEASE)
	bench/streams $(RELEASE)
	bench/client $(RELEASE)

# Few files instead of many: what a phone waits for is the number of requests one after the other.
portal: ## bundle the portal's modules into .build/portal
	@.ci/packages $(PORTAL_PACKAGES)
	rm -rf .build/portal
	esbuild Sources/Portal/app.js Sources/Portal/public.js Sources/Portal/stale.js Sources/Portal/style.css Sources/Portal/*/style.css --bundle --splitting --format=esm \
	  --minify --target=es2022 --log-level=warning --outdir=.build/portal
	cp Sources/Portal/worker.js Sources/Portal/icons.svg .build/portal/

demo: packages ## fill the demo tenant of the data folder (LIFTERS=100 WEEKS=104 SEED=1)
	swift build -c release --product musclemate
	.ci/with-data-folder $(RELEASE) demo $(if $(LIFTERS),--lifters $(LIFTERS)) $(if $(WEEKS),--weeks $(WEEKS)) \
	  $(if $(SEED),--seed $(SEED))

schema: packages ## write what is written from the program, after a change in sql/, of the inventory, of a route or of a message
	swift build --product musclemate
	.build/debug/musclemate schema > sql/schema.sql.new
	mv sql/schema.sql.new sql/schema.sql
	.build/debug/musclemate schema --functions > sql/functions.lock.new
	mv sql/functions.lock.new sql/functions.lock
	.build/debug/musclemate privacy > docs/privacy.md.new
	mv docs/privacy.md.new docs/privacy.md
	.build/debug/musclemate limits > docs/limits.md.new
	mv docs/limits.md.new docs/limits.md
	.build/debug/musclemate routes --descriptions > Sources/MuscleMateServer/Application/OpenAPI/MessageDescriptions.swift.new
	mv Sources/MuscleMateServer/Application/OpenAPI/MessageDescriptions.swift.new Sources/MuscleMateServer/Application/OpenAPI/MessageDescriptions.swift
	.build/debug/musclemate routes --swift > Sources/MuscleMateClient/Endpoints.swift.new
	mv Sources/MuscleMateClient/Endpoints.swift.new Sources/MuscleMateClient/Endpoints.swift
	.build/debug/musclemate routes --types > Sources/Portal/types/api.d.ts.new
	mv Sources/Portal/types/api.d.ts.new Sources/Portal/types/api.d.ts

lint: lint-scripts ## check the format of all code, the words that people read, and the portal's scripts and styles for what is usually a mistake
	.ci/words
	swift format lint --strict --recursive Package.swift Sources Tests

lint-scripts: python
	biome check --error-on-warnings .

format: python ## format the Swift code, and the portal's scripts and styles
	swift format --in-place --recursive Package.swift Sources Tests
	biome format --write .

clean: ## remove the build folder
	rm -rf .build

packages: toolchain
	@.ci/packages $(PACKAGES)
test-packages: toolchain
	@.ci/packages $(TEST_PACKAGES)
bench-packages: toolchain
	@.ci/packages $(BENCH_PACKAGES)

toolchain:
	@command -v swift > /dev/null || { echo "the Swift 6.3 toolchain is missing: https://swift.org/install"; exit 1; }

# The Python packages that the tests use, in versions that are known to work.
python: $(PYTHON)/installed
$(PYTHON)/installed: Tests/requirements.txt
	rm -rf $(PYTHON)
	python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
	touch $@

.PHONY: help portal run test built checked scripts runner check test-long bench demo schema lint lint-scripts format clean packages test-packages bench-packages toolchain python

# MuscleMate. `make help` lists what there is.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.ONESHELL:
.SHELLFLAGS := -euo pipefail -c

# Debian's packages: the libraries the build links, PostgreSQL, and what the tests and the bench run.
LIBRARIES := libpq-dev libssl-dev libevent-dev libargon2-dev libcurl4-openssl-dev \
  libarchive-dev libqrencode-dev pkg-config
PACKAGES := $(LIBRARIES) postgresql postgresql-contrib gnupg curl ca-certificates
TEST_PACKAGES := $(PACKAGES) python3-venv
BENCH_PACKAGES := $(PACKAGES) wrk

PYTHON := .build/python
RELEASE := .build/release/musclemate
export PATH := $(CURDIR)/$(PYTHON)/bin:$(PATH)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: packages ## build in release mode and serve, with a PostgreSQL of its own
	swift build -c release --product musclemate
	exec .ci/with-data-folder $(RELEASE) serve

# The modules' tests before: whole servers beside them would leave the sockets of the first few tests waiting. What
# schemathesis asks takes as long as the rest, and one after the other: left to the queue it would come when that is done.
test: lint test-packages python ## all the tests
	swift build --build-tests
	.ci/swift-test --skip MuscleMateServerTests
	.ci/swift-test --filter MuscleMateServerTests --skip SchemathesisTests.swift --beside --filter SchemathesisTests.swift

# The storms in their long form: ten days of jobs, ten thousand deliveries of Stripe, and twice as many of the App Store.
test-long: test-packages python ## what takes too long for `make test`: long storms, an upgrade while people write (OLD=program UPGRADE_SECONDS=300)
	swift build --build-tests
	MUSCLEMATE_TEST_LONG=1 .ci/swift-test --filter 'JobQueueTests.*StormTests.swift|StripeStormTests|AppStoreDeliveryProperty'
	swift build --product musclemate
	python3 Tests/long/upgrade.py

bench: bench-packages ## what it costs, beside pgbench (BENCH_SECONDS=10)
	swift build -c release --product musclemate
	bench/run $(RELEASE)

demo: packages ## fill the demo tenant of the data folder (LIFTERS=100 WEEKS=104 SEED=1)
	swift build -c release --product musclemate
	.ci/with-data-folder $(RELEASE) demo $(if $(LIFTERS),--lifters $(LIFTERS)) $(if $(WEEKS),--weeks $(WEEKS)) \
	  $(if $(SEED),--seed $(SEED))

schema: packages ## write sql/schema.sql, docs/privacy.md and docs/limits.md anew, after a change in sql/ or of the inventory
	swift build --product musclemate
	.build/debug/musclemate schema > sql/schema.sql.new
	mv sql/schema.sql.new sql/schema.sql
	.build/debug/musclemate privacy > docs/privacy.md.new
	mv docs/privacy.md.new docs/privacy.md
	.build/debug/musclemate limits > docs/limits.md.new
	mv docs/limits.md.new docs/limits.md

lint: ## what swift format objects to
	swift format lint --strict --recursive Package.swift Sources Tests

format: ## let swift format mend it
	swift format --in-place --recursive Package.swift Sources Tests

clean: ## remove what was built
	rm -rf .build

packages: toolchain
	@.ci/packages $(PACKAGES)
test-packages: toolchain
	@.ci/packages $(TEST_PACKAGES)
bench-packages: toolchain
	@.ci/packages $(BENCH_PACKAGES)

toolchain:
	@command -v swift > /dev/null || { echo "the Swift 6.3 toolchain is missing: https://swift.org/install"; exit 1; }

# What the tests run beside the server, in versions that are known to work.
python: $(PYTHON)/installed
$(PYTHON)/installed: Tests/requirements.txt
	rm -rf $(PYTHON)
	python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
	touch $@

.PHONY: help run test test-long bench demo schema lint format clean packages test-packages bench-packages toolchain python

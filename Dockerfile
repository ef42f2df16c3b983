# docker build --build-arg VERSION=1.12.0 -t musclemate .
# The server, and the programs that it runs: PostgreSQL's, to make a backup and to test that it restores, and GnuPG. The
# database is in another container: docker-compose.yml for development, compose.production.yaml to serve people. PostgreSQL's major
# version is the same in all three files. A test holds the packages against what the program is linked with.

FROM swift:6.3-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libpq-dev libssl-dev libevent-dev libargon2-dev libcurl4-openssl-dev \
      libarchive-dev libqrencode-dev libsqlite3-dev libpango1.0-dev zlib1g-dev pkg-config esbuild make \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY Makefile ./
COPY .ci .ci
RUN swift build --configuration release --static-swift-stdlib --product musclemate \
 && make portal \
 && install -D "$(swift build --configuration release --show-bin-path)/musclemate" /install/bin/musclemate

FROM debian:bookworm-slim
ARG VERSION=development
LABEL org.opencontainers.image.title=MuscleMate org.opencontainers.image.version=$VERSION
# Without this setting, Debian creates a database when it installs the server's programs.
RUN mkdir -p /etc/postgresql-common \
 && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
 && apt-get update \
 && apt-get install --yes --no-install-recommends \
      libpq5 libssl3 libevent-2.1-7 libevent-extra-2.1-7 libevent-openssl-2.1-7 libargon2-1 libcurl4 \
      libarchive13 libqrencode4 libpangocairo-1.0-0 libpangoft2-1.0-0 zlib1g libstdc++6 postgresql-15 gnupg \
      ca-certificates tzdata fonts-inter fonts-noto-core fonts-dejavu-core \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /var/lib/musclemate --create-home musclemate
COPY --from=build /install/bin/musclemate /usr/local/bin/musclemate
COPY sql /usr/local/share/musclemate/sql
COPY --from=build /build/.build/portal /usr/local/share/musclemate/portal
# The build fails here if a library is missing.
RUN musclemate --version
USER musclemate
ENV MUSCLEMATE_DATA=/var/lib/musclemate MUSCLEMATE_LISTEN=0.0.0.0:8080
VOLUME /var/lib/musclemate
EXPOSE 8080
# This asks the server itself: a server that hangs, or has lost its database, is not healthy.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["musclemate", "health"]
# After SIGTERM, a request may take 20 more seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["musclemate"]
CMD ["serve"]

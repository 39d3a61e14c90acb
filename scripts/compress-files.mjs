import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The types that a browser reads as text; pictures are compressed already. */
const TEXT = /\.(js|css|svg|json|txt)$/;
/** Fewer bytes gain nothing by it. */
const LEAST = 300;

/**
 * Writes `x.br` and `x.gz` beside each text `x` below a folder, both at their highest level: as
 * `serveAssets` sends them. The library's default for brotli is the highest, 11.
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (path) => {
      const raw = await readFile(path);
      if (raw.length < LEAST) return;
      await writeFile(`${path}.br`, await brotli(raw));
      await writeFile(`${path}.gz`, await gzipped(raw, { level: 9 }));
    }),
  );
}

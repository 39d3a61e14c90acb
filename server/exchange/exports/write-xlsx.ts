import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { oneByOne } from '#server/platform/threads/one-by-one.ts';
import type { Worksheet } from './csv-text.ts';

const inTurn = oneByOne();

/**
 * An Excel file, made in a thread of its own: for thousands of matches it takes a second, in which no
 * score would go out. One after the other, for everybody may ask: a table is read when its turn comes, so
 * that those who wait hold none.
 */
export function xlsxBytes(read: () => Promise<Worksheet>): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(async () => write(await read()));
}

async function write(sheet: Worksheet): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: sheet });
  try {
    const [bytes] = await once(worker, 'message');
    return bytes as Uint8Array<ArrayBuffer>;
  } finally {
    await worker.terminate();
  }
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { textOf } from '#contract/text/text.ts';
import { oneByOne } from '#server/platform/threads/one-by-one.ts';
import { type CsvRecord, MAX_ROWS, UnreadableCsvError } from './read-csv.ts';
import type { XlsxAnswer } from './xlsx-answer.ts';

const inTurn = oneByOne();
const MEMORY_MB = 256;
const PATIENCE_MS = 20_000;
const FAULTS = {
  'no-xlsx': textOf('import.notExcel'),
  'too-large': textOf('import.unpacksTooLarge'),
};

/**
 * The rows of the first sheet. A small file may unpack to anything, so it is unpacked in a thread
 * of its own, with a limit to its memory and its time, and one after the other.
 */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<CsvRecord> {
  const answer = await inTurn(() => unpack(bytes));
  if ('fault' in answer) throw new UnreadableCsvError(1, 0, FAULTS[answer.fault]);
  const filled = new Set(answer.filled);
  for (const [index, cells] of answer.rows.entries()) {
    if (index > MAX_ROWS) {
      throw new UnreadableCsvError(index + 1, 0, textOf('import.tooManyRows', { max: MAX_ROWS }));
    }
    if (cells.some((cell) => cell.trim() !== ''))
      yield { row: index + 1, cells, isFilled: filled.has(index) };
  }
}

async function unpack(bytes: Uint8Array): Promise<XlsxAnswer> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [answer] = await once(worker, 'message', { signal });
    return answer as XlsxAnswer;
  } catch {
    return { fault: 'too-large' };
  } finally {
    await worker.terminate();
  }
}

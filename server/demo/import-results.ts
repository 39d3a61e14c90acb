import type { Gender } from '#contract/primitives.ts';
import { importRows } from '#server/exchange/import/commands.ts';
import type { ImportRow } from '#server/exchange/import/read/import-row.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';

/** By then a match is over, and its result is in. */
export const MATCH_MS = 2 * 60 * 60 * 1000;

export async function mustImport(
  store: Store,
  tx: ResultsWrite,
  author: Author,
  leagueId: string,
  rows: readonly ImportRow[],
  gender: Gender,
) {
  const { errors } = await importRows(store, tx, author, leagueId, rows, { gender });
  const [first] = errors;
  if (first) throw new Error(`The demo is not sound: ${first.column}: ${first.message}`);
}

import type { FileImport, FileImportQuery } from '#contract/match-file.ts';
import { readDataVolley } from '#domain/data-volley/data-volley-file.ts';
import { matchOfFile } from '#domain/data-volley/match-of-file.ts';
import { newId } from '#server/db/id.ts';
import type { Store } from '#server/db/store.ts';
import type { Author } from '#server/db/write.ts';
import { AppError } from '#server/errors/app-error.ts';
import { authorise } from '#server/errors/authorise.ts';
import { writeLog } from '#server/scoring/commands.ts';
import { fileImportView } from './views.ts';

/**
 * Takes a `.dvw` file as the log of a match that has none yet. A dry run says the same and keeps
 * nothing. The file's clock is read as East African time of the match's day.
 */
export async function importDataVolley(
  store: Store,
  author: Author,
  matchId: string,
  text: string,
  { dryRun = false, home }: FileImportQuery,
): Promise<FileImport> {
  authorise(author.actor, 'match:write', { kind: 'site' });
  const file = readDataVolley(text);
  if (file === null) {
    const message = 'This is not a .dvw file: it has no [3SCOUT] or no [3TEAMS].';
    throw new AppError('INVALID_FIELDS', message, { errors: [{ field: 'body', message }] });
  }
  let read: FileImport | undefined;
  await writeLog(store, author, matchId, async (row, { rules }) => {
    if (row.seq > 0) {
      throw new AppError('CONFLICT', 'This match has a log already; a file would not replace it.');
    }
    const midnight = Date.parse(`${row.match_date}T00:00:00+03:00`);
    const nextId = () => newId(author.now);
    const result = matchOfFile(rules, file, { home, midnight, nextId });
    read = fileImportView(file, home, result, !dryRun);
    return dryRun ? [] : result.log.events;
  });
  return read!;
}

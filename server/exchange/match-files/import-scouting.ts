import type { FileImport, FileImportQuery } from '#contract/matches/match-file.ts';
import { textOf } from '#contract/text/text.ts';
import { readDataVolley } from '#domain/data-volley/data-volley-file.ts';
import { matchOfFile } from '#domain/data-volley/match-of-file.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { startOfDay } from '#server/platform/time/local-time.ts';
import { writeLog } from '#server/play/scoring/commands.ts';
import { authoriseMatch } from '#server/play/secretaries/authorise-match.ts';
import { refuseBegun } from './refuse-begun.ts';
import { fileImportView } from './views.ts';

/** Several times a long match; each line is judged with all before it, while others wait to write. */
const MAX_LINES = 20_000;

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
  await authoriseMatch(store.db, author.actor, 'match:write', matchId);
  const file = readDataVolley(text);
  if (file === null) {
    const why = textOf('matchFile.noScout');
    throw new AppError('INVALID_FIELDS', why, { errors: [{ field: 'body', text: why }] });
  }
  if (file.entries.length + file.unknown.length > MAX_LINES) {
    throw new AppError('TOO_LARGE', textOf('matchFile.tooManyLines', { max: MAX_LINES }));
  }
  let read: FileImport | undefined;
  await writeLog(store, author, matchId, async (row, { rules }) => {
    refuseBegun(row);
    const midnight = startOfDay(row.match_date);
    const nextId = () => newId(author.now);
    const { log, warnings } = matchOfFile(rules, file, { home, midnight, nextId });
    const [team1, team2] = home === 'team1' ? [file.home, file.away] : [file.away, file.home];
    read = fileImportView(team1.name, team2.name, log, warnings, !dryRun);
    return dryRun ? [] : log.events;
  });
  return read!;
}

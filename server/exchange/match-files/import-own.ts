import { isDeepStrictEqual } from 'node:util';
import { matchEventSchema, toMatchEvent } from '#contract/matches/match-event.ts';
import type { FileImport, OwnMatchFile } from '#contract/matches/match-file.ts';
import { textOfIssue } from '#contract/text/issue-text.ts';
import { inEnglish, textOf } from '#contract/text/text.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { isTooMuch } from '#domain/volleyball/log-limits.ts';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { rulesOfChoice } from '#domain/volleyball/presets.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError, type FieldFault, ruleText } from '#server/platform/errors/app-error.ts';
import { writeLog } from '#server/play/scoring/commands.ts';
import { authoriseMatch } from '#server/play/secretaries/authorise-match.ts';
import { refuseBegun } from './refuse-begun.ts';
import { fileImportView } from './views.ts';

const OTHER_RULES = {
  line: null,
  kind: 'other-rules',
  detail: inEnglish(textOf('matchFile.otherRules')),
} as const;

/**
 * Takes the `log.json` of a match, from wherever, as the log of a match that has none yet: the same
 * entries with the same ids, judged one after the other by the rules that stand in the file. All or
 * nothing; a dry run says the same and keeps nothing.
 */
export async function importOwnMatch(
  store: Store,
  author: Author,
  matchId: string,
  { match, rules: choice, events: entries }: OwnMatchFile,
  dryRun = false,
): Promise<FileImport> {
  await authoriseMatch(store.db, author.actor, 'match:write', matchId);
  const rules = rulesOfChoice(choice);
  const events = eventsOf(entries);
  if (isTooMuch(emptyLog(rules), events)) {
    throw new AppError('TOO_LARGE', textOf('log.tooManyCorrections'));
  }
  const log = events.reduce(withNext, emptyLog(rules));
  let read: FileImport | undefined;
  await writeLog(store, author, matchId, async (row, own) => {
    refuseBegun(row);
    const isOther = !isDeepStrictEqual(own.rules, rules);
    const warnings = isOther ? [OTHER_RULES] : [];
    read = fileImportView(match.team1.name, match.team2.name, log, warnings, !dryRun);
    return dryRun ? [] : { rules, events: log.events };
  });
  return read!;
}

/** The entries as they were sent once, without their place in the log; names all that are none. */
function eventsOf(entries: OwnMatchFile['events']): MatchEvent[] {
  const events: MatchEvent[] = [];
  const errors: FieldFault[] = [];
  for (const [index, { seq: _seq, recordedAt: _recordedAt, ...entry }] of entries.entries()) {
    const read = matchEventSchema.safeParse(entry);
    if (read.success) events.push(toMatchEvent(read.data));
    for (const issue of read.error?.issues ?? []) {
      const field = ['events', index, ...issue.path].join('.');
      errors.push({ field, text: textOfIssue(issue) });
    }
  }
  if (errors.length === 0) return events;
  throw new AppError('INVALID_FIELDS', textOf('matchFile.notEntries'), {
    errors: errors.slice(0, 50),
  });
}

function withNext(log: MatchLog, event: MatchEvent, index: number): MatchLog {
  const judged = appendEvent(log, event);
  if (judged.ok) return judged.log;
  throw new AppError('REFUSED', textOf('matchFile.cannotStand', { entry: index + 1 }), {
    refusal: judged.refusal,
    errors: [{ field: `events.${index}`, text: ruleText(judged) }],
  });
}

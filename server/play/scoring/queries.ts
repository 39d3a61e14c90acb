import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { PRESETS, type PresetName, rulesOfChoice } from '#domain/volleyball/presets.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { MatchLogCache } from '#server/platform/db/match-log-cache.ts';
import type { MatchEventRow, MatchRow } from '#server/platform/db/tables/tables.ts';
import { isLoanOver } from '#server/play/halls/lent.ts';
import { readMatch } from './statements.ts';

type MatchKey = Pick<MatchRow, 'id' | 'seq' | 'rules' | 'league_id' | 'match_type'>;

/** Frozen with the first event; before that the league's present rules, else those of the type. */
export async function rulesOf(db: Database, match: MatchKey): Promise<MatchRules> {
  if (match.rules !== null) return JSON.parse(match.rules) as MatchRules;
  if (match.league_id === null) return PRESETS[match.match_type === 'Beach' ? 'beach' : 'indoor'];
  const league = await db
    .selectFrom('league')
    .select('rules')
    .where('id', '=', match.league_id)
    .executeTakeFirstOrThrow();
  const choice = JSON.parse(league.rules) as PresetName | MatchRules;
  return rulesOfChoice(choice);
}

export function eventOf(row: MatchEventRow): MatchEvent {
  const payload = JSON.parse(row.payload) as object;
  return { ...payload, id: row.id, type: row.type, at: row.at } as MatchEvent;
}

/** The folded log at `match.seq`, continued from the cache where that is possible. */
export async function readLog(
  db: Database,
  match: MatchKey,
  cache?: MatchLogCache,
): Promise<MatchLog> {
  const known = cache?.get(match.id);
  if (known?.seq === match.seq) return known.log;
  const base = known && known.seq < match.seq ? known : undefined;
  const rows = await db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', match.id)
    .where('seq', '>', base?.seq ?? 0)
    .where('seq', '<=', match.seq)
    .orderBy('seq')
    .execute();
  const events = rows.map(eventOf);
  if (base === undefined) return foldLog(await rulesOf(db, match), events);
  return events.reduce((log, event) => {
    const step = appendEvent(log, event);
    if (!step.ok) throw new Error(`Match ${match.id}: a kept event is refused: ${step.refusal}`);
    return step.log;
  }, base.log);
}

/** Nobody holds the pen, or a hall whose loan is over. */
export async function isPenFree(db: Database, row: MatchRow, now: number): Promise<boolean> {
  return row.pen_holder === null || (await isLoanOver(db, row, now));
}

/** Some device holds the pen of a match. */
export async function isPenHeld(db: Database, id: string, now: number): Promise<boolean> {
  const [row] = (await readMatch(db, { id })).rows;
  return row !== undefined && !(await isPenFree(db, row, now));
}

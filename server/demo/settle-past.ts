import type { MatchRulesChoice } from '#contract/match-rules.ts';
import type { Gender } from '#contract/primitives.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Database } from '#server/db/connect.ts';
import type { Store } from '#server/db/store.ts';
import { type Author, write } from '#server/db/write.ts';
import { authorise } from '#server/errors/authorise.ts';
import type { ImportRow } from '#server/import/import-row.ts';
import { MATCH_MS, mustImport } from './import-results.ts';
import { inventSets } from './invented-sets.ts';

/**
 * Fixtures of the demonstration whose time has passed get a result, as if somebody had been there.
 *
 * @returns how many
 */
export async function settlePast(store: Store, author: Author): Promise<number> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const due = await listDue(store.db, author.now - MATCH_MS);
  for (const [leagueId, matches] of Map.groupBy(due, (match) => match.league_id!)) {
    const gender = matches[0]!.gender as Gender;
    const rows = matches.map(rowOf);
    await write(store, author, (tx) => mustImport(store, tx, author, leagueId, rows, gender));
  }
  return due.length;
}

function listDue(db: Database, before: number) {
  return db
    .selectFrom('match')
    .innerJoin('league', 'league.id', 'match.league_id')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .select([
      'match.league_id',
      'match.match_date',
      'match.match_time',
      'match.gender',
      'league.rules',
      't1.name as team1',
      't2.name as team2',
    ])
    .where('match.demo', '=', 1)
    .where('match.status', '=', 'not started')
    .where('match.starts_at', '<', before)
    .where('match.archived_at', 'is', null)
    .where('league.archived_at', 'is', null)
    .where('t1.archived_at', 'is', null)
    .where('t2.archived_at', 'is', null)
    .execute();
}

function rowOf(match: Awaited<ReturnType<typeof listDue>>[number], index: number): ImportRow {
  const choice = JSON.parse(match.rules) as MatchRulesChoice;
  const rules = typeof choice === 'string' ? PRESETS[choice] : choice;
  return {
    row: index + 2,
    date: match.match_date,
    time: match.match_time,
    team1: match.team1,
    team2: match.team2,
    location: undefined,
    round: undefined,
    group: undefined,
    sets: inventSets(rules, match.team1, match.team2, match.match_date),
    result: undefined,
    counts: undefined,
  };
}

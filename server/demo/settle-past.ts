import type { MatchRulesChoice } from '#contract/matches/match-rules.ts';
import type { Gender } from '#contract/primitives.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { ImportRow } from '#server/exchange/import/read/import-row.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { pairNextRound } from '#server/play/fixtures/swiss-rounds.ts';
import { findSwiss, swissStateView } from '#server/play/fixtures/swiss-state.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { MATCH_MS, mustImport } from './import-results.ts';
import { inventSets } from './invention/invented-sets.ts';

/**
 * Fixtures of the demonstration whose time has passed get a result, as if somebody had been there;
 * then its Swiss rounds go on, and matches that follow from the results belong to it, too.
 *
 * @returns how many
 */
export async function settlePast(store: Store, author: Author): Promise<number> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const due = await listDue(store.db, author.now - MATCH_MS);
  for (const [leagueId, matches] of Map.groupBy(due, (match) => match.league_id!)) {
    const gender = matches[0]!.gender as Gender;
    const rows = matches.map(rowOf);
    await writeResults(store, author, (tx) =>
      mustImport(store, tx, author, leagueId, rows, gender),
    );
  }
  await pairRounds(store, author);
  await markPlans(store, author, await listGrown(store.db));
  return due.length;
}

/** The matches of these plans are of the demonstration. */
export async function markPlans(
  store: Store,
  author: Author,
  plans: readonly string[],
): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  if (plans.length === 0) return;
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const fixtures = db
      .selectFrom('fixture')
      .select('id')
      .where('plan_id', 'in', [...plans]);
    await db.updateTable('match').set({ demo: 1 }).where('id', 'in', fixtures).execute();
    audit({ action: 'demo.mark', subject: 'site', after: { plans } });
    siteChanged();
  });
}

/** Plans of the demonstration with matches that are not marked yet: their teams came to be known. */
async function listGrown(db: Database): Promise<string[]> {
  const plans = await db
    .selectFrom('fixture')
    .innerJoin('match', 'match.id', 'fixture.id')
    .select('fixture.plan_id')
    .groupBy('fixture.plan_id')
    .having((eb) => eb(eb.fn.max('match.demo'), '=', 1))
    .having((eb) => eb(eb.fn.min('match.demo'), '=', 0))
    .execute();
  return plans.map(({ plan_id }) => plan_id);
}

async function pairRounds(store: Store, author: Author): Promise<void> {
  const leagues = await store.db
    .selectFrom('swiss')
    .innerJoin('league', 'league.id', 'swiss.league_id')
    .innerJoin('match', 'match.league_id', 'swiss.league_id')
    .select('swiss.league_id as id')
    .distinct()
    .where('match.demo', '=', 1)
    .where('league.archived_at', 'is', null)
    .execute();
  for (const { id } of leagues) {
    const swiss = await findSwiss(store.db, id);
    if (!swiss || swiss.missing.length > 0 || swiss.paired.length >= swiss.row.rounds) continue;
    const { nextDate } = swissStateView(swiss);
    try {
      const { plan } = await pairNextRound(store, author, id, { startDate: nextDate! });
      await markPlans(store, author, [plan!]);
    } catch (error) {
      // Another node was quicker, or a person has just changed the league.
      if (!(error instanceof AppError)) throw error;
    }
  }
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

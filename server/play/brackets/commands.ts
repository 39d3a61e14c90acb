import { resolveSlots } from '#domain/competition/slots/resolve.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { holdLeague } from '#server/play/leagues/hold-league.ts';
import { bumpMatch, insertMatch } from '#server/play/matches/commands.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { type PlanState, readPlanState, slotsOf } from './known.ts';
import { listFixtureRows } from './queries.ts';
import { forfeitIfWithdrawn } from './walkover.ts';

/**
 * Brings the fixtures of a league up to what its results say: teams come into their slots, matches
 * are made of fixtures whose two teams are known, and a correction before the start takes both
 * back. A match that has begun is never changed. Called by `writeResults`, in the transaction of
 * whatever may change a result or a table.
 */
export async function fillBrackets(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  leagueId: string,
): Promise<void> {
  const isPlanned = await tx.db
    .selectFrom('fixture')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!isPlanned) return;
  // Two results at once: each would see only its own half of the next match.
  await holdLeague(tx.db, leagueId);
  const inside = { ...store, db: tx.db };
  for (;;) {
    const rows = await listFixtureRows(tx.db, leagueId);
    const matches = await readMatches(tx, leagueId);
    let hasChanged = false;
    for (const fixtures of Map.groupBy(rows, (row) => row.plan_id).values()) {
      const standing = new Map([...matches].filter(([, match]) => match.archived_at === null));
      const state = await readPlanState(inside, leagueId, fixtures, standing);
      const isChanged = await fillPlan(tx, store, author, fixtures, matches, state);
      hasChanged ||= isChanged;
    }
    if (!hasChanged) return;
  }
}

async function readMatches({ db }: Write, leagueId: string): Promise<Map<string, MatchRow>> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('fixture', 'fixture.id', 'match.id')
    .selectAll('match')
    .where('fixture.league_id', '=', leagueId)
    .where('fixture.archived_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function fillPlan(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  fixtures: readonly FixtureRow[],
  matches: ReadonlyMap<string, MatchRow>,
  { known, ties }: PlanState,
): Promise<boolean> {
  const { changes } = resolveSlots(
    fixtures.map((fixture) => ({
      id: fixture.id,
      sources: slotsOf(fixture),
      teams: [fixture.team1_id ?? undefined, fixture.team2_id ?? undefined],
      started: hasBegun(matches.get(fixture.id)),
    })),
    known,
  );
  let hasChanged = changes.length > 0;
  for (const fixture of fixtures) {
    const own = changes.filter((change) => change.id === fixture.id);
    const teams: (string | null)[] = [fixture.team1_id, fixture.team2_id];
    for (const { side, team } of own) teams[side - 1] = team ?? null;
    const next = { ...fixture, team1_id: teams[0]!, team2_id: teams[1]! };
    const tie = next.tie === null ? undefined : ties.get(next.tie);
    const isNeeded = next.if_needed === 0 || (tie?.needed.has(next.id) ?? false);
    const turn = { isNeeded, isMoved: own.length > 0 };
    const state = await matchOf(tx, store, author, next, matches.get(next.id), turn);
    const isFresh = state === 'made' && fixture.state !== 'made' && next.label !== null;
    if (isFresh && (await forfeitIfWithdrawn(tx, store, author, next.league_id, next.id)))
      hasChanged = true;
    const settled = state === 'waiting' && tie?.winner !== undefined ? 'not-needed' : state;
    if (own.length === 0 && settled === fixture.state) continue;
    hasChanged = true;
    await tx.db
      .updateTable('fixture')
      .set({
        team1_id: next.team1_id,
        team2_id: next.team2_id,
        state: settled,
        updated_at: author.now,
      })
      .where('id', '=', fixture.id)
      .execute();
    tx.siteChanged();
  }
  return hasChanged;
}

function hasBegun(match: MatchRow | undefined): boolean {
  return match !== undefined && match.archived_at === null && match.seq > 0;
}

/**
 * Makes, changes or takes back the match of a fixture. Teams that somebody has put in by hand stay
 * while the sources say nothing new.
 */
async function matchOf(
  tx: Write,
  store: Store,
  author: Author,
  fixture: FixtureRow,
  match: MatchRow | undefined,
  { isNeeded, isMoved }: { isNeeded: boolean; isMoved: boolean },
): Promise<'made' | 'waiting'> {
  if (hasBegun(match)) return 'made';
  const { team1_id, team2_id } = fixture;
  const isOpen = match !== undefined && match.archived_at === null;
  const canBe =
    isNeeded &&
    fixture.is_draft === 0 &&
    team1_id !== null &&
    team2_id !== null &&
    team1_id !== team2_id;
  const gender = canBe ? await genderOf(tx, team1_id, team2_id) : undefined;
  if (gender === undefined) {
    if (isOpen) await takeBack(tx, store, author, match);
    return 'waiting';
  }
  if (match === undefined) {
    await makeMatch(tx, author, fixture, team1_id!, team2_id!);
  } else if (!isOpen || isMoved) {
    await bumpMatch(tx, store, author, match, {
      team1_id: team1_id!,
      team2_id: team2_id!,
      gender,
      archived_at: null,
    });
    const after = { team1: team1_id, team2: team2_id };
    tx.audit({ action: 'match.fill', subject: `match:${match.id}`, after });
  }
  return 'made';
}

/** The calendar keeps the day and the court that the match was moved to. */
async function takeBack(tx: Write, store: Store, author: Author, match: MatchRow): Promise<void> {
  await bumpMatch(tx, store, author, match, { archived_at: author.now });
  const { match_date, match_time, starts_at, location, court, moved_from } = match;
  await tx.db
    .updateTable('fixture')
    .set({ match_date, match_time, starts_at, location, court, moved_from })
    .where('id', '=', match.id)
    .execute();
  tx.audit({ action: 'match.empty', subject: `match:${match.id}` });
}

async function makeMatch(
  tx: Write,
  author: Author,
  fixture: FixtureRow,
  team1: string,
  team2: string,
): Promise<void> {
  await insertMatch(
    tx,
    author,
    {
      team1,
      team2,
      matchType: fixture.league_id,
      matchDate: fixture.match_date,
      matchTime: fixture.match_time,
      location: fixture.location,
      court: fixture.court,
      group: fixture.group_id,
      round: fixture.label ?? String(fixture.round),
      rules: fixture.rules === null ? null : 'golden-set',
    },
    { id: fixture.id, counts: fixture.counts === 1, movedFrom: fixture.moved_from },
  );
}

/** Of team 2; undefined where one of them is archived: nobody can be made to play it. */
async function genderOf({ db }: Write, team1: string, team2: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('team')
    .select(['id', 'gender'])
    .where('id', 'in', [team1, team2])
    .where('archived_at', 'is', null)
    .execute();
  return rows.length === 2 ? rows.find(({ id }) => id === team2)?.gender : undefined;
}

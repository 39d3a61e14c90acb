import type { LeagueDetail } from '#contract/leagues/league.ts';
import { WHOLE_TABLE } from '#domain/competition/fixtures/play-offs.ts';
import { type PlacedTeam, rankBestPlaced } from '#domain/competition/slots/rank-best-placed.ts';
import type { Known } from '#domain/competition/slots/resolve.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { phasesOf } from '#server/play/leagues/views.ts';
import {
  hasResult,
  inputOfTable,
  listWaitingOfTables,
  readTableFacts,
  tableOf,
} from '#server/play/standings/queries.ts';
import { type Leg, loserOf, type TieState, tieState, winnerOf } from './tie-state.ts';

/** Teams that stand level in a finished group where their order decides who plays on. */
export type LotNeeded = { group: string; teams: string[] };

export type PlanState = {
  known: Known;
  ties: ReadonlyMap<string, TieState>;
  lotsNeeded: readonly LotNeeded[];
};

export function slotsOf(fixture: FixtureRow): [Slot, Slot] {
  return [JSON.parse(fixture.source1) as Slot, JSON.parse(fixture.source2) as Slot];
}

/** The facts that the results of a plan give about the teams of its later matches. */
export async function readPlanState(
  store: Store,
  leagueId: string,
  fixtures: readonly FixtureRow[],
  matches: ReadonlyMap<string, MatchRow>,
): Promise<PlanState> {
  const outcomes: Record<string, { winner: string; loser: string }> = {};
  const ties = new Map<string, TieState>();
  const league = await store.db
    .selectFrom('league')
    .select(['phases', 'carry_over_id'])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  const { twoLegs } = phasesOf(league);
  for (const fixture of fixtures) {
    const match = matches.get(fixture.id);
    const winner = winnerOf(match);
    const loser = loserOf(match);
    if (fixture.tie === null && fixture.label !== null && winner && loser)
      outcomes[fixture.label] = { winner, loser };
  }
  for (const [tie, legs] of Map.groupBy(fixtures, (fixture) => fixture.tie)) {
    if (tie === null) continue;
    const ordered = legs
      .toSorted((a, b) => (a.leg ?? 0) - (b.leg ?? 0))
      .map((fixture): Leg => ({ fixture, match: matches.get(fixture.id) }));
    const { team1_id, team2_id } = ordered[0]!.fixture;
    if (team1_id === null || team2_id === null) continue;
    const state = tieState(ordered, [team1_id, team2_id], twoLegs);
    ties.set(tie, state);
    if (state.winner && state.loser) outcomes[tie] = { winner: state.winner, loser: state.loser };
  }
  return { ties, ...(await readTables(store, leagueId, fixtures, outcomes)) };
}

async function readTables(
  store: Store,
  leagueId: string,
  fixtures: readonly FixtureRow[],
  outcomes: Known['outcomes'],
): Promise<{ known: Known; lotsNeeded: LotNeeded[] }> {
  const slots = fixtures.flatMap(slotsOf);
  const groups = new Set(
    slots.flatMap((slot) => {
      if (slot.kind === 'place') return [slot.group];
      return slot.kind === 'best-placed' ? slot.among : [];
    }),
  );
  const tables: Record<string, string[]> = {};
  const placed: (PlacedTeam & { place: number })[] = [];
  const lotsNeeded: LotNeeded[] = [];
  if (groups.size === 0) return { known: { outcomes, tables }, lotsNeeded };
  const facts = await readTableFacts(store, leagueId);
  const waiting = await listWaitingOfTables(store, leagueId);
  const gone = new Set(facts.entries.filter(isWithdrawal).map((entry) => entry.team_id));
  const ofLeague = { id: undefined, name: WHOLE_TABLE };
  for (const group of [ofLeague, ...facts.league.groups]) {
    if (!groups.has(group.name)) continue;
    const isOfTable = (row: { group_id: string | null }) =>
      group.id === undefined || row.group_id === group.id;
    const own = facts.results.filter(isOfTable);
    if (own.length === 0 || !own.every(hasResult) || waiting.some(isOfTable)) continue;
    const view = group.id === undefined ? {} : { group: group.id };
    const table = tableOf(facts, view);
    const rows = withoutGone(table.rows, gone);
    const level = rows.filter((row) => rows.some((o) => o !== row && o.rank === row.rank));
    const cut = placesThatMatter(slots, group.name);
    const open = level.filter((row) => matters(row.rank, level, cut));
    if (open.length > 0) {
      for (const teams of Map.groupBy(open, (row) => row.rank).values())
        lotsNeeded.push({ group: group.name, teams: teams.map((row) => row.team.id) });
      continue;
    }
    tables[group.name] = rows.map((row) => row.team.id);
    const pool = inputOfTable(facts, view);
    for (const row of rows)
      placed.push({ place: row.position, team: row.team.id, group: group.name, pool });
  }
  return {
    known: { outcomes, tables, best: bestOf(slots, tables, placed, facts.league) },
    lotsNeeded,
  };
}

function isWithdrawal({ kind }: { kind: string }): boolean {
  return kind === 'withdrawal';
}

/** A team that has withdrawn keeps its row of the table, and gives its place to the next. */
function withoutGone<Row extends { rank: number; position: number; team: { id: string } }>(
  rows: readonly Row[],
  gone: ReadonlySet<string | null>,
): Row[] {
  const left = rows.filter((row) => !gone.has(row.team.id));
  return left.map((row, index) => ({
    ...row,
    position: index + 1,
    rank: left.findIndex((other) => other.rank === row.rank) + 1,
  }));
}

function placesThatMatter(slots: readonly Slot[], group: string): ReadonlySet<number> {
  return new Set(
    slots.flatMap((slot) => {
      if (slot.kind === 'place' && slot.group === group) return [slot.place];
      return slot.kind === 'best-placed' && slot.among.includes(group) ? [slot.place] : [];
    }),
  );
}

/** A shared rank is no trouble where none of its places leads anywhere. */
function matters(
  rank: number,
  level: readonly { rank: number }[],
  places: ReadonlySet<number>,
): boolean {
  const count = level.filter((row) => row.rank === rank).length;
  return Array.from({ length: count }, (_, index) => rank + index).some((it) => places.has(it));
}

/** Only once all groups that send their best are over. */
function bestOf(
  slots: readonly Slot[],
  tables: Readonly<Record<string, unknown>>,
  placed: readonly (PlacedTeam & { place: number })[],
  { criteria, phases }: LeagueDetail,
): NonNullable<Known['best']> {
  const best: Record<number, { team: string; group: string }[]> = {};
  for (const slot of slots) {
    if (slot.kind !== 'best-placed' || !slot.among.every((group) => group in tables)) continue;
    best[slot.place] ??= rankBestPlaced(
      placed.filter(({ place, group }) => place === slot.place && slot.among.includes(group)),
      { place: slot.place, way: phases.unequalPools, criteria },
    );
  }
  return best;
}

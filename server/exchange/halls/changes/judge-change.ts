import type {
  HallChangeReason,
  PlannedMatch,
  RosterFacts,
  SentChange,
} from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import { stateOf } from '#server/play/halls/views.ts';
import { ROSTER_FIELDS, rosterFactsOf } from './facts-of.ts';

/** A change as it was sent, with the facts that the site took of the same record before. */
export type JudgedChange = {
  change: Pick<SentChange, 'kind' | 'id'> & {
    facts: RosterFacts | PlannedMatch;
    base: RosterFacts | null;
  };
  taken: RosterFacts | null;
  /** Shirts of other players that change in the same delivery: two may swap theirs. */
  shirts: ReadonlyMap<string, number | null>;
};

/** Reasons that no decision can set aside. */
export const IMPOSSIBLE: readonly HallChangeReason[] = ['unknown-team', 'gone'];

/** The reasons for which a change has to wait at the site, the weightiest first; none: it may be taken. */
export async function judgeChange(
  db: Database,
  loan: HallLoanRow,
  judged: JudgedChange,
  now: number,
): Promise<HallChangeReason[]> {
  const reasons =
    judged.change.kind === 'match'
      ? await judgeMatchPlan(db, loan, judged.change.id, judged.change.facts as PlannedMatch)
      : await judgeRoster(db, loan, judged);
  const impossible = reasons.filter((reason) => IMPOSSIBLE.includes(reason));
  const others = reasons.filter((reason) => !IMPOSSIBLE.includes(reason));
  const isOver = stateOf(loan, now) !== 'lent';
  return [...impossible, ...(isOver ? (['loan-over'] as const) : []), ...others];
}

async function judgeMatchPlan(
  db: Database,
  loan: HallLoanRow,
  id: string,
  { team1, team2, matchDate }: PlannedMatch,
): Promise<HallChangeReason[]> {
  const reasons: HallChangeReason[] = [];
  const same = await db
    .selectFrom('match')
    .select('id')
    .where('league_id', '=', loan.league_id)
    .where('match_date', '=', matchDate)
    .where('archived_at', 'is', null)
    .where('status', '!=', 'cancelled')
    .where('team1_id', 'in', [team1, team2])
    .where('team2_id', 'in', [team1, team2])
    .execute();
  // It arrived already, and the loan was taken anew since.
  if (same.some((row) => row.id === id)) return [];
  for (const team of [team1, team2]) {
    if (!(await playsInLeague(db, loan.league_id, team))) reasons.push('unknown-team');
  }
  if (matchDate < loan.first_day || matchDate > loan.last_day) reasons.push('other-day');
  if (same.length > 0) reasons.push('same-match');
  return reasons;
}

async function judgeRoster(
  db: Database,
  loan: HallLoanRow,
  { change, taken, shirts }: JudgedChange,
): Promise<HallChangeReason[]> {
  const facts = change.facts as RosterFacts;
  const { base } = change;
  const row = await db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', change.id)
    .executeTakeFirst();
  const wasKnown = base !== null || taken !== null;
  if (wasKnown && (!row || row.archived_at !== null)) return ['gone'];
  const reasons: HallChangeReason[] = [];
  if (facts.team !== null && !(await playsInLeague(db, loan.league_id, facts.team))) {
    reasons.push('unknown-team');
  }
  if (row) {
    const current = rosterFactsOf(row);
    const isOther = ROSTER_FIELDS.some(
      (field) =>
        facts[field] !== base?.[field] &&
        ![facts[field], base?.[field], taken?.[field]].includes(current[field]),
    );
    if (isOther) reasons.push('changed-here');
  }
  if (facts.team === null) return reasons;
  const mates = await db
    .selectFrom('player')
    .select(['id', 'sort_name', 'jersey_number'])
    .where('team_id', '=', facts.team)
    .where('archived_at', 'is', null)
    .where('id', '!=', change.id)
    .execute();
  const shirtOf = (mate: (typeof mates)[number]) => shirts.get(mate.id) ?? mate.jersey_number;
  const isNewShirt = facts.jerseyNumber !== null && facts.jerseyNumber !== base?.jerseyNumber;
  if (!row && mates.some((mate) => mate.sort_name === sortName(facts.fullName))) {
    reasons.push('same-name');
  }
  if (isNewShirt && mates.some((mate) => shirtOf(mate) === facts.jerseyNumber)) {
    reasons.push('same-shirt');
  }
  return reasons;
}

async function playsInLeague(db: Database, leagueId: string, teamId: string): Promise<boolean> {
  const row = await db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select('team.id')
    .where('league_team.league_id', '=', leagueId)
    .where('team.id', '=', teamId)
    .where('team.archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

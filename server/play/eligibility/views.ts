import type {
  CheckedRosterView,
  PlayerProblemView,
  SheetBreach,
} from '#contract/eligibility/eligibility.ts';
import type { CheckedRoster } from '#domain/competition/eligibility/check-roster.ts';
import { keepsOut, type PlayerProblem } from '#domain/competition/eligibility/problem.ts';
import type { SheetBreachRow } from '#server/platform/db/tables/eligibility-tables.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import type { Joined } from '#server/play/memberships/queries.ts';

type RosterPlayer = Joined &
  Pick<
    PlayerRow,
    | 'id'
    | 'full_name'
    | 'jersey_number'
    | 'date_of_birth'
    | 'gender'
    | 'nationality'
    | 'licence'
    | 'licence_until'
  >;
export type RosterRow = {
  id: string;
  name: string;
  gender: string;
  players: readonly RosterPlayer[];
};

/** With the names of all: for those who run the league, and a coach's own team. */
export function checkedRosterView(
  rows: readonly RosterRow[],
  checked: readonly CheckedRoster[],
): CheckedRosterView[] {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const found = new Map(checked.map((roster) => [roster.team, roster]));
  const view = (problem: PlayerProblem): PlayerProblemView =>
    problem.kind === 'registered-twice'
      ? { ...problem, team: { id: problem.team, name: names.get(problem.team) ?? '' } }
      : problem;
  return rows.map(({ id, name, players }) => {
    const roster = found.get(id);
    const problems = new Map(roster?.players.map((player) => [player.id, player.problems]));
    return {
      team: { id, name },
      problems: [...(roster?.problems ?? [])],
      players: players.map((row) => {
        const own = problems.get(row.id) ?? [];
        return {
          id: row.id,
          fullName: row.full_name,
          jerseyNumber: row.jersey_number,
          licence: row.licence,
          licenceUntil: row.licence_until,
          joinedOn: row.joinedOn,
          mayPlay: !own.some(keepsOut),
          problems: own.map(view),
        };
      }),
    };
  });
}

type BreachFacts = SheetBreachRow & {
  match_date: string;
  team1: string;
  team2: string;
  team_name: string;
  full_name: string | null;
};

export function sheetBreachView(row: BreachFacts): SheetBreach {
  const { match_id, match_date, team1, team2, team_id, team_name, number, full_name, cause } = row;
  return {
    match: { id: match_id, matchDate: match_date, team1, team2 },
    team: { id: team_id, name: team_name },
    number,
    name: full_name,
    cause,
  };
}

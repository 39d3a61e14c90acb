import type { MatchState } from '#domain/volleyball/match-state.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import { outlookOf } from './plan-columns.ts';
import { shownStatus } from './projection.ts';

type PlanRow = Pick<
  MatchRow,
  | 'id'
  | 'league_id'
  | 'team1_id'
  | 'team2_id'
  | 'match_date'
  | 'match_time'
  | 'starts_at'
  | 'not_before'
  | 'location'
  | 'court'
  | 'status'
  | 'archived_at'
>;

function aboutMatch({ id, league_id, team1_id, team2_id }: PlanRow) {
  return { matchId: id, leagueId: league_id, teams: [team1_id, team2_id] as const };
}

/** Time and place of a match, as one text that differs when any of it does. */
function planOf(row: PlanRow): string {
  const { team1_id, team2_id, match_date, match_time, not_before, location, court } = row;
  return JSON.stringify([
    outlookOf(row),
    match_date,
    match_time,
    not_before,
    location,
    court,
    team1_id,
    team2_id,
  ]);
}

function planFacts({ match_date, match_time, starts_at, location, court, status }: PlanRow) {
  return { date: match_date, time: match_time, startsAt: starts_at, location, court, status };
}

export function matchCreated(row: PlanRow): NewHappening {
  return {
    ...aboutMatch(row),
    kind: 'match.created',
    topic: 'plan',
    value: planOf(row),
    facts: planFacts(row),
  };
}

/** Another day, hour, place or outlook; undefined where nobody has to be told. */
export function planChanged(row: PlanRow, changed: Partial<PlanRow>): NewHappening | undefined {
  const after = { ...row, ...changed };
  const before = planOf(row);
  const value = planOf(after);
  if (before === value) return undefined;
  const topic = 'plan';
  const facts = planFacts(after);
  return { ...aboutMatch(after), kind: kindOfChange(row, after), topic, before, value, facts };
}

function kindOfChange(row: PlanRow, after: PlanRow): NewHappening['kind'] {
  const outlook = outlookOf(after);
  if (outlook !== outlookOf(row) && outlook !== 'planned') {
    return outlook === 'cancelled' ? 'match.cancelled' : 'match.postponed';
  }
  const hasMoved = (['match_date', 'match_time', 'not_before'] as const).some(
    (column) => after[column] !== row[column],
  );
  const hasOtherPlace = after.location !== row.location || after.court !== row.court;
  return hasOtherPlace && !hasMoved ? 'match.venue_moved' : 'match.rescheduled';
}

/** The end of a match, of its sets and its beginning, as its log tells them before and after. */
export function scoreHappenings(
  row: PlanRow,
  before: MatchState,
  after: MatchState,
): NewHappening[] {
  const about = aboutMatch(row);
  const happenings = [...startOf(before, after), ...setsOf(before, after), ...endOf(before, after)];
  return happenings.map((happening) => ({ ...about, ...happening }));
}

function startOf(before: MatchState, after: MatchState): NewHappening[] {
  const known = (state: MatchState) =>
    state.sets.length === 0 && state.lineup1 !== null && state.lineup2 !== null;
  const hasLineups = known(after) && !known(before);
  const lineups: NewHappening = { kind: 'match.lineup_known', topic: 'lineup', value: 'known' };
  const stateOf = ({ startedAt }: MatchState) => (startedAt === null ? null : 'begun');
  const was = stateOf(before);
  const is = stateOf(after);
  const isWhole = resultOf(after) !== null && before.sets.length === 0;
  const start: NewHappening = { kind: 'match.started', topic: 'start', before: was, value: is };
  return [...(hasLineups ? [lineups] : []), ...(was === is || isWhole ? [] : [start])];
}

/** Several sets that end at once are entered after the match: then the result is told alone. */
function setsOf(before: MatchState, after: MatchState): NewHappening[] {
  const scores = ({ sets }: MatchState) =>
    sets.map((set) => (set.over ? `${set.team1Score}-${set.team2Score}` : null));
  const was = scores(before);
  const is = scores(after);
  const changes = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => ({
    topic: `set:${index + 1}`,
    before: was[index] ?? null,
    value: is[index] ?? null,
    facts: { set: index + 1, wins: [after.team1Wins, after.team2Wins] },
  })).filter((change) => change.before !== change.value);
  if (changes.filter((change) => change.before === null).length > 1) return [];
  return changes.map((change) => ({
    ...change,
    kind: change.before === null ? 'match.set_ended' : 'match.corrected',
  }));
}

function endOf(before: MatchState, after: MatchState): NewHappening[] {
  const was = resultOf(before);
  const is = resultOf(after);
  if (was === is) return [];
  const kind = was === null ? 'match.ended' : 'match.corrected';
  const sets = after.sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`);
  return [{ kind, topic: 'result', before: was, value: is, facts: { sets } }];
}

/** The sets won by each team, and how where it was not by play; null before the end. */
function resultOf(state: MatchState): string | null {
  if (!state.decided && shownStatus(state) !== 'ended') return null;
  const isForfeit = state.forfeit !== null || state.doubleForfeit;
  return `${state.team1Wins}-${state.team2Wins}${isForfeit ? ' forfeit' : ''}`;
}

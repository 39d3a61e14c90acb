import type { Criterion } from '../criteria.ts';
import type { StandingsInput, StandingsMatch } from '../standings.ts';
import {
  addMatch,
  type Counts,
  countedValue,
  int,
  isMore,
  nothingCounted,
  outcome,
  recordOf,
  type Value,
} from './naive-count.ts';

/**
 * The table a second time, as plainly as it can be said: no sums are kept, every number is counted
 * anew from all matches, fractions are big integers, and a rank is one more than the number of teams
 * that stand above. Slow, and shares no code with the table that it checks. It knows the points of
 * `fivb`, `two-one`, `wins` and `norceca`.
 */
export type NaiveRow = {
  readonly team: string;
  readonly rank: number;
  readonly points: number;
  readonly record: string;
  readonly form: string;
};

/** The reason why `above` stands above `below`, in one word; 'shared' when nothing says so. */
export type NaiveTable = {
  readonly rows: ReadonlyMap<string, NaiveRow>;
  readonly why: (above: string, below: string) => string;
};

const DEFAULT: readonly Criterion[] = ['wins', 'points', 'setRatio', 'pointRatio', 'headToHead'];

export function naiveStandings(input: StandingsInput): NaiveTable {
  const view = input.view ?? 'all';
  const criteria: (Criterion | 'unplayed')[] = [];
  for (const name of input.criteria ?? DEFAULT) {
    const isMeeting = name === 'headToHead' || name === 'lastMatch';
    if (view !== 'all' && isMeeting) continue;
    if (isMeeting || name === 'winsIfPlayedEqual') criteria.push('unplayed');
    criteria.push(name);
  }
  criteria.push('unplayed');
  const annulled = annulledTeams(input);
  const matches = countedMatches(input, annulled);

  /** The matches that the view shows of one team, oldest first. */
  function shown(team: string): StandingsMatch[] {
    const own = matches.filter((match) => match.team1 === team || match.team2 === team);
    own.sort((a, b) => time(a) - time(b) || (a.id < b.id ? -1 : 1));
    if (view === 'home') return own.filter((match) => match.team1 === team && !match.neutral);
    if (view === 'away') return own.filter((match) => match.team2 === team && !match.neutral);
    if (view === 'all') return own;
    return own.filter((_, index) => index >= own.length - view.last);
  }

  function count(team: string, among: readonly string[] | null): Counts {
    const counts = nothingCounted();
    for (const match of shown(team)) {
      if (among !== null && !among.includes(opponentOf(match, team))) continue;
      addMatch(counts, match, team, input);
    }
    if (among === null && view === 'all') {
      for (const it of input.adjustments ?? []) if (it.team === team) counts.points += it.points;
    }
    return counts;
  }

  /** The value of `team` for a criterion; more is better. */
  function value(
    criterion: Criterion | 'unplayed',
    team: string,
    group: readonly string[],
    among: readonly string[] | null,
  ): Value {
    if (criterion === 'unplayed') return int(shown(team).length > 0 ? 1 : 0);
    if (criterion === 'headToHead') return int(-above(team, group));
    if (criterion === 'lastMatch') return int(lastMatchWins(team, group));
    if (criterion === 'winsIfPlayedEqual') {
      const played = count(team, among).played;
      const isEqual = group.every((other) => count(other, among).played === played);
      return isEqual ? int(count(team, among).won) : int(0);
    }
    return countedValue(count(team, among), criterion);
  }

  function lastMatchWins(team: string, group: readonly string[]): number {
    if (group.length !== 2) return 0;
    const other = group.find((it) => it !== team) as string;
    const meetings = shown(team).filter((match) => opponentOf(match, team) === other);
    if (meetings.length === 0) return 0;
    if (meetings.length > 1) {
      if (meetings.some((match) => match.playedAt == null)) return 0;
      const latest = Math.max(...meetings.map(time));
      if (meetings.filter((match) => time(match) === latest).length > 1) return 0;
    }
    return outcome(meetings[meetings.length - 1] as StandingsMatch, team) === 'W' ? 1 : 0;
  }

  /** The number of teams that head-to-head puts above the team. */
  function above(team: string, group: readonly string[]): number {
    for (const a of group) {
      for (const b of group) {
        if (a !== b && !shown(a).some((match) => opponentOf(match, a) === b)) return 0;
      }
    }
    let level = [...group];
    let better = 0;
    for (const criterion of criteria.filter((name) => name !== 'headToHead')) {
      const [ahead, same] = sift(criterion, team, level, group);
      better += ahead.length;
      level = same;
    }
    if (level.length === group.length) {
      const [ahead] = sift('lastMatch', team, level, group);
      return ahead.length;
    }
    return level.length === 1 ? better : better + above(team, level);
  }

  /** Those of the group that the criterion puts above the team, and those level with it. */
  function sift(
    criterion: Criterion | 'unplayed',
    team: string,
    group: readonly string[],
    among: readonly string[] | null,
  ): [string[], string[]] {
    const values = new Map(group.map((it) => [it, value(criterion, it, group, among)]));
    if ([...values.values()].includes('unknown')) return [[], [...group]];
    const own = values.get(team) as Value;
    return [
      group.filter((it) => isMore(values.get(it) as Value, own)),
      group.filter(
        (it) => !isMore(values.get(it) as Value, own) && !isMore(own, values.get(it) as Value),
      ),
    ];
  }

  const teams = [...new Set(input.teams)];
  const band = (team: string): number => {
    if (annulled.has(team)) return 2;
    return view === 'all' && input.placings?.some((it) => it.team === team) ? 1 : 0;
  };

  /** The teams level with `team` after the first `depth` criteria, and how many are above. */
  function standing(team: string, depth: number): { level: string[]; better: number } {
    let level = teams.filter((it) => band(it) === band(team));
    let better = teams.filter((it) => band(it) < band(team)).length;
    for (const criterion of criteria.slice(0, depth)) {
      const [ahead, same] = sift(criterion, team, level, null);
      better += ahead.length;
      level = same;
    }
    return { level, better };
  }

  function lotOf(level: readonly string[]): readonly string[] | undefined {
    const lots = (input.lots ?? []).filter((lot) => level.every((it) => lot.order.includes(it)));
    return level.length > 1 ? lots[lots.length - 1]?.order : undefined;
  }

  function rank(team: string): number {
    const { level, better } = standing(team, criteria.length);
    const lot = lotOf(level);
    const drawn = lot ? level.filter((it) => lot.indexOf(it) < lot.indexOf(team)).length : 0;
    return 1 + better + drawn;
  }

  function why(upper: string, lower: string): string {
    if (band(upper) !== band(lower)) return band(lower) === 2 ? 'withdrawn' : 'decree';
    for (let depth = 1; depth <= criteria.length; depth += 1) {
      if (!standing(upper, depth).level.includes(lower)) return criteria[depth - 1] as string;
    }
    return lotOf(standing(upper, criteria.length).level) ? 'lot' : 'shared';
  }

  const rows = new Map<string, NaiveRow>();
  for (const team of teams) {
    const counts = count(team, null);
    const form = shown(team).map((match) => outcome(match, team));
    rows.set(team, {
      team,
      rank: rank(team),
      points: counts.points,
      record: recordOf(counts),
      form: form.slice(Math.max(0, form.length - 5)).join(''),
    });
  }
  return { rows, why };
}

function annulledTeams(input: StandingsInput): Set<string> {
  const annulled = new Set<string>();
  for (const { team, policy } of input.withdrawals ?? []) {
    const has = (it: { team1: string; team2: string }) => it.team1 === team || it.team2 === team;
    const played = distinct(input.matches).filter(has).length;
    const all = played + (input.fixtures ?? []).filter(has).length;
    if (policy === 'annul' || (policy === 'annul-under-half' && 2 * played < all))
      annulled.add(team);
  }
  return annulled;
}

function countedMatches(input: StandingsInput, annulled: ReadonlySet<string>): StandingsMatch[] {
  const counted = distinct(input.matches);
  const awards = new Set(
    (input.withdrawals ?? [])
      .filter(({ policy }) => policy === 'keep-and-award' || policy === 'annul-under-half')
      .map(({ team }) => team),
  );
  for (const { id, team1, team2 } of input.fixtures ?? []) {
    const empty = { id, team1, team2, sets: [], setsWon: [0, 0] as const };
    if (awards.has(team1) && awards.has(team2)) counted.push({ ...empty, forfeit: 'both' });
    else if (awards.has(team1)) counted.push({ ...empty, forfeit: 'team1' });
    else if (awards.has(team2)) counted.push({ ...empty, forfeit: 'team2' });
  }
  return counted.filter(({ team1, team2 }) => !annulled.has(team1) && !annulled.has(team2));
}

function distinct(matches: readonly StandingsMatch[]): StandingsMatch[] {
  return matches.filter(
    (match, index) =>
      matches.findIndex((it) => it.id === match.id) === index &&
      (match.forfeit != null || match.sets.length + match.setsWon[0] + match.setsWon[1] > 0),
  );
}

function opponentOf(match: StandingsMatch, team: string): string {
  return match.team1 === team ? match.team2 : match.team1;
}

function time(match: StandingsMatch): number {
  return match.playedAt ?? Number.MIN_SAFE_INTEGER;
}

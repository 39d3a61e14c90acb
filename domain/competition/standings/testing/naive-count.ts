import type { Criterion } from '../criteria.ts';
import type { StandingsInput, StandingsMatch } from '../standings.ts';

/** The counting half of the naive table. */
export type Value = { n: bigint; d: bigint } | 'none' | 'unknown';

export type Counts = {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  sets: [number, number];
  rally: [number, number];
  isRallyKnown: boolean;
};

export function nothingCounted(): Counts {
  return {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    points: 0,
    sets: [0, 0],
    rally: [0, 0],
    isRallyKnown: true,
  };
}

/** Match points by what a regulation prints: 'W3-2' is a win in five. F a forfeit, D a draw. */
const PRINTED: Readonly<Record<string, string>> = {
  fivb: 'W3-0 3, W3-1 3, W3-2 2, L2-3 1, L1-3 0, L0-3 0, W2-0 3, W2-1 2, L1-2 1, L0-2 0, W1-0 3, L0-1 0, D 1, FW 3, FL 0',
  'two-one':
    'W3-0 2, W3-1 2, W3-2 2, L2-3 1, L1-3 1, L0-3 1, W2-0 2, W2-1 2, L1-2 1, L0-2 1, W1-0 2, L0-1 1, D 1, FW 2, FL 0',
  wins: 'W3-0 1, W3-1 1, W3-2 1, L2-3 0, L1-3 0, L0-3 0, W2-0 1, W2-1 1, L1-2 0, L0-2 0, W1-0 1, L0-1 0, D 0, FW 1, FL 0',
  norceca:
    'W3-0 5, W3-1 4, W3-2 3, L2-3 2, L1-3 1, L0-3 0, W2-0 5, W2-1 3, L1-2 2, L0-2 0, W1-0 5, L0-1 0, D 2, FW 5, FL 0',
};

function pricesOf(system: string): Map<string, number> {
  const prices = new Map<string, number>();
  for (const item of (PRINTED[system] as string).split(', ')) {
    const [name, points] = item.split(' ');
    prices.set(name as string, Number(points));
  }
  return prices;
}

export function outcome(match: StandingsMatch, team: string): 'W' | 'D' | 'L' {
  const own = match.team1 === team ? 'team1' : 'team2';
  if (match.forfeit === 'both' || match.forfeit === own) return 'L';
  if (match.forfeit != null) return 'W';
  const [a, b] = match.setsWon;
  if (a === b) return 'D';
  return a > b === (own === 'team1') ? 'W' : 'L';
}

export function addMatch(
  counts: Counts,
  match: StandingsMatch,
  team: string,
  input: StandingsInput,
): void {
  const result = outcome(match, team);
  const isFirst = match.team1 === team;
  const size = input.defaultScore ?? { sets: 3, points: 25 };
  let sets = isFirst ? [...match.setsWon] : [match.setsWon[1], match.setsWon[0]];
  let rally = [0, 0];
  for (const [first, second] of match.sets) {
    rally[0]! += isFirst ? first : second;
    rally[1]! += isFirst ? second : first;
  }
  let isKnown = match.sets.length >= sets[0]! + sets[1]!;
  if (match.forfeit === 'both') sets = [0, size.sets];
  else if (match.forfeit != null && sets[0] === 0 && sets[1] === 0) {
    sets = result === 'W' ? [size.sets, 0] : [0, size.sets];
  }
  const isDefault =
    match.forfeit != null &&
    (match.forfeit === 'both' || match.sets.length === 0 || match.setsWon.join() === '0,0');
  if (isDefault) {
    rally = sets.map((won) => won * size.points);
    isKnown = true;
  }
  counts.played += 1;
  if (result === 'W') counts.won += 1;
  if (result === 'D') counts.drawn += 1;
  if (result === 'L') counts.lost += 1;
  counts.sets[0] += sets[0]!;
  counts.sets[1] += sets[1]!;
  if (isKnown) {
    counts.rally[0] += rally[0]!;
    counts.rally[1] += rally[1]!;
  } else counts.isRallyKnown = false;
  const name =
    match.forfeit != null ? `F${result}` : result === 'D' ? 'D' : `${result}${sets[0]}-${sets[1]}`;
  const price = pricesOf(input.pointsSystem as string).get(name);
  if (price === undefined) throw new Error(`No price for ${name}`);
  counts.points += price;
}

export function countedValue(counts: Counts, criterion: Criterion): Value {
  const [setsWon, setsLost] = counts.sets;
  const [won, lost] = counts.rally;
  if (/^point(sWon|Ratio|Difference|Share)$/.test(criterion) && !counts.isRallyKnown)
    return 'unknown';
  if (criterion === 'wins') return int(counts.won);
  if (criterion === 'points') return int(counts.points);
  if (criterion === 'setsWon') return int(setsWon);
  if (criterion === 'pointsWon') return int(won);
  if (criterion === 'setDifference') return int(setsWon - setsLost);
  if (criterion === 'pointDifference') return int(won - lost);
  if (criterion === 'setRatio') return ratio(setsWon, setsLost);
  if (criterion === 'pointRatio') return ratio(won, lost);
  if (criterion === 'setShare') return ratio(setsWon, setsWon + setsLost);
  if (criterion === 'pointShare') return ratio(won, won + lost);
  if (criterion === 'winShare') return ratio(counts.won, counts.played);
  if (criterion === 'pointsPerMatch') {
    return counts.played === 0 ? 'none' : ratio(counts.points, counts.played);
  }
  throw new Error(`${criterion} is not counted`);
}

export function int(value: number): Value {
  return { n: BigInt(value), d: 1n };
}

function ratio(n: number, d: number): Value {
  return n === 0 && d === 0 ? 'none' : { n: BigInt(n), d: BigInt(d) };
}

/** MAX is n/0: more than any number, not more than another MAX. */
export function isMore(a: Value, b: Value): boolean {
  if (a === 'none' || a === 'unknown') return false;
  if (b === 'none' || b === 'unknown') return true;
  if (a.d === 0n || b.d === 0n) return a.d === 0n && b.d !== 0n;
  return a.n * b.d > b.n * a.d;
}

export function recordOf(counts: Counts): string {
  const { played, won, drawn, lost, sets, rally, isRallyKnown } = counts;
  return `${played} ${won}-${drawn}-${lost} ${sets.join(':')} ${rally.join(':')} ${isRallyKnown}`;
}

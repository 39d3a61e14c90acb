import { bergerTable } from '#domain/competition/fixtures/berger-table.ts';
import type { StandingsInput } from '#domain/competition/standings/standings.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';

/** Five sets, 28-26 four times and 18-16: 250 rallies. */
export function longMatch(): MatchEvent[] {
  const events: object[] = [{ type: 'start' }];
  for (let set = 1; set <= 5; set += 1) {
    const [first, second] = set % 2 === 1 ? ['team1', 'team2'] : ['team2', 'team1'];
    events.push({ type: 'set-start', set, firstServe: first });
    const level = set === 5 ? 16 : 26;
    const winners = Array.from({ length: level }, () => [first, second]).flat();
    for (const [n, winner] of [...winners, first, first].entries()) {
      events.push({ type: 'rally', winner, no: n + 1 });
    }
  }
  return events.map((event, n) => ({ id: `event-${n}`, at: n * 20_000, ...event }) as MatchEvent);
}

/** Set scores that differ from match to match, and are the same in every run. */
export function setTotals(n: number): [number, number][] {
  const loser = (k: number) => 12 + ((n * 7 + k * 5) % 12);
  const lost = n % 3;
  const sets = Array.from({ length: 3 + lost }, (_, k): [number, number] => {
    const target = k === 4 ? 15 : 25;
    const low = Math.min(loser(k), target - 2);
    return k < lost ? [low, target] : [target, low];
  });
  return n % 2 === 0 ? sets : sets.map(([a, b]) => [b, a]);
}

/** A league of an even number of teams that has met this many times over. */
export function playedLeague(teams: number, legs: number): StandingsInput {
  const names = Array.from({ length: teams }, (_, index) => `team ${index + 1}`);
  const pairs = Array.from({ length: legs }, () => bergerTable(teams)).flat(2);
  const matches = pairs.map(([first, second], n) => {
    const sets = setTotals(n);
    const won = sets.filter(([a, b]) => a > b).length;
    return {
      id: `match ${n}`,
      team1: names[first - 1]!,
      team2: names[second - 1]!,
      sets,
      setsWon: [won, sets.length - won] as const,
      playedAt: n * 3_600_000,
    };
  });
  return { teams: names, matches };
}

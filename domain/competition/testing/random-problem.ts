import type { RandomSource } from '../lots/random-source.ts';
import type {
  Appointment,
  Constraint,
  MatchToSchedule,
  ScheduleProblem,
} from '../schedule/problem.ts';

const dates = ['2026-12-12', '2026-12-13'];
const teams = ['a', 'b', 'c', 'd', 'e'];
const referees = ['r', 's', 't'];

/** Two to eight matches with every kind of constraint, and a schedule without sense. */
export function randomProblem(random: RandomSource): {
  problem: ScheduleProblem;
  schedule: Appointment[];
} {
  const pick = <T>(items: readonly T[]): T => items[random(items.length)]!;
  const time = () => `${8 + random(8)}`.padStart(2, '0').concat(pick([':00', ':20', ':30']));
  const weight = () => pick(['hard', 1, 2.5] as const);
  const ids = Array.from({ length: 2 + random(7) }, (_, index) => `m${index}`);
  const matches = ids.map((id, index): MatchToSchedule => {
    const first = random(5);
    const known = [teams[first]!, teams[(first + 1 + random(4)) % 5]!];
    return {
      id,
      minutes: 20 + 10 * random(8),
      teams: pick([known, known, known, known.slice(1), []]),
      referees: pick([undefined, [pick(referees)], ['r', 's']]),
      after: index > 0 && random(2) === 0 ? [ids[random(index)]!] : undefined,
      within: random(6) === 0 ? { first: pick(dates), last: dates[1]! } : undefined,
    };
  });
  const schedule = ids
    .filter(() => random(12) > 0)
    .map((match) => ({
      match,
      court: pick(['1', '1', '2', '3']),
      date: pick(dates),
      time: time(),
    }));
  const someMatches = ids.filter(() => random(2) === 0);
  const problem: ScheduleProblem = {
    matches,
    courts: ['1', '2'],
    openHours: [
      { date: dates[0]!, opens: '08:30', closes: '12:00' },
      { date: dates[0]!, opens: '12:00', closes: '16:00', courts: ['1'] },
      { date: dates[1]!, opens: '08:00', closes: '24:00' },
    ],
    constraints: [
      { kind: 'minimum-rest', minutes: 10 * random(10), weight: weight() },
      { kind: 'matches-per-day', most: 1 + random(2), weight: weight() },
      { kind: 'blackout', team: pick(teams), date: pick(dates), weight: weight() },
      {
        kind: 'blackout',
        referee: pick(referees),
        court: pick(['1', undefined]),
        date: pick(dates),
        from: '10:00',
        to: '11:20',
        weight: weight(),
      },
      { kind: 'neutral-referee', clubs: { r: ['a'], s: ['b', 'c'] }, weight: weight() },
      { kind: 'simultaneous', matches: someMatches, weight: weight() },
      {
        kind: 'preferred-hours',
        matches: someMatches,
        from: '09:00',
        to: '14:00',
        date: pick([undefined, dates[1]]),
        weight: weight(),
      },
      ...randomRules(random, ids),
    ],
  };

  return { problem, schedule };
}

/** Rules of teams and finals, each at some weight. */
function randomRules(random: RandomSource, ids: readonly string[]): Constraint[] {
  const weight = () => (['hard', 1, 2.5] as const)[random(3)]!;
  const some = () => ids.filter(() => random(2) === 0);
  const team = teams[random(5)]!;
  return [
    {
      kind: 'preferred-hours',
      matches: some(),
      from: '10:00',
      to: '15:00',
      team,
      weight: weight(),
    },
    { kind: 'weekdays', matches: some(), days: [random(2) * 6], team, weight: weight() },
    { kind: 'weekdays', matches: some(), days: [0, 3], weight: weight() },
    { kind: 'at-courts', matches: some(), courts: ['1'], team, weight: weight() },
    { kind: 'not-at-once', teams: [team, teams[random(5)]!], weight: weight() },
    {
      kind: 'minimum-rest',
      minutes: 20 * random(10),
      between: { '1': 'hall', '2': 'beach' },
      weight: weight(),
    },
  ];
}

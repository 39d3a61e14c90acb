import { expect, test } from 'vitest';
import { PRESETS } from './presets.ts';
import type { Side } from './side.ts';
import type { NaiveRules, NaiveSet } from './testing/naive-match.ts';
import { naiveMatch } from './testing/naive-match.ts';
import { scorer } from './testing/record-match.ts';

/** The number of random matches that are scored twice. */
const MATCHES = Number(process.env.WAVU_RANDOM_MATCHES ?? 2_000);

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test(`a naive second scoring agrees on ${MATCHES} random matches`, { timeout: 0 }, () => {
  for (let seed = 1; seed <= MATCHES; seed += 1) playBoth(seed);
});

function playBoth(seed: number): void {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const target = pick([3, 5, 11, 15, 21, 25]);
  const naive: NaiveRules = {
    setsToWin: pick([1, 2, 3]),
    target,
    decidingTarget: pick([3, 7, 15]),
    lead: pick([1, 2, 2, 3]),
    cap: null,
    players: pick([2, 3, 4, 6]),
  };
  if (random() < 0.3) naive.cap = Math.max(target, naive.decidingTarget) + pick([0, 1, 2, 5]);
  const { setsToWin, decidingTarget, lead, cap, players } = naive;
  const rules = {
    ...PRESETS.indoor,
    setsToWin,
    target,
    decidingTarget,
    lead,
    decidingLead: lead,
    cap,
    decidingCap: cap,
    playersOnCourt: players,
    rotation: 'n' as const,
    liberos: { max: 0, mayServe: false },
  };
  const table = scorer(rules);
  table.must({ type: 'start' });
  const sets: NaiveSet[] = [];
  // Close and one-sided matches, so that long ends and short sets both come up.
  const strength = 0.3 + random() * 0.4;
  const delays = { team1: 0, team2: 0 };
  for (let set = 1; table.log.state.winner === null; set += 1) {
    const firstServe = pick(['team1', 'team2'] as const);
    for (const [team, from] of [
      ['team1', 1],
      ['team2', 11],
    ] as const) {
      const six = Array.from({ length: players }, (_, index) => from + index);
      table.must({ type: 'lineup', set, team, players: six });
    }
    table.must({ type: 'set-start', set, firstServe });
    sets.push({ winners: [], firstServe });
    while (table.log.state.currentSet === set) {
      const winner: Side = random() < strength ? 'team1' : 'team2';
      const chance = random();
      if (chance < 0.02) {
        const loser = winner === 'team1' ? 'team2' : 'team1';
        table.must({ type: 'delay', team: loser });
        delays[loser] += 1;
        if (delays[loser] > 1) sets.at(-1)!.winners.push(winner);
      } else if (chance < 0.06 && table.log.events.at(-1)?.type === 'rally') {
        table.must({ type: 'void', target: table.log.events.at(-1)!.id });
        sets.at(-1)!.winners.pop();
      } else {
        table.must({ type: 'rally', winner });
        sets.at(-1)!.winners.push(winner);
      }
      compare(seed, table.log.state, naiveMatch(naive, sets));
    }
  }
}

function compare(
  seed: number,
  state: ReturnType<typeof scorer>['log']['state'],
  naive: ReturnType<typeof naiveMatch>,
): void {
  const points = (point: Side | 'both' | null) =>
    point === 'both' ? 'team1 team2' : (point ?? '');
  const ours = {
    scores: state.sets.map((set) => `${set.team1Score}:${set.team2Score}`),
    wins: `${state.team1Wins}:${state.team2Wins}`,
    winner: state.winner,
    serving: state.serving,
    server: state.server,
    setPoint: points(state.setPoint),
    matchPoint: points(state.matchPoint),
  };
  if (JSON.stringify(ours) !== JSON.stringify(naive)) expect(ours, `seed ${seed}`).toEqual(naive);
}

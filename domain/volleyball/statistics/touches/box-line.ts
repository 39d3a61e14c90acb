import type { Mark, Skill } from './touch.ts';

/** The touches of a player or a team, counted by what became of them. */
export type BoxLine = {
  /** Won by an own serve, attack or block. */
  points: number;
  /** Those of them won while the own team served. */
  breakPoints: number;
  /** Points, minus errors of serve, reception and attack and attacks that were blocked. */
  balance: number;
  serve: { total: number; aces: number; errors: number };
  reception: {
    total: number;
    perfect: number;
    /** Good ones that are not perfect. */
    positive: number;
    errors: number;
    /** They went back over the net. */
    overpassed: number;
  };
  attack: { total: number; kills: number; errors: number; blocked: number };
  /** `touched`: slowed the ball for the own side. `errors`: invasions of the net, too. */
  block: { total: number; points: number; touched: number; errors: number };
  dig: { total: number; good: number; errors: number };
  set: { total: number; good: number; errors: number };
  freeball: { total: number; errors: number };
};

export function emptyLine(): BoxLine {
  return {
    points: 0,
    breakPoints: 0,
    balance: 0,
    serve: { total: 0, aces: 0, errors: 0 },
    reception: { total: 0, perfect: 0, positive: 0, errors: 0, overpassed: 0 },
    attack: { total: 0, kills: 0, errors: 0, blocked: 0 },
    block: { total: 0, points: 0, touched: 0, errors: 0 },
    dig: { total: 0, good: 0, errors: 0 },
    set: { total: 0, good: 0, errors: 0 },
    freeball: { total: 0, errors: 0 },
  };
}

/** The count of a skill, beside its total, that a mark adds to; some marks only add to the total. */
const COUNTED: { [S in Skill]: Partial<Record<Mark, Exclude<keyof BoxLine[S], 'total'>>> } = {
  serve: { '#': 'aces', '=': 'errors' },
  reception: { '#': 'perfect', '+': 'positive', '/': 'overpassed', '=': 'errors' },
  attack: { '#': 'kills', '/': 'blocked', '=': 'errors' },
  block: { '#': 'points', '+': 'touched', '/': 'errors', '=': 'errors' },
  dig: { '#': 'good', '+': 'good', '=': 'errors' },
  set: { '#': 'good', '+': 'good', '=': 'errors' },
  freeball: { '=': 'errors' },
};

const WINS: readonly Skill[] = ['serve', 'attack', 'block'];
const LOSES: readonly string[] = ['serve =', 'reception =', 'attack =', 'attack /'];

/** @param served whether the own team served the rally */
export function countTouch(line: BoxLine, skill: Skill, mark: Mark, served: boolean): void {
  const counts: { total: number } & Record<string, number> = line[skill];
  counts.total += 1;
  const name = COUNTED[skill][mark];
  if (name !== undefined) counts[name]! += 1;
  if (mark === '#' && WINS.includes(skill)) {
    line.points += 1;
    line.balance += 1;
    if (served) line.breakPoints += 1;
  }
  if (LOSES.includes(`${skill} ${mark}`)) line.balance -= 1;
}

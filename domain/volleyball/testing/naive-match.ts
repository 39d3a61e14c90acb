import type { Side } from '../side.ts';

/**
 * A second scoring of matches, written from the rule's text and in another way: it keeps the winners of
 * all points and counts them anew for every question. Slow on purpose; shares no code with the first.
 */
export type NaiveRules = {
  setsToWin: number;
  target: number;
  decidingTarget: number;
  lead: number;
  cap: number | null;
  players: number;
};

export type NaiveSet = { winners: Side[]; firstServe: Side };

export type NaiveMatch = {
  scores: string[];
  wins: string;
  winner: Side | null;
  serving: Side | null;
  server: number | null;
  setPoint: string;
  matchPoint: string;
};

function count(winners: Side[], side: Side): number {
  return winners.filter((winner) => winner === side).length;
}

function winnerOfSet(rules: NaiveRules, number: number, winners: Side[]): Side | null {
  const target = number === rules.setsToWin * 2 - 1 ? rules.decidingTarget : rules.target;
  for (let played = 1; played <= winners.length; played += 1) {
    const so = winners.slice(0, played);
    const points1 = count(so, 'team1');
    const two = count(so, 'team2');
    if (rules.cap !== null && points1 === rules.cap) return 'team1';
    if (rules.cap !== null && two === rules.cap) return 'team2';
    if (points1 >= target && points1 - two >= rules.lead) return 'team1';
    if (two >= target && two - points1 >= rules.lead) return 'team2';
  }
  return null;
}

/** The player who serves: every side-out of his team moved it one place on. */
function serverOf(rules: NaiveRules, set: NaiveSet): [Side, number] {
  const turns = { team1: 0, team2: 0 };
  let serving = set.firstServe;
  for (const winner of set.winners) {
    if (winner !== serving) turns[winner] += 1;
    serving = winner;
  }
  const shirt = (turns[serving] % rules.players) + 1;
  return [serving, serving === 'team1' ? shirt : shirt + 10];
}

export function naiveMatch(rules: NaiveRules, sets: NaiveSet[]): NaiveMatch {
  const winners = sets.map((set, index) => winnerOfSet(rules, index + 1, set.winners));
  const sets1 = winners.filter((winner) => winner === 'team1').length;
  const two = winners.filter((winner) => winner === 'team2').length;
  const last = sets.at(-1);
  const open = last !== undefined && winners.at(-1) === null ? last : null;
  const setPoint: Side[] = [];
  const matchPoint: Side[] = [];
  for (const side of ['team1', 'team2'] as const) {
    if (open === null) continue;
    if (winnerOfSet(rules, sets.length, [...open.winners, side]) !== side) continue;
    setPoint.push(side);
    if ((side === 'team1' ? sets1 : two) === rules.setsToWin - 1) matchPoint.push(side);
  }
  const [serving, server] = open === null ? [null, null] : serverOf(rules, open);
  return {
    scores: sets.map((set) => `${count(set.winners, 'team1')}:${count(set.winners, 'team2')}`),
    wins: `${sets1}:${two}`,
    winner: sets1 === rules.setsToWin ? 'team1' : two === rules.setsToWin ? 'team2' : null,
    serving,
    server,
    setPoint: setPoint.join(' '),
    matchPoint: matchPoint.join(' '),
  };
}

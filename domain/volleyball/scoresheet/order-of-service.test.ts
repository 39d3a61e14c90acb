import { expect, test } from 'vitest';
import type { MatchRules } from '../match-rules.ts';
import { PRESETS } from '../presets.ts';
import type { Side } from '../side.ts';
import { scorer } from '../testing/record-match.ts';
import { orderOfService } from './order-of-service.ts';
import { scoresheet } from './scoresheet.ts';

function beachSet(winners: string, firstServe: Side = 'team2', rules: MatchRules = PRESETS.beach) {
  const table = scorer(rules);
  table.must({ type: 'start' });
  table.must({ type: 'lineup', set: 1, team: 'team1', players: [1, 2] });
  table.must({ type: 'lineup', set: 1, team: 'team2', players: [2, 1] });
  table.must({ type: 'set-start', set: 1, firstServe });
  for (const letter of winners) {
    table.must({ type: 'rally', winner: letter === 'A' ? 'team1' : 'team2' });
  }
  return { table, set: () => scoresheet(table.log).sets[0]! };
}

test('a beach sheet has the orders I to IV, the team that serves first in I and III', () => {
  // B serves; lost at 1; A serves, lost at 2; B's second player, lost at 2; A's second.
  const lines = orderOfService(beachSet('BAABAA').set(), 2);
  expect(lines.map(({ side, player }) => [side, player])).toEqual([
    ['team2', 2],
    ['team1', 1],
    ['team2', 1],
    ['team1', 2],
  ]);
  expect(lines.map(({ boxes }) => boxes.map(({ score }) => score))).toEqual([[1], [2], [2], []]);
});

test('a technical time-out stands on the sheet with its score', () => {
  const tto = { trigger: 'sum', at: [21], sets: 'all-but-deciding', secs: 30 } as const;
  const { table, set } = beachSet('AB'.repeat(10), 'team1', { ...PRESETS.beach, tto });
  table.must({ type: 'rally', winner: 'team1' });
  table.must({ type: 'technical-timeout' });
  expect(set().technical).toEqual([{ team1: 11, team2: 10 }]);
});

test('a set whose order of service is not known has four lines without a player', () => {
  const table = scorer(PRESETS.beach);
  table.must({ type: 'start' });
  table.must({ type: 'set-start', set: 1 });
  const lines = orderOfService(scoresheet(table.log).sets[0]!, 2);
  expect(lines.map(({ player, boxes }) => [player, boxes.length])).toEqual(
    Array(4).fill([null, 0]),
  );
});

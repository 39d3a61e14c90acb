import { expect, test } from 'vitest';
import type { Standings } from '#contract/leagues/standings.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { tableEffect } from './standings-effect.ts';

const table = (...ids: string[]) =>
  ({ rows: ids.map((id, at) => ({ rank: at + 1, team: { id } })) }) as unknown as Standings;
const team = { id: 'b', name: 'B' } as TeamRef;

test('the effect shows the place before and after, with the winner’s score first', () => {
  const effect = tableEffect(table('a', 'c', 'b'), table('b', 'a', 'c'), team, [1, 3]);
  expect(effect).toEqual({ team, score: '3-1', from: 3, to: 1 });
});

test('a team outside the table has no change of place', () => {
  expect(tableEffect(table('a'), table('a'), team, [3, 0])).toBeNull();
});

import { expect, test } from 'vitest';
import type { PlayerSummary } from '#contract/people/player.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { scorer } from '#domain/volleyball/testing/record-match.ts';
import { pointScorers } from './point-scorers.ts';
import { matchFacts } from './point-statistics.ts';

const roster = [{ id: 'p7', fullName: 'Asha Juma', jerseyNumber: 7 }] as PlayerSummary[];

function startedMatch() {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  return table;
}

test('scorers are named by the roster’s shirt numbers, and unknown shirts stay numbers', () => {
  const table = startedMatch();
  table.must({ type: 'rally', winner: 'team1', reason: 'attack', player: 7 });
  table.must({ type: 'rally', winner: 'team1', reason: 'block', player: 7 });
  table.must({ type: 'rally', winner: 'team2', reason: 'ace', player: 4 });
  table.must({ type: 'rally', winner: 'team2' });
  const scorers = pointScorers(table.log, { team1: roster, team2: [] });
  expect(scorers).toMatchObject({ explained: 3, rallies: 4 });
  expect(scorers!.team1.map(({ points, who }) => [points, who?.name])).toEqual([[2, 'Asha Juma']]);
  expect(scorers!.team2.map(({ player, who }) => [player, who])).toEqual([[4, null]]);
});

test('a log without shirts has no scorers, and a log without reasons has no kinds of points', () => {
  const table = startedMatch();
  table.rallies('1212');
  expect(pointScorers(table.log, { team1: roster, team2: [] })).toBeNull();
  expect(matchFacts(table.log).map(({ name }) => name)).not.toContain('attacks');
});

test('all kinds of opponent errors are added up', () => {
  const table = startedMatch();
  for (const kind of ['serve-error', 'attack-error', 'error']) {
    table.must({ type: 'rally', winner: 'team1', reason: `opponent-${kind}` });
  }
  table.must({ type: 'rally', winner: 'team2', reason: 'ace' });
  const facts = matchFacts(table.log);
  expect(facts.find(({ name }) => name === 'errors')).toMatchObject({ team1: 3, team2: 0 });
  expect(facts.find(({ name }) => name === 'aces')).toMatchObject({ team1: 0, team2: 1 });
});

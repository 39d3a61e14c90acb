import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { scorer } from '#domain/volleyball/testing/record-match.ts';
import { promptFor } from './prompts.ts';

function started() {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6], liberos: [20] },
    { type: 'lineup', set: 1, team: 'team2', players: [11, 12, 13, 14, 15, 16] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  return table;
}

test('nothing is suggested before a team has exchanged its libero once', () => {
  expect(promptFor(started().log, 'team1')).toBeNull();
  expect(promptFor(started().log, 'team2')).toBeNull();
});

test('a libero who rotates to the front row is suggested to leave for the replaced player', () => {
  const table = started();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 5 });
  table.rallies('21');
  expect(promptFor(table.log, 'team1')).toMatchObject({
    kind: 'libero',
    isDue: true,
    move: { action: 'out', libero: 20, player: 5 },
  });
});

test('the former libero exchange is suggested as soon as it is legal again', () => {
  const table = started();
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 20, player: 5 });
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'out', libero: 20, player: 5 });
  expect(promptFor(table.log, 'team1')).toBeNull();
  table.rallies('2');
  expect(promptFor(table.log, 'team1')).toMatchObject({
    kind: 'libero',
    isDue: false,
    move: { action: 'in', libero: 20, player: 5 },
  });
});

test('an expelled player is suggested to leave before any libero', () => {
  const table = started();
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'expulsion' });
  expect(promptFor(table.log, 'team1')).toEqual({ kind: 'replace', side: 'team1', player: 3 });
  expect(promptFor(table.log, 'team2')).toBeNull();
});

import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

test('a set is confirmed when it is over', () => {
  const table = liveMatch(indoor);
  expect(table.send({ type: 'set-confirm', set: 2 })).toBe('NO_SUCH_SET');
  expect(table.send({ type: 'set-confirm', set: 1 })).toBe('SET_NOT_OVER');
  table.rallies('1'.repeat(25));
  expect(table.log.state.sets[0]!.confirmed).toBe(false);
  table.must({ type: 'set-confirm', set: 1 });
  expect(table.log.state.sets[0]!.confirmed).toBe(true);
});

test('signatures come after the match, one for each role', () => {
  const table = scorer(indoor);
  expect(table.send({ type: 'sign', role: 'captain1' })).toBe('MATCH_NOT_OVER');
  expect(table.send({ type: 'finalise' })).toBe('MATCH_NOT_OVER');
  table.must({ type: 'forfeit', team: 'team1' });
  table.must({ type: 'sign', role: 'captain1' }, { type: 'sign', role: 'referee1' });
  table.must({ type: 'sign', role: 'captain1', name: 'Second try' });
  expect(table.log.state.signatures).toEqual([
    { role: 'referee1', name: null },
    { role: 'captain1', name: 'Second try' },
  ]);
  table.must({ type: 'finalise' });
  expect(table.warnings).toEqual([]);
});

test('captain and coach sign the list of their team before the first set, each list anew', () => {
  const table = scorer(indoor);
  const players = [1, 2, 3, 4, 5, 6];
  const listed = () => table.log.state.listSignatures.map(({ role }) => role);
  expect(table.send({ type: 'sign', of: 'list', role: 'captain1' })).toBe('LIST_MISSING');
  table.must({ type: 'match-setup', team1: { players }, team2: { players } });
  table.must({ type: 'sign', of: 'list', role: 'captain1', name: 'Asha' });
  table.must({ type: 'sign', of: 'list', role: 'coach2' });
  expect(table.send({ type: 'sign', of: 'list', role: 'referee1' })).toBe('LIST_MISSING');
  expect(listed()).toEqual(['captain1', 'coach2']);
  table.must({ type: 'match-setup', team1: { players: [...players, 7], staff: { C: 'Neema' } } });
  expect(listed()).toEqual(['coach2']);
  expect(table.log.state.team1.staff).toEqual({ C: 'Neema' });
  expect(table.log.state.signatures).toEqual([]);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  expect(table.send({ type: 'sign', of: 'list', role: 'captain1' })).toBe('MATCH_STARTED');
});

test('a signature under protest says so', () => {
  const table = scorer(indoor);
  table.must({ type: 'forfeit', team: 'team1' }, { type: 'sign', role: 'captain1', protest: true });
  expect(table.log.state.signatures).toEqual([
    { role: 'captain1', name: null, underProtest: true },
  ]);
});

test('an ended match can be signed, and a missing signature is a notice', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'end' });
  expect(table.send({ type: 'sign', role: 'scorer' })).toBe('ok');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id }, { type: 'finalise' });
  expect(table.warnings.map((warning) => warning.code)).toEqual(['UNSIGNED']);
  expect(table.log.state.phase).toBe('official');
});

test('notes are accepted at any time and keep their order', () => {
  const table = scorer(indoor);
  table.must({ type: 'cancel' });
  table.must({ type: 'remark', text: 'Power cut.' }, { type: 'protest', text: 'Line call.' });
  table.must({ type: 'lot', text: 'Seed 7: team1.' });
  expect(table.log.state.notes.map(({ kind, text }) => [kind, text])).toEqual([
    ['remark', 'Power cut.'],
    ['protest', 'Line call.'],
    ['lot', 'Seed 7: team1.'],
  ]);
});

test('an official sheet has version 1, and one more with every correction', () => {
  const table = scorer(indoor);
  table.must({ type: 'forfeit', team: 'team1' });
  expect(table.log.state.sheetVersion).toBe(0);
  table.must({ type: 'finalise' }, { type: 'remark', text: 'Power cut.' });
  expect(table.log.state.sheetVersion).toBe(1);
  table.must({ type: 'sign', role: 'scorer', override: 'Forgotten' });
  table.must({ type: 'sign', role: 'captain1', override: 'Forgotten' });
  expect([table.log.state.sheetVersion, table.log.state.phase]).toEqual([3, 'corrected']);
});

test('a signature sent twice is one, with or without its drawing', () => {
  const table = scorer(indoor);
  table.must({ type: 'forfeit', team: 'team1' });
  table.must({ type: 'sign', role: 'scorer', id: 's1' });
  table.must({ type: 'sign', role: 'scorer', id: 's1', drawing: 'M1 1L2 2' });
  expect(table.log.events).toHaveLength(2);
});

test('a signature keeps its name, its seal and that it was given under protest', () => {
  const table = scorer(indoor);
  table.must({ type: 'forfeit', team: 'team1' });
  const seal = 'a'.repeat(64);
  const signed = { role: 'captain1', name: 'Neema', seal, manner: 'account' } as const;
  table.must({ type: 'sign', ...signed, protest: true });
  expect(table.log.state.signatures).toEqual([{ ...signed, underProtest: true }]);
});

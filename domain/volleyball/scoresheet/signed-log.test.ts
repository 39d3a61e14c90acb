import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { signedText } from './signed-log.ts';

const SHEET = { role: 'captain1' } as const;
const LIST = { role: 'captain1', of: 'list' } as const;

function playedMatch() {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'forfeit', team: 'team2' });
  return table;
}

test('formal entries, and what takes them back, leave the signed text as it is', () => {
  const table = playedMatch();
  const signed = signedText(table.log, SHEET);
  table.must({ type: 'set-confirm', set: 1 }, { type: 'sign', role: 'captain1', id: 's' });
  table.must({ type: 'end' }, { type: 'void', target: 's' }, { type: 'sign', role: 'captain2' });
  table.must({ type: 'finalise' });
  expect(signedText(table.log, SHEET)).toBe(signed);
});

test('the signed text has a line for each entry, its facts in the order of their names', () => {
  const table = scorer(PRESETS.indoor);
  const team1 = { players: [2, 1], staff: { T: 'Neema', C: 'Asha' } };
  table.must({ type: 'match-setup', team1 }, { type: 'remark', text: 'Wet floor.' });
  expect(signedText(table.log, SHEET)).toBe(
    '{"at":1000,"id":"e1","team1":{"players":[2,1],"staff":{"C":"Asha","T":"Neema"}},"type":"match-setup"}\n' +
      '{"at":2000,"id":"e2","text":"Wet floor.","type":"remark"}',
  );
});

test('an entry that takes back a signature and a remark stands in the signed text', () => {
  const table = playedMatch();
  table.must({ type: 'sign', role: 'captain1', id: 's' }, { type: 'remark', text: 'x', id: 'r' });
  table.must({ type: 'void', target: 's', also: ['r'] });
  expect(signedText(table.log, SHEET)).toContain('"type":"void"');
});

test('a remark, a correction and a point taken back change the signed text', () => {
  const texts = new Set<string>();
  const table = playedMatch();
  const rally = table.log.events.find(({ type }) => type === 'rally')!;
  for (const event of [
    { type: 'sign', role: 'captain1' },
    { type: 'remark', text: 'Power cut.' },
    { type: 'correct', target: rally.id, reason: 'ace' },
    { type: 'void', target: rally.id },
  ] as const) {
    table.must(event);
    texts.add(signedText(table.log, SHEET));
  }
  expect(texts.size).toBe(4);
});

test('the order in which the facts of an entry are kept changes no text', () => {
  const { log } = playedMatch();
  const turned = log.events.map(
    (event) => Object.fromEntries(Object.entries(event).toReversed()) as typeof event,
  );
  expect(signedText({ ...log, events: turned }, SHEET)).toBe(signedText(log, SHEET));
});

test('under a team list stands that list alone, corrected or not', () => {
  const table = scorer(PRESETS.indoor);
  const players = [1, 2, 3, 4, 5, 6];
  table.must({ type: 'match-setup', id: 'm', team1: { players, staff: { C: 'Neema' } } });
  const signed = signedText(table.log, LIST);
  expect(signed).toContain('Neema');
  table.must({ type: 'match-setup', team2: { players } }, { type: 'start' });
  expect(signedText(table.log, LIST)).toBe(signed);
  table.must({
    type: 'correct',
    target: 'm',
    entry: { type: 'match-setup', team1: { players: [...players, 7] } },
  });
  expect(signedText(table.log, LIST)).not.toBe(signed);
});

test('the list of each team is a text of its own', () => {
  const table = scorer(PRESETS.indoor);
  const team1 = { players: [1, 2, 3, 4, 5, 6] };
  const team2 = { players: [11, 12, 13, 14, 15, 16] };
  table.must({ type: 'match-setup', team1, team2 });
  expect(signedText(table.log, { role: 'coach2', of: 'list' })).toContain('[11,12,13,14,15,16]');
  expect(signedText(table.log, { role: 'coach1', of: 'list' })).toContain('[1,2,3,4,5,6]');
});

import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

const card = (
  team: 'team1' | 'team2',
  person: number | string,
  grade: 'verbal' | 'warning' | 'penalty' | 'expulsion' | 'disqualification',
) => ({ type: 'sanction', team, person, grade }) as const;

test('a penalty against the serving side is a side-out, against the receiver only a point', () => {
  const table = livePositions(indoor);
  table.must(card('team2', 12, 'penalty'));
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:0', 1]);
  table.must(card('team1', 3, 'penalty'));
  expect([scoreline(table.log), table.log.state.server]).toEqual(['1:1', 12]);
  const points = table.log.state.sets[0]!.points;
  expect(points.map((point) => [point.origin, point.no])).toEqual([
    ['penalty', null],
    ['penalty', null],
  ]);
  expect(table.log.state.sets[0]!.rallies).toBe(0);
});

test('the other sanction grades give no point', () => {
  const table = liveMatch(indoor);
  for (const grade of ['verbal', 'warning', 'expulsion', 'disqualification'] as const) {
    table.must(card('team1', 1, grade));
  }
  expect(scoreline(table.log)).toBe('0:0');
  expect(table.log.state.team1.sanctions.map((sanction) => sanction.set)).toEqual([1, 1, 1, 1]);
});

test('a penalty at 24-24 gives a point', () => {
  const table = liveMatch(indoor);
  table.rallies('12'.repeat(24));
  table.must(card('team1', 1, 'penalty'));
  expect([scoreline(table.log), table.log.state.setPoint]).toEqual(['24:25', 'team2']);
  table.must(card('team1', 2, 'penalty'));
  expect([scoreline(table.log), table.log.state.team2Wins]).toEqual(['24:26', 1]);
});

test('a delay warning counts in all later sets', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'delay', team: 'team1' });
  expect(scoreline(table.log)).toBe('0:0');
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 2 });
  table.must({ type: 'delay', team: 'team1' });
  expect(scoreline(table.log)).toBe('25:0 0:1');
  table.must({ type: 'delay', team: 'team2' });
  expect(scoreline(table.log)).toBe('25:0 0:1');
  expect([table.log.state.team1.delays, table.log.state.team2.delays]).toEqual([2, 1]);
});

test('an improper request is free once', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'improper', team: 'team1' });
  expect(table.send({ type: 'improper', team: 'team1' })).toBe('IMPROPER_USED');
  expect(table.send({ type: 'improper', team: 'team2' })).toBe('ok');
  expect([table.log.state.team1.improperUsed, scoreline(table.log)]).toEqual([true, '0:0']);
});

test('a sanction between sets applies to the next set; after the match there is none', () => {
  const table = scorer({ ...indoor, setsToWin: 2 });
  table.must(card('team1', 'C', 'penalty'), { type: 'start' });
  expect(table.log.state.team1.sanctions[0]).toMatchObject({ set: 1, person: 'C' });
  table.must({ type: 'set-start', set: 1 });
  expect(scoreline(table.log)).toBe('0:1');
  table.rallies('2'.repeat(24));
  table.must({ type: 'delay', team: 'team2' }, { type: 'delay', team: 'team2' });
  table.must({ type: 'set-start', set: 2 });
  expect(scoreline(table.log)).toBe('0:25 1:0');
  table.rallies('2'.repeat(25));
  for (const event of [card('team1', 1, 'penalty'), { type: 'delay', team: 'team1' } as const]) {
    expect(table.send(event)).toBe('MATCH_OVER');
  }
  expect(table.send({ type: 'improper', team: 'team1' })).toBe('MATCH_OVER');
  expect(table.log.state.pending).toEqual([]);
});

test('sanctions are refused in an ended or cancelled match', () => {
  for (const type of ['end', 'cancel'] as const) {
    const table = scorer(indoor);
    table.must({ type: 'start' }, { type });
    expect(table.send(card('team1', 1, 'warning')), type).toBe('MATCH_NOT_LIVE');
    expect(table.send({ type: 'delay', team: 'team1' }), type).toBe('MATCH_NOT_LIVE');
    expect(table.send({ type: 'improper', team: 'team1' }), type).toBe('MATCH_NOT_LIVE');
  }
});

test('a penalty that is decided between sets stays pending in a match that then ends', () => {
  const table = liveMatch({ ...indoor, setsToWin: 2 });
  table.rallies('1'.repeat(25));
  table.must(card('team1', 1, 'penalty'), { type: 'forfeit', team: 'team2' });
  expect([scoreline(table.log), table.log.state.pending]).toEqual(['25:0 25:0', []]);
});

test('sanction grades only rise, and a lower grade is a notice', () => {
  const notes = (...cards: ReturnType<typeof card>[]) => {
    const table = liveMatch(indoor);
    table.must(...cards);
    return table.warnings.map((warning) => warning.code);
  };
  const scale = ['SANCTION_SCALE'];
  expect(notes(card('team1', 1, 'warning'))).toEqual([]);
  expect(notes(card('team1', 1, 'verbal'), card('team1', 1, 'verbal'))).toEqual([]);
  expect(notes(card('team1', 1, 'verbal'), card('team1', 1, 'warning'))).toEqual([]);
  // One yellow card a team and match; the other team has its own.
  expect(notes(card('team1', 1, 'warning'), card('team1', 2, 'warning'))).toEqual(scale);
  expect(notes(card('team1', 1, 'warning'), card('team2', 2, 'warning'))).toEqual([]);
  expect(notes(card('team1', 1, 'penalty'), card('team1', 1, 'warning'))).toEqual(scale);
  expect(notes(card('team1', 1, 'penalty'), card('team1', 2, 'warning'))).toEqual([]);
  expect(notes(card('team1', 1, 'warning'), card('team1', 1, 'penalty'))).toEqual([]);
  expect(notes(card('team1', 1, 'penalty'), card('team1', 1, 'penalty'))).toEqual(scale);
  expect(notes(card('team1', 1, 'penalty'), card('team1', 2, 'penalty'))).toEqual([]);
  expect(notes(card('team1', 1, 'penalty'), card('team1', 1, 'expulsion'))).toEqual([]);
  expect(notes(card('team1', 1, 'expulsion'), card('team1', 1, 'penalty'))).toEqual(scale);
  expect(notes(card('team1', 1, 'expulsion'), card('team1', 1, 'verbal'))).toEqual([]);
  expect(notes(card('team1', 1, 'disqualification'), card('team1', 1, 'expulsion'))).toEqual(scale);
});

test('beach has its own scale', () => {
  const table = liveMatch(PRESETS.beach);
  table.must(card('team1', 1, 'penalty'), card('team1', 1, 'penalty'));
  expect(table.warnings).toEqual([]);
});

test('a beach warning to a player leaves the team complete', () => {
  const table = liveMatch(PRESETS.beach);
  table.must(card('team1', 1, 'warning'));
  expect([scoreline(table.log), table.log.state.decided]).toEqual(['0:0', false]);
});

test('every beach grade after a disqualification of the same person is below the scale', () => {
  const table = liveMatch(PRESETS.beach);
  table.must(card('team1', 'C', 'disqualification'));
  expect(table.warnings).toEqual([]);
  table.must(card('team1', 'C', 'penalty'));
  expect(table.warnings.map((warning) => warning.code)).toEqual(['SANCTION_SCALE']);
});

test('a penalty that makes a sum of 7 or 21 calls for the change of sides', () => {
  const table = liveMatch(PRESETS['beach-official']);
  table.rallies('121212');
  table.must(card('team1', 1, 'penalty'));
  expect([scoreline(table.log), table.log.state.sideChange]).toEqual(['3:4', true]);
  table.rallies('1212121212122');
  table.must(card('team1', 1, 'penalty'));
  expect(scoreline(table.log)).toBe('9:12');
  expect([table.log.state.sideChange, table.log.state.technicalTimeoutDue]).toEqual([true, true]);
});

import { expect, test } from 'vitest';
import { foldLog } from '../match-log.ts';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

const { indoor, beach } = PRESETS;
const fault = { type: 'rotation-fault', team: 'team1' } as const;
const comes = (libero: number, player: number) =>
  ({ type: 'libero', team: 'team1', action: 'in', libero, player }) as const;
const leaves = (libero: number) =>
  ({ type: 'libero', team: 'team1', action: 'out', libero }) as const;
const card = (grade: string, person: number | string = 1) =>
  ({ type: 'sanction', team: 'team1', person, grade }) as const;

test('7.7.1.1: a rotational fault found after a rally that the team lost costs one point in all', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ ...fault, cancelled: 1 });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:1', 'team2']);
});

test('7.7.1.1: found when the opponent has served since, it gives no further point either', () => {
  const table = liveMatch(indoor);
  table.rallies('1222');
  table.must({ ...fault, cancelled: 1 });
  expect(scoreline(table.log)).toBe('0:3');
});

test('7.7.1.1: found after a rally that the team won, or before the rally, it gives the point', () => {
  const won = liveMatch(indoor);
  won.rallies('11');
  won.must({ ...fault, cancelled: 1 });
  expect(scoreline(won.log)).toBe('1:1');
  const carded = liveMatch(indoor);
  carded.rallies('1');
  carded.must(card('penalty'), { ...fault, cancelled: 1 });
  expect(scoreline(carded.log)).toBe('0:2');
});

test('7.7.1.1: where rallies are not known the point is given, as the referee saw it', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 4, serving: 'team2' }, fault);
  expect(scoreline(table.log)).toBe('3:5');
});

test('15.9.2: an illegal substitution gives the point also after a rally that the team lost', () => {
  const table = livePositions(indoor);
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 8 }] });
  table.rallies('12');
  table.must({ ...fault, cancelled: 1, reversed: [{ out: 3, in: 8 }] });
  expect(scoreline(table.log)).toBe('0:2');
});

test('19.3.2.9: an illegal libero replacement put right leaves no libero on court', () => {
  const table = livePositions(indoor, 'team2');
  table.must(comes(7, 6));
  table.rallies('2');
  table.must(leaves(7), { ...comes(7, 5), override: 'Nobody noticed.' });
  table.rallies('2');
  table.must({ ...fault, players: [1, 2, 3, 4, 5, 6] });
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    positions: [1, 2, 3, 4, 5, 6],
    libero: null,
  });
  table.must(comes(7, 6));
  table.rallies('2');
  table.must(leaves(7));
});

test('19.3.2.9: a libero who acts rightly among the six put right goes on acting', () => {
  const table = livePositions(indoor, 'team2');
  table.must(comes(7, 6));
  table.rallies('2');
  table.must({ ...fault, players: [2, 1, 3, 4, 5, 7] });
  expect(table.log.state.sets[0]!.team1.court!.libero).toEqual({ libero: 7, replaced: 6 });
});

test('beach 17.3.2: a match goes on with its score, also on another court', () => {
  const table = liveMatch(beach);
  table.rallies('112');
  table.must({ type: 'suspend' }, { type: 'resume', mode: 'replay-set' });
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['2:1', 'team2']);
  table.must({ type: 'suspend' });
  table.must({ type: 'resume', mode: 'replay-set', override: 'Both teams agreed.' });
  expect(scoreline(table.log)).toBe('0:0');
});

test('beach 20.3.2: an expelled player leaves the team incomplete for the set', () => {
  const table = liveMatch(beach);
  table.rallies('112');
  table.must(card('expulsion'));
  expect([scoreline(table.log), table.log.state.team2Wins]).toEqual(['2:21', 1]);
  expect(table.log.state.decided).toBe(false);
});

test('beach 20.4: an expulsion between sets loses the next set, 0:21', () => {
  const table = liveMatch(beach);
  table.must({ type: 'set-result', set: 1, team1Score: 21, team2Score: 15 }, card('expulsion'));
  expect(scoreline(table.log)).toBe('21:15 0:21');
});

test('beach 20.3.3: a disqualified player leaves the team incomplete for the match', () => {
  const table = livePositions(beach);
  table.must({ type: 'set-result', set: 1, team1Score: 21, team2Score: 15 });
  table.must({ type: 'set-start', set: 2 });
  table.rallies('12');
  table.must(card('disqualification'));
  expect([scoreline(table.log), table.log.state.winner]).toEqual(['21:15 1:21 0:15', 'team2']);
});

test('beach 20.3: a coach who is sent off leaves both players on court', () => {
  const table = liveMatch(beach);
  table.rallies('1');
  table.must(card('expulsion', 'C'), card('disqualification', 'C'));
  expect([scoreline(table.log), table.log.state.decided]).toEqual(['1:0', false]);
});

test('indoors and on snow an expelled player is substituted, and the score stays', () => {
  for (const rules of [indoor, PRESETS.snow]) {
    const table = liveMatch(rules);
    table.must(card('expulsion'));
    expect(scoreline(table.log)).toBe('0:0');
  }
});

test('beach 20.3.1: the third rude conduct of a player in one set is above a penalty', () => {
  const table = liveMatch(beach);
  const notes = () => table.warnings.map(({ code }) => code);
  for (const expected of [[], [], ['SANCTION_SCALE']]) {
    table.must(card('penalty'));
    expect(notes()).toEqual(expected);
  }
  table.must(card('penalty', 2));
  expect(notes()).toEqual([]);
  table.must({ type: 'set-result', set: 1, team1Score: 10, team2Score: 21 });
  table.must({ type: 'set-start', set: 2 }, card('penalty'));
  expect(notes()).toEqual([]);
});

test('beach D7a: a second offensive conduct is a disqualification, a rude one of before is none', () => {
  const table = liveMatch(beach);
  table.must(card('penalty'), card('penalty'), card('expulsion'));
  table.must({ type: 'set-start', set: 2 }, card('expulsion'));
  expect(table.warnings).toEqual([]);
  const twice = liveMatch(beach);
  twice.must(card('expulsion'), { type: 'set-start', set: 2 }, card('expulsion'));
  expect(twice.warnings.map(({ code }) => code)).toEqual(['SANCTION_SCALE']);
});

test('beach 17.1.2: recovery time is given as often as it is needed', () => {
  const table = liveMatch(beach);
  const hurt = { type: 'medical', team: 'team1', player: 1, stage: 'start' } as const;
  table.must(hurt, hurt);
  expect(table.warnings).toEqual([]);
  const hall = liveMatch(indoor);
  hall.must(hurt, hurt);
  expect(hall.warnings.map(({ code }) => code)).toEqual(['RECOVERY_USED']);
});

test('19.3.2.1: an injured libero leaves at once, before a rally is completed', () => {
  const table = livePositions(indoor, 'team2');
  table.must(comes(7, 6));
  expect(table.send(leaves(7))).toBe('LIBERO_NEEDS_RALLY');
  table.must({ ...leaves(7), unable: true });
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a log of before these readings keeps its score (decision 0032)', () => {
  const turn = liveMatch({ ...indoor, formerReading: true });
  turn.rallies('12');
  turn.must({ ...fault, cancelled: 1 });
  expect(scoreline(turn.log)).toBe('0:2');
  const sand = liveMatch({ ...beach, formerReading: true });
  sand.rallies('1');
  sand.must(card('expulsion'), card('disqualification', 2), { type: 'suspend' });
  expect(scoreline(sand.log)).toBe('1:0');
  sand.must({ type: 'resume', mode: 'replay-set' });
  expect(scoreline(sand.log)).toBe('0:0');
});

const sheet = (players: number[], more = {}) =>
  ({ type: 'match-setup', team1: { players, ...more } }) as const;
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

test.each([
  ['number 1 twice', indoor, sheet([...upTo(6), 1]), 'SHEET_DUPLICATE', 'team1.players'],
  ['15 players', indoor, sheet(upTo(15)), 'SHEET_SIZE', 'team1.players'],
  [
    '13 and one libero',
    indoor,
    sheet(upTo(13), { liberos: [7] }),
    'SHEET_LIBEROS',
    'team1.liberos',
  ],
  [
    'three liberos',
    indoor,
    sheet(upTo(9), { liberos: [7, 8, 9] }),
    'LIBERO_LIMIT',
    'team1.liberos',
  ],
  ['a strange libero', indoor, sheet(upTo(6), { liberos: [7] }), 'SHEET_LIBEROS', 'team1.liberos'],
  ['a strange captain', indoor, sheet(upTo(6), { captain: 77 }), 'SHEET_CAPTAIN', 'team1.captain'],
  ['three in beach', beach, sheet([1, 2, 3]), 'SHEET_SIZE', 'team1.players'],
  ['three VS2', PRESETS.sitting, sheet(upTo(8), { vs2: [1, 2, 3] }), 'SHEET_VS2', 'team1.vs2'],
  ['a strange VS2', PRESETS.sitting, sheet(upTo(6), { vs2: [9] }), 'SHEET_VS2', 'team1.vs2'],
  [
    '7 of at most 6',
    { ...indoor, sheet: { max: 6 } },
    sheet(upTo(7)),
    'SHEET_SIZE',
    'team1.players',
  ],
] as const)(
  '4.1: a team sheet with %s is refused, and stands by the word of the referee',
  (_, rules, event, refusal, field) => {
    const table = scorer(rules);
    expect(table.send(event)).toBe(refusal);
    expect(table.refused?.field).toBe(field);
    table.must({ ...event, override: 'The referee let it stand.' });
    expect(table.warnings.some(({ code }) => code === refusal)).toBe(true);
    expect(foldLog(rules, table.log.events).state.team1.players).toEqual(event.team1.players);
  },
);

test('4.1.1: fourteen players with two liberos and a captain are a full team sheet', () => {
  const table = scorer(indoor);
  table.must(sheet(upTo(14), { liberos: [13, 14], captain: 14 }));
  table.must(sheet(upTo(12)));
  scorer(PRESETS.sitting).must(sheet(upTo(8), { vs2: [1, 2] }));
  scorer({ ...indoor, sheet: { max: 20 } }).must(sheet(upTo(20)));
  expect(table.warnings).toEqual([]);
});

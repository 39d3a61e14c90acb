import { expect, test } from 'vitest';
import { PRESETS } from '../volleyball/presets.ts';
import { scorer } from '../volleyball/testing/record-match.ts';
import { knownTouches } from './known-touches.ts';
import { writeDataVolley } from './write-data-volley.ts';

const MIDNIGHT = Date.parse('2026-01-10T00:00:00+03:00');
const TEN = MIDNIGHT + 10 * 3_600_000;

function linesOf(log: Parameters<typeof writeDataVolley>[0]): string[] {
  return writeDataVolley(log, {
    home: 'team2',
    midnight: MIDNIGHT,
    day: '10/01/2026',
    time: '16.00.00',
    season: ' 2026 ',
    league: 'Ligi Kuu',
    teams: {
      team1: { name: 'Kibo', players: [{ shirt: 7, name: 'Asha' }] },
      team2: { name: 'Meru', players: [] },
    },
  }).split('\r\n');
}

function shortMatch() {
  const table = scorer({ ...PRESETS['single-set'], target: 2, decidingTarget: 2 });
  table.must(
    { type: 'match-setup', at: TEN, team1: { players: [1, 2, 3, 4, 5, 6, 7], liberos: [7] } },
    { type: 'start', at: TEN },
    { type: 'lineup', at: TEN, set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] },
    { type: 'lineup', at: TEN, set: 1, team: 'team2', players: [11, 12, 13, 14, 15, 16] },
    { type: 'set-start', at: TEN, set: 1, firstServe: 'team1' },
    { type: 'rally', at: TEN + 10_000, winner: 'team1', no: 1, reason: 'ace', player: 1 },
    { type: 'rally', at: TEN + 95_000, winner: 'team1', no: 2, reason: 'block' },
  );
  return table;
}

const COURTS = '11;12;13;14;15;16;1;2;3;4;5;6;';

test('the file of a match is written line by line', () => {
  const entry = (code: string, time: string) => `${code};;;;;;;${time};1;;;1;;;${COURTS}`;
  const player = (shirt: number) => `1;${shirt};${shirt};;;;;;1-${shirt};;;;;;False;;;`;
  expect(linesOf(shortMatch().log)).toEqual([
    '[3DATAVOLLEYSCOUT]',
    'FILEFORMAT: 2.0',
    'GENERATOR-PRG: Wavu',
    '[3MATCH]',
    '10/01/2026;16.00.00;2026;Ligi Kuu;;;;;;1;Z;0;',
    '[3TEAMS]',
    '1;Meru;0;;;0;',
    '2;Kibo;1;;;0;',
    '[3MORE]',
    ';;;;;;',
    '[3COMMENTS]',
    ';;;;;',
    '[3SET]',
    'True;;;;0-2;2;',
    ...Array.from({ length: 4 }, () => 'True;;;;;2;'),
    '[3PLAYERS-H]',
    '[3PLAYERS-V]',
    ...[1, 2, 3, 4, 5, 6].map(player),
    '1;7;7;;;;;;1-7;Asha;;;L;;False;;;',
    '[3SCOUT]',
    entry('*P01>LUp', '10.00.00'),
    entry('aP01>LUp', '10.00.00'),
    entry('*z1>LUp', '10.00.00'),
    entry('az1>LUp', '10.00.00'),
    entry('a01SM#', '10.00.00'),
    entry('ap00:01', '10.00.10'),
    entry('a01SM-', '10.00.10'),
    entry('a$$BH#', '10.01.35'),
    entry('ap00:02', '10.01.35'),
    `**1set;;;;;;;10.01.35;1${';'.repeat(18)}`,
    '',
  ]);
});

test('the end of a match ends its last set once, at the time of that entry', () => {
  const table = shortMatch();
  table.must({ type: 'end', at: TEN + 120_000 });
  const ends = linesOf(table.log).filter((line) => line.startsWith('**'));
  expect(ends).toEqual([`**1set;;;;;;;10.02.00;1${';'.repeat(18)}`]);
});

test('the last set ends with its match, also where a remark follows', () => {
  const table = shortMatch();
  table.must({ type: 'end', at: TEN + 120_000 });
  table.must({ type: 'remark', at: TEN + 600_000, text: 'Signed.' });
  const ends = linesOf(table.log).filter((line) => line.startsWith('**'));
  expect(ends).toEqual([`**1set;;;;;;;10.02.00;1${';'.repeat(18)}`]);
});

test('positions stand behind a line only where those of both teams are known', () => {
  const table = scorer({ ...PRESETS['single-set'], target: 2, decidingTarget: 2 });
  table.must(
    { type: 'start', at: TEN },
    { type: 'lineup', at: TEN, set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] },
    { type: 'set-start', at: TEN, set: 1, firstServe: 'team1' },
  );
  const [line] = linesOf(table.log).filter((it) => it.startsWith('*P'));
  expect(line).toBe(`*P01>LUp;;;;;;;10.00.00;1;;;1;;;${';'.repeat(12)}`);
});

test('a match that ended without a set has no end of one', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'forfeit', at: TEN, team: 'team1', reason: 'absent' });
  table.must({ type: 'end', at: TEN });
  const lines = linesOf(table.log);
  expect(lines.slice(lines.indexOf('[3SCOUT]'))).toEqual(['[3SCOUT]', '']);
});

const point = {
  ...shortMatch().log.state.sets[0]!.points[0]!,
  served: 'team1',
  player: null,
  errorBy: null,
} as const;

test.each([
  ['a point by an attack', { winner: 'team2', reason: 'attack', player: 9 }, ['*01SM-', 'a09AH#']],
  ['an ace', { winner: 'team1', reason: 'ace', player: 8 }, ['*08SM#']],
  ['a shirt of three digits', { winner: 'team1', reason: 'ace', player: 100 }, ['*$$SM#']],
  ['a missed serve', { winner: 'team2', reason: 'opponent-serve-error', errorBy: 5 }, ['*05SM=']],
  [
    'a missed serve that won the point',
    { winner: 'team1', reason: 'opponent-serve-error', errorBy: 5 },
    ['*01SM-'],
  ],
  ['a point of no known reason', { served: 'team2', reason: null }, ['a11SM-']],
  ['a serve from a court that nobody knows', { court1: null, reason: null }, ['*$$SM-']],
] as const)('%s is written as its touches', (_, facts, touches) => {
  expect(knownTouches({ ...point, ...facts })).toEqual(touches);
});

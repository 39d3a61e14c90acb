import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS } from '../volleyball/presets.ts';
import type { RallyLog } from '../volleyball/testing/rally-log.ts';
import { readDataVolley } from './data-volley-file.ts';
import { FILE_WARNINGS } from './file-warning.ts';
import { matchOfFile } from './match-of-file.ts';
import { dataVolleyText } from './testing/data-volley-text.ts';

const FREE = new URL('../../test-data/matches/', import.meta.url);
const RAW = new URL('../../../shared/data/raw/', import.meta.url);
const MIDNIGHT = Date.parse('2026-01-10T00:00:00+03:00');

const free = readdirSync(FREE).map((name) => name.replace('.json', ''));

function read(name: string): RallyLog {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FREE), 'utf8'));
}

/** One of the matches was played to 21. */
function rulesOf(name: string) {
  return name === 'dvw-example-click-scout' ? { ...PRESETS.indoor, target: 21 } : PRESETS.indoor;
}

function imported(text: string, name: string, home: 'team1' | 'team2' = 'team1') {
  let count = 0;
  const nextId = () => {
    count += 1;
    return `e${count}`;
  };
  const file = readDataVolley(text)!;
  return { file, ...matchOfFile(rulesOf(name), file, { home, midnight: MIDNIGHT, nextId }) };
}

function countOf(data: RallyLog, type: string): number {
  return data.sets.flatMap((set) => set.events ?? []).filter((candidate) => candidate.type === type)
    .length;
}

function facts({ log }: ReturnType<typeof imported>) {
  const { events, state } = log;
  const of = (type: string) => events.filter((event) => event.type === type);
  return {
    scores: state.sets.map((set) => [set.team1Score, set.team2Score]),
    wins: [state.team1Wins, state.team2Wins],
    status: state.status,
    rallies: of('rally').length,
    timeouts: of('timeout').length,
    substitutions: events.flatMap((event) => (event.type === 'substitution' ? event.pairs : []))
      .length,
    lineups: events.flatMap((event) => (event.type === 'lineup' ? [event.players] : [])),
    liberos: [state.team1.liberos, state.team2.liberos],
  };
}

function official(data: RallyLog) {
  return {
    scores: data.official.setScores,
    wins: data.official.setsWon,
    status: 'ended',
    rallies: data.sets.reduce((total, set) => total + set.rallies.length, 0),
    timeouts: countOf(data, 'timeout'),
    substitutions: countOf(data, 'substitution'),
    lineups: data.sets.flatMap(({ startLineup }) => [startLineup!.A, startLineup!.B]),
    liberos: [data.liberos!.A, data.liberos!.B],
  };
}

// The texts are written by the test from the sample data, in the documented form of a .dvw.
test.each(free)('%s as a .dvw gives the official match', (name) => {
  const data = read(name);
  const result = imported(dataVolleyText(data), name);
  expect(facts(result)).toEqual(official(data));
  const kinds = new Set(result.warnings.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind !== 'breach')).toEqual([]);
});

const absent = !existsSync(RAW);
const why = absent ? ' (skipped: ../shared/data is not here)' : '';

test.skipIf(absent).each(free)(`%s from its original file${why}`, (name) => {
  const data = read(name);
  const text = readFileSync(new URL(`${name.replace('dvw-', '')}.dvw`, RAW), 'latin1');
  const result = imported(text, name);
  expect(facts(result)).toEqual(official(data));
  expect(result.warnings.filter(({ kind }) => kind !== 'breach')).toEqual([]);
});

const KATOWICE = 'dvw-190301_kats_beds';

test('the home team of the file may be the second team of the match', () => {
  const { log } = imported(dataVolleyText(read(KATOWICE)), KATOWICE, 'team2');
  expect([log.state.team1Wins, log.state.team2Wins, log.state.winner]).toEqual([2, 3, 'team2']);
  const { liberos } = read(KATOWICE);
  expect([log.state.team1.liberos, log.state.team2.liberos]).toEqual([liberos!.B, liberos!.A]);
});

test('an unknown code is reported with its line, and no entry is lost', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const at = lines.findIndex((line) => line.startsWith('*p'));
  lines.splice(at, 0, '*?what;;;;;;;16.00.00;1;');
  const result = imported(lines.join('\n'), KATOWICE);
  expect(result.warnings.filter(({ kind }) => kind === 'unknown-code')).toEqual([
    { line: at + 1, kind: 'unknown-code', detail: '*?what;;;;;;;16.00.00;1;' },
  ]);
  expect(facts(result)).toEqual(official(read(KATOWICE)));
});

test('missing points are reported, and the score continues from there', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const points = lines.flatMap((line, index) => (/^[*a]p/.test(line) ? [index] : []));
  const gone = points[3]!;
  const next = points[4]!;
  lines.splice(gone, 1);
  const result = imported(lines.join('\n'), KATOWICE);
  expect(result.warnings.find(({ kind }) => kind === 'score-jump')?.line).toBe(next);
  expect(facts(result).scores).toEqual(read(KATOWICE).official.setScores);
  expect(facts(result).rallies).toBe(official(read(KATOWICE)).rallies - 2);
});

test('contradicting positions, header scores and open sets are reported', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const header = lines.indexOf('[3SET]') + 1;
  lines[header] = 'True;;;;25-19;25;';
  const serve = lines.findLastIndex((line) => /^[*a]\d\dSM/.test(line));
  lines[serve] = lines[serve]!.replace(/;1;1;1;1;;\d+;/, ';1;1;1;1;;99;');
  const reported = imported(lines.join('\n'), KATOWICE).warnings.map(({ kind }) => kind);
  expect(reported.filter((kind) => kind !== 'breach')).toEqual(['set-score', 'court']);
  const half = lines.slice(0, serve);
  const open = imported(half.join('\n'), KATOWICE);
  expect([open.warnings.at(-1)?.kind, open.log.state.status]).toEqual(['match-open', 'Live']);
});

test('the reason of a rally is read from the marks of its touches', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const scored = lines.flatMap((line, index) => (/^[*a]p/.test(line) ? [index] : []));
  const [first, second, third] = scored as [number, number, number];
  const rest = lines[first]!.slice(lines[first]!.indexOf(';'));
  // The first three points go to the away, the home and the away team.
  lines.splice(third, 0, `a23SM#${rest}`, `*14RM=${rest}`);
  lines.splice(second, 0, `a18AT=${rest}`);
  lines.splice(first, 0, `a18AT#X6~24~H2${rest}`, `*12BT=${rest}`, `*$$&H=${rest}`);
  const { log } = imported(lines.join('\n'), KATOWICE);
  const rallies = log.events.flatMap((event) => (event.type === 'rally' ? [event] : []));
  expect(rallies.slice(0, 3)).toMatchObject([
    { winner: 'team2', reason: 'attack', player: 18 },
    { winner: 'team1', reason: 'opponent-attack-error' },
    { winner: 'team2', reason: 'ace', player: 23 },
  ]);
});

test('a rally keeps the touches of its own lines, with our signs and the places of the setters', () => {
  const scout = [
    '*P01>LUp;;;;;;;16.00.00;1;1;6;1;;;',
    '*01SM-;;;;;;;16.00.05;1;1;6;1;;;',
    'a11RM#;;;;;;;16.00.06;1;1;6;1;;;',
    'a12AH#;;;;;;;16.00.07;1;1;6;1;;;',
    'ap00:01;;;;;;;16.00.08;1;1;6;1;;;',
    'a12SM-;;;;;;;16.00.20;1;;7;1;;;',
    'ap00:02;;;;;;;16.00.25;1;;7;1;;;',
    '*p01:02;;;;;;;16.00.40;1;6;5;1;;;',
  ];
  const text = ['[3TEAMS]', '1;A;', '2;B;', '[3SCOUT]', ...scout].join('\n');
  const ralliesOf = (home: 'team1' | 'team2') =>
    imported(text, '', home).log.events.flatMap((event) => {
      if (event.type !== 'rally') return [];
      const { winner, touches, setters } = event;
      return [{ winner, touches, setters }];
    });
  expect(ralliesOf('team1')).toEqual([
    {
      winner: 'team2',
      touches: ['*01SM-', 'a11RM#', 'a12AH#'],
      setters: { team1: 1, team2: 6 },
    },
    { winner: 'team2', touches: ['a12SM-'], setters: {} },
    { winner: 'team1', touches: undefined, setters: undefined },
  ]);
  expect(ralliesOf('team2').slice(0, 2)).toEqual([
    {
      winner: 'team1',
      touches: ['a01SM-', '*11RM#', '*12AH#'],
      setters: { team2: 1, team1: 6 },
    },
    { winner: 'team1', touches: ['*12SM-'], setters: {} },
  ]);
});

test('without touches, the side that rotates first is the one that did not serve first', () => {
  const text = dataVolleyText(read(KATOWICE));
  const lines = text.split('\r\n').filter((line) => !/^[*a]\d\dSM/.test(line));
  const { log, warnings } = imported(lines.join('\r\n'), KATOWICE);
  expect(warnings.filter(({ kind }) => kind !== 'breach')).toEqual([]);
  const served = read(KATOWICE).sets.map((set) => (set.startServer === 'A' ? 'team1' : 'team2'));
  expect(log.state.sets.map((set) => set.firstServe)).toEqual(served);
});

test('a text without scouting is refused', () => {
  expect(readDataVolley('date,team1,team2\n2026-01-01,A,B')).toBe(null);
  expect(readDataVolley('[3TEAMS]\n1;A;\n2;B;')).toBe(null);
});

test('lines are read without positions, without marks and beyond midnight', () => {
  const scout = [
    '*P01>LUp;;;;;;;23.59.50;1;;;;;;1;2;3;4;5;6;11;12;13;14;15;16;',
    'a11SM-;;;;;;;23.59.55;1;',
    '*p01:00;;;;;;;00.00.05;1;',
    '*c02:08;;;;;;;00.00.06;1;',
    '*c03:09;;;;;;;00.00.07;1;',
    'ap01:00;;;;;;;00.00.08;1;',
    'ap00:00;;;;;;;00.00.09;1;',
    '**2set;;;;;;;00.00.10;2;',
  ];
  const head = ['[3TEAMS]', '1', '2;B;', '[3PLAYERS-H]', 'x', '[3PLAYERS-V]', '[3SCOUT]'];
  const { log, warnings } = imported([...head, ...scout].join('\n'), KATOWICE);
  const at = log.events.map((event) => (event.at - MIDNIGHT) / 1000);
  expect(at.every((seconds, index) => index === 0 || seconds >= at[index - 1]!)).toBe(true);
  const rally = log.events.find((event) => event.type === 'rally');
  expect(rally).toMatchObject({ winner: 'team1', reason: 'unknown' });
  expect((rally!.at - MIDNIGHT) / 1000).toBe(86_405);
  // Both substitutions are one request.
  expect(log.events.filter((event) => event.type === 'substitution')).toMatchObject([
    {
      pairs: [
        { out: 2, in: 8 },
        { out: 3, in: 9 },
      ],
    },
  ]);
  const reported = warnings.map(({ line, kind, refusal }) => [line, kind, refusal ?? null]);
  expect(reported.filter(([, kind]) => kind !== 'breach')).toEqual([
    [13, 'score-jump', null],
    [14, 'score-jump', null],
    [14, 'refused', 'SCORE_BACKWARDS'],
    [15, 'set-open', null],
    [null, 'match-open', null],
  ]);
});

/** A file of two teams whose scouting is these lines. */
function fileOf(...scout: string[]): string {
  return ['[3TEAMS]', '1;A', '2;B', '[3SET]', 'True;', '[3SCOUT]', ...scout].join('\n');
}

test('a line-up without positions begins its set, even without a known server', () => {
  const court = ';;;;;;;;1;;;;;;1;2;3;4;5;6;11;12;13;14;15;16;';
  const scout = ['*P01>LUp;;;;;;;;1;', '*p01:00', `*05SM-${court}`];
  const { file, log, warnings } = imported(fileOf(...scout), KATOWICE);
  expect(file.setScores).toEqual([]);
  expect(log.state.sets).toMatchObject([{ set: 1, team1Score: 1, firstServe: null }]);
  expect(log.events.some((event) => event.type === 'lineup')).toBe(false);
  expect(warnings.map(({ kind }) => kind)).toEqual(['match-open']);
});

test('points before any line-up are left out and reported', () => {
  const { log, warnings } = imported(fileOf('*p01:00', '**1set;;;;;;;;1;'), KATOWICE);
  expect(log.state.sets).toEqual([]);
  expect(warnings.map(({ line, kind }) => [line, kind])).toEqual([
    [7, 'refused'],
    [8, 'set-open'],
    [null, 'match-open'],
  ]);
});

test('two substitutions at the end of a file form one request', () => {
  const lineup = '*P01>LUp;;;;;;;;1;;;;;;1;2;3;4;5;6;11;12;13;14;15;16;';
  const { log } = imported(fileOf(lineup, '*01SM-', '*c02:08', '*T', '*c03:09'), KATOWICE);
  const requests = log.events.filter((event) => event.type === 'substitution');
  expect(requests).toMatchObject([
    {
      pairs: [
        { out: 2, in: 8 },
        { out: 3, in: 9 },
      ],
    },
  ]);
});

test('every kind of warning has a sentence with its line', () => {
  const court = ';;;;;;;;1;;;;;;1;2;3;4;5;6;11;12;13;14;15;16;';
  const text = fileOf(`*P01>LUp${court}`, '?', `*09SM-${court.replace(';6;', ';9;')}`, '*p01:00');
  const more = ['ap01:06', 'ap00:00', '*T', '*T', '*T', '**1set;;;;;;;;1;', '**2set'];
  const { warnings } = imported(
    [text, ...more].join('\n').replace('True;', 'True;;;;25-19;25;'),
    KATOWICE,
  );
  expect(warnings.map(({ line, kind, detail }) => [line, kind, detail])).toEqual([
    [8, 'unknown-code', '?'],
    [7, 'breach', 'Number 1 is not on the team sheet.'],
    [7, 'breach', 'Number 11 is not on the team sheet.'],
    [9, 'court', 'Set 1: 1 2 3 4 5 9 on court, by the log 1 2 3 4 5 6.'],
    [11, 'score-jump', 'The score goes from 1:0 to 1:6.'],
    [12, 'score-jump', 'The score goes from 1:6 to 0:0.'],
    [12, 'refused', 'A running score cannot go down.'],
    [15, 'breach', 'The team has 2 time-outs in this set.'],
    [16, 'set-open', 'Set 1 is not over by its rules.'],
    [16, 'set-score', 'Set 1: 1-6 by the rallies, 25-19 in the header.'],
    [17, 'set-open', 'Set 2 is not over by its rules.'],
    [null, 'match-open', 'The match is not over by its rules.'],
  ]);
  // `other-rules` is said of our own files alone.
  const kinds = FILE_WARNINGS.filter((kind) => kind !== 'other-rules');
  expect(new Set(warnings.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test('the first contradicting position of each set is reported', () => {
  const court = (set: number, last: number) =>
    `;;;;;;;;${set};;;;;;1;2;3;4;5;6;11;12;13;14;15;${last};`;
  const points = Array.from({ length: 25 }, (_, no) => `*p${no + 1}:00`);
  const scout = [1, 2].flatMap((set) => [
    `*P01>LUp${court(set, 16)}`,
    `*01SM-${court(set, 19)}`,
    points[0]!,
    `*01SM-${court(set, 19)}`,
    ...points.slice(1),
    `**${set}set;;;;;;;;${set};`,
  ]);
  const { warnings } = imported(fileOf(...scout), KATOWICE);
  const reported = warnings.filter(({ kind }) => kind === 'court');
  expect(reported.map(({ line, detail }) => [line, detail.slice(0, 6)])).toEqual([
    [8, 'Set 1:'],
    [37, 'Set 2:'],
  ]);
});

test('a repeated score is not a point, and a differing half of the header is reported', () => {
  const scout = ['*P01>LUp;;;;;;;;1;', '*p01:00', '*p01:00', '*p02:00', '**1set;;;;;;;;1;'];
  for (const header of ['3-0', '2-1']) {
    const text = fileOf(...scout).replace('True;', `True;;;;${header};25;`);
    const { log, warnings } = imported(text, KATOWICE);
    expect(log.events.map(({ type }) => type)).toEqual([
      'start',
      'match-setup',
      'set-start',
      'rally',
      'rally',
    ]);
    expect(warnings.map(({ line, kind }) => [line, kind])).toEqual([
      [9, 'score-jump'],
      [11, 'set-open'],
      [11, 'set-score'],
      [null, 'match-open'],
    ]);
  }
});

test('the clock of the log begins with the first known time and never goes back', () => {
  const timed = (time: string) => `*T;;;;;;;${time};1;`;
  const lineup = '*P01>LUp;;;;;;;;1;';
  const { log } = imported(
    fileOf(lineup, 'aT', timed('16.00.00'), timed('15.59.00'), 'aT'),
    KATOWICE,
  );
  const times = log.events.map(({ type, at }) => [type, (at - MIDNIGHT) / 1000]);
  expect(times).toEqual([
    ['start', 57_600],
    ['match-setup', 57_600],
    ['set-start', 57_600],
    ...Array(4).fill(['timeout', 57_600]),
  ]);
});

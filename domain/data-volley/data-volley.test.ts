import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS } from '../volleyball/presets.ts';
import type { RallyLog } from '../volleyball/testing/rally-log.ts';
import { readDataVolley } from './data-volley-file.ts';
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
  return data.sets.flatMap((set) => set.events ?? []).filter((one) => one.type === type).length;
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
});

test('a code that nobody knows is told with its line, and nothing is lost', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const at = lines.findIndex((line) => line.startsWith('*p'));
  lines.splice(at, 0, '*?what;;;;;;;16.00.00;1;');
  const result = imported(lines.join('\n'), KATOWICE);
  expect(result.warnings.filter(({ kind }) => kind === 'unknown-code')).toEqual([
    { line: at + 1, kind: 'unknown-code', detail: '*?what;;;;;;;16.00.00;1;' },
  ]);
  expect(facts(result)).toEqual(official(read(KATOWICE)));
});

test('points missing in the file are told and the score goes on from there', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const points = lines.flatMap((line, index) => (/^[*a]p/.test(line) ? [index] : []));
  const [gone, next] = [points[3]!, points[4]!];
  lines.splice(gone, 1);
  const result = imported(lines.join('\n'), KATOWICE);
  expect(result.warnings.find(({ kind }) => kind === 'score-jump')?.line).toBe(next);
  expect(facts(result).scores).toEqual(read(KATOWICE).official.setScores);
  expect(facts(result).rallies).toBe(official(read(KATOWICE)).rallies - 2);
});

test('positions, scores of the header and open sets that do not agree are told', () => {
  const lines = dataVolleyText(read(KATOWICE)).split('\r\n');
  const header = lines.indexOf('[3SET]') + 1;
  lines[header] = 'True;;;;25-19;25;';
  const serve = lines.findLastIndex((line) => /^[*a]\d\dSM/.test(line));
  lines[serve] = lines[serve]!.replace(/;1;1;1;1;;\d+;/, ';1;1;1;1;;99;');
  const told = imported(lines.join('\n'), KATOWICE).warnings.map(({ kind }) => kind);
  expect(told.filter((kind) => kind !== 'breach')).toEqual(['set-score', 'court']);
  const half = lines.slice(0, serve);
  const open = imported(half.join('\n'), KATOWICE);
  expect([open.warnings.at(-1)?.kind, open.log.state.status]).toEqual(['match-open', 'Live']);
});

test('how a rally was won is read from the marks of its touches', () => {
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

test('points without touches: who rotates first did not serve first', () => {
  const text = dataVolleyText(read(KATOWICE));
  const lines = text.split('\r\n').filter((line) => !/^[*a]\d\dSM/.test(line));
  const { log, warnings } = imported(lines.join('\r\n'), KATOWICE);
  expect(warnings.filter(({ kind }) => kind !== 'breach')).toEqual([]);
  const served = read(KATOWICE).sets.map((set) => (set.startServer === 'A' ? 'team1' : 'team2'));
  expect(log.state.sets.map((set) => set.firstServe)).toEqual(served);
});

test('a text without scouting is no such file', () => {
  expect(readDataVolley('date,team1,team2\n2026-01-01,A,B')).toBe(null);
  expect(readDataVolley('[3TEAMS]\n1;A;\n2;B;')).toBe(null);
});

test('lines without positions, without a winner by marks and beyond midnight', () => {
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
  const told = warnings.map(({ line, kind, refusal }) => [line, kind, refusal ?? null]);
  expect(told.filter(([, kind]) => kind !== 'breach')).toEqual([
    [13, 'score-jump', null],
    [14, 'score-jump', null],
    [14, 'refused', 'SCORE_BACKWARDS'],
    [15, 'set-open', null],
    [null, 'match-open', null],
  ]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MatchLog } from '../volleyball/match-log.ts';
import { PRESETS } from '../volleyball/presets.ts';
import type { Side } from '../volleyball/side.ts';
import { boxScore } from '../volleyball/statistics/touches/box-score.ts';
import { scoutedRallies } from '../volleyball/statistics/touches/scouted-rallies.ts';
import { rowsOf } from '../volleyball/statistics/touches/testing/count-dvw.ts';
import type { RallyLog } from '../volleyball/testing/rally-log.ts';
import { liveMatch, livePositions, scorer } from '../volleyball/testing/record-match.ts';
import { dataVolleyLog } from './data-volley-log.ts';
import { knownTouches } from './known-touches.ts';
import { dataVolleyText } from './testing/data-volley-text.ts';
import { writeDataVolley } from './write-data-volley.ts';

const FREE = new URL('../../test-data/matches/', import.meta.url);
const RAW = new URL('../../../shared/data/raw/', import.meta.url);
const MIDNIGHT = Date.parse('2026-01-10T00:00:00+03:00');
const names = readdirSync(FREE).map((name) => name.replace('.json', ''));

function rulesOf(name: string) {
  return name === 'dvw-example-click-scout' ? { ...PRESETS.indoor, target: 21 } : PRESETS.indoor;
}

function written(log: MatchLog, home: Side = 'team1') {
  return writeDataVolley(log, {
    home,
    midnight: MIDNIGHT,
    day: '10/01/2026',
    time: '16.00.00',
    season: '2026',
    league: 'Ligi; Kuu',
    teams: {
      team1: { name: 'Kibo', players: [{ shirt: 7, name: 'Asha; Juma' }] },
      team2: { name: 'Meru', players: [] },
    },
  });
}

function read(text: string, name: string, home: Side = 'team1') {
  return dataVolleyLog(text, { rules: rulesOf(name), home, midnight: MIDNIGHT })!;
}

test.each(names)('%s, exported and read again, is the same log', (name) => {
  const { log } = read(
    dataVolleyText(JSON.parse(readFileSync(new URL(`${name}.json`, FREE), 'utf8')) as RallyLog),
    name,
  );
  const again = read(written(log), name);
  expect(again.log.events).toEqual(log.events);
  expect(again.warnings.map(({ kind }) => kind).filter((kind) => kind !== 'breach')).toEqual([]);
  // The home team of the file may be the second one of the match.
  const turned = read(written(log, 'team2'), name, 'team2');
  expect(turned.log.state).toEqual(log.state);
});

const absent = !existsSync(RAW);
const why = absent ? ' (skipped: ../shared/data is not here)' : '';

test.skipIf(absent).each(names)(
  `%s with all touches of its file, read again, is the same${why}`,
  (name) => {
    const original = readFileSync(new URL(`${name.replace('dvw-', '')}.dvw`, RAW), 'latin1');
    const { log } = read(original, name);
    const text = written(log);
    const again = read(text, name);
    expect(withoutTimes(again.log)).toEqual(withoutTimes(log));
    // A second reader, which shares no code with ours, counts the same touches.
    const boxes = boxScore(scoutedRallies(log));
    const counted = rowsOf(text);
    for (const [sign, side] of [
      ['*', 'team1'],
      ['a', 'team2'],
    ] as const) {
      const own = counted.filter(({ team, skill }) => team === sign && skill === 'A');
      expect(own.length).toBe(boxes?.[side].team.attack.total ?? 0);
    }
  },
);

test('a match of a table without a scout keeps who won each rally, how, and who made the error', () => {
  const table = liveMatch(PRESETS.indoor);
  const rallies = [
    { winner: 'team1', reason: 'ace', player: 7 },
    { winner: 'team2', reason: 'opponent-serve-error', errorBy: 7 },
    { winner: 'team2', reason: 'block', player: 4 },
    { winner: 'team1', reason: 'opponent-attack-error', errorBy: 12 },
    { winner: 'team1', reason: 'opponent-error' },
    { winner: 'team2', reason: 'attack', player: 9 },
    { winner: 'team2' },
  ] as const;
  for (const rally of rallies) table.must({ type: 'rally', ...rally });
  table.must({ type: 'timeout', team: 'team1' });
  const { log, warnings } = read(written(table.log), '');
  const known = log.events.flatMap((event) => {
    if (event.type !== 'rally') return [];
    const { winner, reason, player, errorBy } = event;
    return [{ winner, reason, player, errorBy }];
  });
  expect(known).toEqual(
    rallies.map((rally) => ({
      reason: 'unknown',
      player: undefined,
      errorBy: undefined,
      ...rally,
    })),
  );
  expect(log.state.sets[0]).toMatchObject({ firstServe: 'team1', team1Score: 3, team2Score: 4 });
  expect(log.state.sets[0]!.team1.timeouts).toBe(1);
  expect(warnings.map(({ kind }) => kind)).toEqual(['match-open']);
});

test('names with signs of the format do not break its fields', () => {
  const text = written(liveMatch(PRESETS.indoor).log);
  expect(text).toContain('2026;Ligi  Kuu;');
  expect(text).toContain(';0-7;Asha  Juma;');
});

test('a penalty is a point without a touch, and a libero stands as the player who waits', () => {
  const table = livePositions(PRESETS.indoor);
  const { log: before } = table;
  const [libero] = before.state.team2.liberos;
  const waits = before.state.sets[0]!.team2.court!.positions[4]!;
  table.must({ type: 'libero', team: 'team2', action: 'in', libero, player: waits });
  table.must({ type: 'rally', winner: 'team1' });
  table.must({ type: 'sanction', team: 'team2', person: 1, grade: 'penalty' });
  const lines = written(table.log)
    .split('\r\n')
    .filter((line) => /^[*a]p/.test(line));
  expect(lines.map((line) => line.slice(0, 7))).toEqual(['*p01:00', '*p02:00']);
  expect(lines[0]).toContain(`;${waits};`);
  expect(lines[0]).not.toContain(`;${libero};`);
});

test('a score without rallies is a point of the side that serves, and a team list has captain and liberos', () => {
  const table = scorer(PRESETS.indoor);
  const list = { players: [1, 2, 3, 4, 5, 6, 7], liberos: [7], captain: 3 };
  table.must(
    { type: 'match-setup', team1: list, team2: { players: [1, 2, 3, 4, 5, 6] } },
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team2' },
    { type: 'set-score', set: 1, team1Score: 0, team2Score: 1, serving: 'team2' },
    { type: 'set-score', set: 1, team1Score: 1, team2Score: 1, serving: 'team1' },
    { type: 'set-score', set: 1, team1Score: 2, team2Score: 1 },
  );
  const lines = written(table.log).split('\r\n');
  const points = lines.filter((line) => /^[*a]p/.test(line)).map((line) => line.slice(0, 7));
  expect(points).toEqual(['ap00:01', '*p01:01', '*p02:01']);
  const roles = lines
    .filter((line) => /^0;\d+;/.test(line))
    .map((line) => [line.split(';')[1], line.split(';')[12]]);
  expect(roles).toEqual([
    ['1', ''],
    ['2', ''],
    ['3', 'C'],
    ['4', ''],
    ['5', ''],
    ['6', ''],
    ['7', 'L'],
  ]);
});

test('a warning writes no line, an open set has no end, and a rally without a point is left out', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must(
    { type: 'rally', winner: 'team1' },
    { type: 'delay', team: 'team1' },
    { type: 'sanction', team: 'team2', person: 1, grade: 'warning' },
  );
  const scouted = ({ events, state }: MatchLog) =>
    written({ rules: table.log.rules, events, state })
      .split('\r\n')
      .filter((line) => /^(?:[*a]p|\*\*)/.test(line));
  const ended = { ...table.log, events: [...table.log.events, { type: 'end', id: 'e', at: 9e3 }] };
  expect(scouted(ended as MatchLog).map((line) => line.slice(0, 7))).toEqual(['*p01:00']);
  const sets = table.log.state.sets.map((set) => ({ ...set, points: [] }));
  expect(scouted({ ...table.log, state: { ...table.log.state, sets } })).toEqual([]);
});

test('a point of which nobody knows the server has no touch', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack', player: 7 });
  const point = table.log.state.sets[0]!.points[0]!;
  expect(knownTouches({ ...point, served: null })).toEqual([]);
  expect(knownTouches(point)).toHaveLength(2);
});

function withoutTimes({ events }: MatchLog) {
  return events.map(({ at: _, ...facts }) => facts);
}

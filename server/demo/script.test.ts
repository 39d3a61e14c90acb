import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { replayRallyLog } from '#domain/volleyball/testing/rally-log.ts';
import { shirtsOf } from './invention/people.ts';
import type { Squads } from './play-notation.ts';
import { eventAt, scriptOf } from './script.ts';

const FREE = new URL('../../test-data/matches/', import.meta.url);

function playedBy(log: number, squads: Squads): MatchLog {
  return scriptOf(log, squads).reduce((played, step, index) => {
    const judged = appendEvent(played, eventAt('a match', step, index, index) as MatchEvent);
    if (judged.ok) return judged.log;
    throw new Error(`${index} ${JSON.stringify(step.facts)}: ${judged.detail}`);
  }, emptyLog(PRESETS.indoor));
}

const NAMED = ['lineup', 'set-start', 'rally', 'timeout', 'substitution'];

/** The facts in both logs; the files of the test data know no reasons. */
function recorded({ events }: MatchLog) {
  return events
    .filter(({ type }) => NAMED.includes(type))
    .map((event) => {
      const { id, at, reason, player, liberos, ...facts } = event as Record<string, unknown>;
      return facts;
    });
}

/** The shirts that the players of the real matches wore, by the places they have in a squad here. */
const REAL: [number, string, Squads][] = [
  [
    0,
    'dvw-190301_kats_beds',
    [
      [4, 2, 7, 16, 1, 12, 14, 10, 11, 3, 17, 18],
      [37, 16, 18, 23, 10, 5, 13, 1, 14, 0, 12, 17],
    ],
  ],
  [
    1,
    'dvw-DCup-7',
    [
      [3, 19, 9, 15, 2, 7, 10, 14, 16, 6, 18, 5],
      [16, 12, 9, 11, 6, 17, 15, 2, 18, 3, 8, 4],
    ],
  ],
];

test.each(REAL)(
  'log %i is %s: line-ups, rallies, time-outs, substitutions',
  (log, name, squads) => {
    const data = JSON.parse(readFileSync(new URL(`${name}.json`, FREE), 'utf8'));
    const real = replayRallyLog(PRESETS.indoor, data, { positions: true });
    expect(recorded(playedBy(log, squads))).toEqual(recorded(real.log));
  },
);

test('reasons of points are those that the scout marked', () => {
  const { events } = playedBy(0, REAL[0]![2]);
  const points = events.flatMap((event) => (event.type === 'rally' ? [event] : []));
  const counts = [...Map.groupBy(points, ({ reason }) => reason)].map(([reason, of]) => [
    reason,
    of.length,
    of.filter(({ player }) => player !== undefined).length,
  ]);
  expect(counts.sort()).toEqual([
    ['ace', 13, 13],
    ['attack', 108, 108],
    ['block', 20, 20],
    ['opponent-attack-error', 18, 0],
    ['opponent-error', 1, 0],
    ['opponent-serve-error', 33, 0],
  ]);
});

test('any two squads replay the logs without a breach, and most points have a reason', () => {
  const squads = [shirtsOf('JKT', 'Women'), shirtsOf('KVZ', 'Women')] as const;
  for (const log of [0, 1]) {
    const played = playedBy(log, squads);
    expect(played.state).toMatchObject({ status: 'ended', decided: true });
    expect(played.events.filter(({ type }) => type === 'libero').length).toBeGreaterThan(70);
    const rallies = played.events.filter(({ type }) => type === 'rally');
    const known = rallies.filter((event) => 'reason' in event);
    expect(known.length / rallies.length).toBeGreaterThan(0.85);
    const scorers = played.events.flatMap((event) =>
      event.type === 'rally' && event.player !== undefined ? [event.player] : [],
    );
    expect(scorers.every((shirt) => squads.flat().includes(shirt))).toBe(true);
  }
});

test('the third recorded log has points only', () => {
  const { state, events } = playedBy(2, [shirtsOf('JKT', 'Men'), shirtsOf('KVZ', 'Men')]);
  expect([state.team1Wins, state.team2Wins, state.detail]).toEqual([3, 1, 'points']);
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set(['start', 'set-start', 'rally', 'end']),
  );
});

test('play pauses after a time-out, whatever else is recorded', () => {
  const steps = scriptOf(0, [shirtsOf('JKT', 'Men'), shirtsOf('KVZ', 'Men')]);
  const next = steps.findIndex(({ facts }) => facts.type === 'timeout');
  const rally = steps.slice(next).find(({ facts }) => facts.type === 'rally')!;
  expect(rally.afterMs).toBe(40_000);
});

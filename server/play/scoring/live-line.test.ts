import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type LiveScore, pointOf } from '#contract/matches/live.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { scorer } from '#domain/volleyball/testing/record-match.ts';
import { appendAll } from './append.ts';
import { appendedLine, standingLine } from './live-line.ts';

/** Line-ups are known, team 1 has served and won the first rally. */
function playing() {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6], liberos: [20] },
    { type: 'lineup', set: 1, team: 'team2', players: [11, 12, 13, 14, 15, 16] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'rally', winner: 'team1', id: 'first' },
  );
  return table.log;
}

const NOW = Date.UTC(2026, 10, 22, 15);

function lineAfter(...facts: object[]): { line: LiveScore; bytes: number } {
  return lineFrom(playing(), 9999, ...facts);
}

function lineFrom(
  before: MatchLog,
  version: number,
  ...facts: object[]
): { line: LiveScore; bytes: number } {
  const events = facts.map((fact) => ({ id: randomUUID(), at: NOW, ...fact }) as MatchEvent);
  const { log: after, isComplete, hasMore } = appendAll(before, events);
  const text = appendedLine(randomUUID(), version, { before, after, isComplete, hasMore }, NOW);
  return { line: JSON.parse(text), bytes: Buffer.byteLength(text) };
}

/** The same match at this score of its first set. */
function playedTo(team1: number, team2: number): MatchLog {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const least = Math.min(team1, team2);
  table.rallies('12'.repeat(least) + (team1 > team2 ? '1' : '2').repeat(Math.abs(team1 - team2)));
  return table.log;
}

test('the line of a rally holds its reason and scorer in 120 bytes', () => {
  const rally = { type: 'rally', winner: 'team1', no: 2 };
  expect(lineAfter(rally).line).not.toHaveProperty('y');
  expect(lineAfter({ ...rally, reason: 'unknown' }).line).not.toHaveProperty('y');
  const { line, bytes } = lineAfter({ ...rally, reason: 'ace', player: 17 });
  expect(line).toMatchObject({ y: 317 });
  expect(line).not.toHaveProperty('full');
  // The longest scores of a set: two digits each.
  expect(bytes + 2).toBeLessThanOrEqual(120);
});

test('a reason added after its point does not reload the match', () => {
  const { line } = lineAfter({ type: 'correct', target: 'first', reason: 'block' });
  expect(line).toMatchObject({ y: 200 });
  expect([line.more, line.full]).toEqual([undefined, undefined]);
  expect(lineAfter({ type: 'correct', target: 'first', winner: 'team2' }).line.full).toBe(1);
});

test('set point and match point come and go with the points of the line', () => {
  const ace = { type: 'rally', winner: 'team2', no: 43, reason: 'ace', player: 17 };
  const { line, bytes } = lineFrom(playedTo(19, 23), 999, ace);
  expect(line).toMatchObject({ score: [19, 24], y: 2317 });
  expect(pointOf(line.y)).toEqual({ moment: 2, reason: 3, shirt: 17 });
  expect(bytes).toBeLessThanOrEqual(120);
  // With thousands of versions the reason goes, and the moment stays.
  const late = lineFrom(playedTo(19, 23), 9999, ace);
  expect(late.line.y).toBe(2);
  expect(late.bytes).toBeLessThanOrEqual(120);
  const bare = { type: 'rally', winner: 'team1', no: 43 };
  const after = lineFrom(playedTo(23, 19), 9999, bare);
  expect(after.line.y).toBe(1);
  expect(pointOf(after.line.y)).toEqual({ moment: 1, reason: 0, shirt: 0 });
  expect(after.bytes).toBeLessThanOrEqual(120);
  const level = lineFrom(playedTo(24, 23), 9999, { ...bare, winner: 'team2', no: 48 });
  expect(level.line).not.toHaveProperty('y');
});

test('the line of a finished set holds the set wins', () => {
  const { line } = lineFrom(playedTo(24, 19), 9999, { type: 'rally', winner: 'team1', no: 44 });
  expect(line).toMatchObject({ s: 'Live', wins: [1, 0], set: 1, score: [25, 19] });
  expect(line).not.toHaveProperty('full');
});

test('the line of a time-out holds its team, its end and the number used', () => {
  const { line } = lineAfter({ type: 'timeout', team: 'team2' });
  expect(line).toMatchObject({ t: [2, NOW / 1000 + 30], u: [0, 1, 0, 0] });
  expect([line.more, line.full]).toEqual([undefined, undefined]);
  // The scorer's clock is ahead, or the time-out was told late.
  expect(lineAfter({ type: 'timeout', team: 'team2', at: NOW + 600_000 }).line.t).toEqual(line.t);
  expect(lineAfter({ type: 'timeout', team: 'team2', at: NOW - 30_000 }).line.t).toBeUndefined();
  const rally = { type: 'rally', winner: 'team2', no: 2 };
  expect(lineAfter({ type: 'timeout', team: 'team2' }, rally).line.t).toBeUndefined();
});

test('a substitution during a time-out does not end it', () => {
  const substitution = { type: 'substitution', team: 'team2', pairs: [{ out: 12, in: 18 }] };
  const { line } = lineAfter({ type: 'timeout', team: 'team2' }, substitution);
  expect(line).toMatchObject({ t: [2, NOW / 1000 + 30], u: [0, 1, 0, 1], c: [2, 12, 18] });
});

test.each([
  [
    'substitution',
    { type: 'substitution', team: 'team2', pairs: [{ out: 12, in: 18 }] },
    [2, 12, 18],
  ],
  ['libero', { type: 'libero', team: 'team1', action: 'in', libero: 20, player: 6 }, [1, 6, 20]],
])('the line of a %s names both players', (_, event, c) => {
  const { line } = lineAfter(event);
  expect(line).toMatchObject({ c });
  expect([line.more, line.full]).toEqual([undefined, undefined]);
});

test('a total of the running set changes its level of detail', () => {
  const { line } = lineAfter({ type: 'set-score', set: 1, team1Score: 4, team2Score: 6 });
  expect([line.more, line.full]).toEqual([1, undefined]);
});

test('several rallies at once reload the court', () => {
  const rally = (no: number, winner = 'team2') => ({ type: 'rally', winner, no });
  expect(lineAfter(rally(2)).line.more).toBeUndefined();
  // One turn, as readers make it by themselves.
  expect(lineAfter(rally(2), rally(3)).line.more).toBeUndefined();
  expect(lineAfter(rally(2), rally(3, 'team1')).line.more).toBe(1);
});

test('the full line of a match has at most 200 bytes', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  table.rallies('12'.repeat(24));
  table.must(
    { type: 'rally', winner: 'team1', reason: 'opponent-error', player: 17 },
    { type: 'timeout', team: 'team2' },
  );
  const at = table.log.events.at(-1)!.at;
  const line = standingLine(randomUUID(), 99_999, table.log, at);
  expect(line).toMatchObject({ y: 1617, t: [2, (at + 30_000) / 1000], u: [0, 1, 0, 0] });
  expect(Buffer.byteLength(JSON.stringify(line))).toBeLessThanOrEqual(200);
});

test('a remark or a confirmed set publishes no line', () => {
  expect(lineAfter({ type: 'remark', text: 'Rain' }).line).not.toHaveProperty('full');
  const lost = lineAfter({ type: 'challenge', team: 'team1', outcome: 'wrong' });
  expect(lost.line.full).toBe(1);
});

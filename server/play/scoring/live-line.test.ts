import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LiveScore } from '#contract/matches/live.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { scorer } from '#domain/volleyball/testing/record-match.ts';
import { appendAll } from './append.ts';
import { liveLine } from './projection.ts';

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

function lineAfter(...facts: object[]): { line: LiveScore; bytes: number } {
  const events = facts.map((fact) => ({ id: randomUUID(), at: 0, ...fact }) as MatchEvent);
  const { log, isWhole, hasMore } = appendAll(playing(), events);
  const text = liveLine(randomUUID(), 9999, log.state, isWhole, hasMore);
  return { line: JSON.parse(text), bytes: Buffer.byteLength(text) };
}

test('a rally says how it was won and by whom, in 120 bytes', () => {
  const rally = { type: 'rally', winner: 'team1', no: 2 };
  expect(lineAfter(rally).line).not.toHaveProperty('y');
  expect(lineAfter({ ...rally, reason: 'unknown' }).line).not.toHaveProperty('y');
  const { line, bytes } = lineAfter({ ...rally, reason: 'ace', player: 17 });
  expect(line).toMatchObject({ y: 317 });
  expect(line).not.toHaveProperty('full');
  // The longest scores of a set: two digits each.
  expect(bytes + 2).toBeLessThanOrEqual(120);
});

test('a reason given after its point is no reason to read the whole match again', () => {
  const { line } = lineAfter({ type: 'correct', target: 'first', reason: 'block' });
  expect(line).toMatchObject({ y: 200 });
  expect([line.more, line.full]).toEqual([undefined, undefined]);
  expect(lineAfter({ type: 'correct', target: 'first', winner: 'team2' }).line.full).toBe(1);
});

test.each([
  { type: 'timeout', team: 'team2' },
  { type: 'substitution', team: 'team2', pairs: [{ out: 12, in: 18 }] },
  { type: 'libero', team: 'team1', action: 'in', libero: 20, player: 6 },
  { type: 'set-score', set: 1, team1Score: 4, team2Score: 6 },
])('$type changes what is known besides the score', (event) => {
  const { line } = lineAfter(event);
  expect([line.more, line.full]).toEqual([1, undefined]);
});

test('several rallies at once turn the court in a way that the line does not tell', () => {
  const rally = (no: number) => ({ type: 'rally', winner: 'team2', no });
  expect(lineAfter(rally(2)).line.more).toBeUndefined();
  expect(lineAfter(rally(2), rally(3)).line.more).toBe(1);
});

test('a remark or a confirmed form changes nothing that is shown', () => {
  expect(lineAfter({ type: 'remark', text: 'Rain' }).line).not.toHaveProperty('full');
  const lost = lineAfter({ type: 'challenge', team: 'team1', outcome: 'wrong' });
  expect(lost.line.full).toBe(1);
});

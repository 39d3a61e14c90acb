import { expect, test } from 'vitest';
import { ApiUnreachable } from '#app/lib/api/client.ts';
import { UnfoldableLogError } from '#domain/volleyball/unfoldable-log-error.ts';
import { judgeAnswer } from './send-verdict.ts';
import { problem } from './testing/memory-server.ts';

test.each([408, 429, 500, 502, 503, 504])(
  'an answer with status %s counts as unreachable: the entries are sent again',
  (status) => {
    expect(judgeAnswer(problem(status, 'ANY'))).toEqual({ kind: 'unreachable' });
  },
);

test('a missing answer, or a fault not sent by the server, counts as unreachable', () => {
  expect(judgeAnswer(new ApiUnreachable('lost'))).toEqual({ kind: 'unreachable' });
  expect(judgeAnswer(new TypeError('x'))).toEqual({ kind: 'unreachable' });
});

test.each([
  [401, 'signed-out'],
  [403, 'not-allowed'],
  [404, 'gone'],
])('an answer with status %s means %s', (status, kind) => {
  expect(judgeAnswer(problem(status, 'ANY'))).toEqual({ kind });
});

test('a stale base returns the missing entries', () => {
  const start = { id: 'start', at: 0, type: 'start', seq: 1, by: 'user:a' };
  const answer = problem(409, 'STALE_BASE', { seq: 1, events: [start] });
  expect(judgeAnswer(answer)).toMatchObject({
    kind: 'stale-base',
    seq: 1,
    missing: [{ id: 'start', type: 'start' }],
  });
  expect(judgeAnswer(problem(409, 'STALE_BASE', { seq: 4 }))).toEqual({
    kind: 'stale-base',
    seq: 4,
    missing: [],
  });
});

test.each(['STALE_PEN', 'PEN_TAKEN', 'MATCH_LENT'])(
  '%s carries the epoch of the pen if it is known',
  (code) => {
    expect(judgeAnswer(problem(409, code, { epoch: 7 }))).toEqual({ kind: 'stale-pen', epoch: 7 });
    expect(judgeAnswer(problem(409, code))).toEqual({ kind: 'stale-pen', epoch: null });
  },
);

test('rules that this page does not know make the page outdated', () => {
  expect(judgeAnswer(new UnfoldableLogError())).toEqual({ kind: 'outdated' });
});

test.each([
  [['events.12.no'], 12],
  [['baseSeq', 'events.3'], 3],
  [['baseSeq'], 0],
  [['other.events.3'], 0],
  [[], 0],
])('a refusal of the fields %j concerns entry %s', (fields, index) => {
  const errors = fields.map((field) => ({ field, message: 'x' }));
  expect(judgeAnswer(problem(422, 'ANY', { errors }))).toEqual({ kind: 'refused', index });
});

import { expect, test } from 'vitest';
import { hasLive } from './has-live.ts';

test.each<[string, boolean, unknown]>([
  ['no data', false, undefined],
  ['nothing', false, null],
  ['a list without matches', false, { sections: [{ matches: [] }], table: null }],
  ['a match that has ended', false, { match: { status: 'ended' } }],
  ['a filter of live matches', false, { kind: 'live', status: null }],
  ['a live match', true, { match: { status: 'Live' } }],
  ['a list with a live match', true, { sections: [{}, { matches: [{ status: 'Live' }] }] }],
])('%s: live is %s', (_, expected, data) => {
  expect(hasLive(data)).toBe(expected);
});

import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { matchRulesSchema } from './match-rules.ts';

const { indoor } = PRESETS;

test.each(Object.entries(PRESETS))('the rules of %s cross the wire unchanged', (_, rules) => {
  expect(matchRulesSchema.parse(rules)).toEqual(rules);
});

test('rules under test are set by name, and are off by default', () => {
  const timeouts = { ...indoor.timeouts, firstBefore: 12, notAfterChallenge: true };
  expect(matchRulesSchema.parse({ ...indoor, timeouts })).toEqual({ ...indoor, timeouts });
  for (const unknown of [{ firstBefore: 0 }, { notAfterChallenge: 1 }, { afterNoon: true }]) {
    const wrong = { ...indoor, timeouts: { ...indoor.timeouts, ...unknown } };
    expect(matchRulesSchema.safeParse(wrong).success).toBe(false);
  }
});

test('a match is won by sets, or all of a fixed number are played', () => {
  expect(matchRulesSchema.safeParse({ ...indoor, fixedSets: 3 }).success).toBe(false);
  expect(matchRulesSchema.safeParse({ ...indoor, setsToWin: null }).success).toBe(false);
  expect(matchRulesSchema.safeParse({ ...indoor, setsToWin: null, fixedSets: 3 }).success).toBe(
    true,
  );
});

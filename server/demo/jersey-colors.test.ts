import { expect, test } from 'vitest';
import { contrast } from '#domain/crest/color-math.ts';
import { areApart, matchColors, SCORE_CONTRAST } from '#domain/crest/match-colors.ts';
import { CLUBS } from './tanzania.ts';

test('no two clubs of the demonstration are alike in a match, and their scores can be read', () => {
  const teams = CLUBS.map(({ name, colours: [jerseyColor1, jerseyColor2] }) => ({
    name,
    jerseyColor1,
    jerseyColor2,
  }));
  expect(teams.length).toBeGreaterThan(30);
  for (const checked of teams) {
    for (const two of teams.filter((team) => team !== checked)) {
      const { team1, team2 } = matchColors(checked, two);
      const pair = `${checked.name} v ${two.name}`;
      expect(areApart(team1, team2), pair).toBe(true);
      for (const { field, ink } of [team1, team2]) {
        expect(contrast(field, ink), pair).toBeGreaterThanOrEqual(SCORE_CONTRAST);
      }
    }
  }
});

import { expect, test } from 'vitest';
import type { TeamRef } from '#contract/people/team.ts';
import { halfColors } from './team-colors.ts';

const team = (name: string, jerseyColor1 = '#ffffff', jerseyColor2 = '#ffffff') =>
  ({ id: name, name, jerseyColor1, jerseyColor2 }) as TeamRef;

test('two teams without chosen colours have halves of two colours', () => {
  const names = ['Simba', 'Yanga', 'Azam', 'Pwani', 'Nyota', 'Mawimbi', 'Warszawa', 'Nysa'];
  for (const first of names) {
    for (const second of names.filter((name) => name !== first)) {
      const teams = { team1: team(first), team2: team(second) };
      expect(halfColors(teams, 'team1'), `${first} v ${second}`).not.toEqual(
        halfColors(teams, 'team2'),
      );
    }
  }
});

test('two teams in the same red have halves of two colours', () => {
  const teams = { team1: team('Chui', '#c8102e', '#ffffff'), team2: team('Faru', '#c8102e') };
  expect(halfColors(teams, 'team1').background).not.toBe(halfColors(teams, 'team2').background);
});

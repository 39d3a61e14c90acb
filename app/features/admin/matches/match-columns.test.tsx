// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { MatchTable } from './match-rows.tsx';

const team = { logo: null, jerseyColor1: '#111111', jerseyColor2: '#222222' };
const MATCH = {
  id: 'm1',
  team1: { ...team, id: 'a', name: 'Chui' },
  team2: { ...team, id: 'b', name: 'Faru' },
  matchType: 'l1',
  league: { id: 'l1', name: 'Ligi ya Pwani' },
  gender: 'Men',
  matchDate: '2027-01-09',
  matchTime: '09:00',
  location: 'Coco Beach',
  court: '2',
  status: 'Live',
  sets: [{ set: 1, team1Score: 12, team2Score: 9, winner: null }],
  currentSet: 1,
  team1Wins: 0,
  team2Wins: 0,
} as unknown as Match;

const table = () => document.querySelector('table')!.textContent;

test('a live match is listed with weekday, ground, court and running points', () => {
  showPart(<MatchTable matches={[MATCH]} />);
  for (const words of ['Sat 09 Jan 2027', 'Coco Beach · court 2', '0–0 (12–9)', 'Ligi ya Pwani']) {
    expect(table()).toContain(words);
  }
});

test('in a league its name is not repeated beside each match', () => {
  showPart(<MatchTable matches={[MATCH]} isOfLeague />);
  expect(table()).not.toContain('Ligi ya Pwani');
});

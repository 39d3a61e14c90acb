// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { MatchView } from './match-view.tsx';

const team = { logo: null, jerseyColor1: '#111111', jerseyColor2: '#222222' };
const MATCH = {
  id: 'm1',
  version: 1,
  team1: { ...team, id: 'a', name: 'Chui' },
  team2: { ...team, id: 'b', name: 'Faru' },
  setPoint: null,
  matchPoint: null,
  matchType: 'Friendly',
  league: null,
  gender: 'Men',
  matchDate: '2027-01-09',
  matchTime: '09:00',
  startsAt: '2027-01-09T06:00:00.000Z',
  updatedAt: '2027-01-09T06:00:00.000Z',
  location: 'Coco Beach',
  court: null,
  status: 'not started',
  sets: [],
  currentSet: null,
  team1Wins: 0,
  team2Wins: 0,
  winner: null,
  decided: false,
  serving: null,
  detail: 'none',
  sheetVersion: 0,
} as unknown as Match;

test.each([
  ['not started', 1],
  ['postponed', 1],
  ['ended', 0],
  ['cancelled', 0],
] as const)('on its page a match that is %s has as many stars as in lists: %i', (status, stars) => {
  showPart(
    <MatchView match={{ ...MATCH, status }} play={null} tab="details" base="/m1" tabs={[]}>
      {null}
    </MatchView>,
  );
  expect(document.querySelectorAll('.bell-place')).toHaveLength(stars);
});

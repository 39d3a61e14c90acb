// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
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

test('the player of the match stands on the board of every tab, and in the message of it', () => {
  const best = {
    id: 'p1',
    fullName: 'Asha Juma',
    jerseyNumber: 7,
    team: { id: 'b', name: 'Faru' },
  };
  const ended = { ...MATCH, status: 'ended', winner: 'team2', team2Wins: 3 } as Match;
  const { screen } = showPart(
    <MatchView
      match={ended}
      play={null}
      best={best as PlayerSummary}
      tab="h2h"
      base="/m1"
      tabs={[]}
    >
      {null}
    </MatchView>,
  );
  const link = screen.getByRole('link', { name: /Player of the match\s*Asha Juma\s*Faru/ });
  expect(link.getAttribute('href')).toBe('/player-profile/p1');
  expect(link.closest('.board')).not.toBe(null);
  const message = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(message!)).toContain('Player of the match: Asha Juma');
});

test.each([
  ['not started', 1],
  ['postponed', 1],
  ['ended', 0],
  ['cancelled', 0],
] as const)('on its page a match that is %s has as many stars as in lists: %i', (status, stars) => {
  showPart(
    <MatchView
      match={{ ...MATCH, status }}
      play={null}
      best={null}
      tab="details"
      base="/m1"
      tabs={[]}
    >
      {null}
    </MatchView>,
  );
  expect(document.querySelectorAll('.bell-place')).toHaveLength(stars);
});

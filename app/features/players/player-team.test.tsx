// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { teamFormOf } from '#app/features/teams/team-matches.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { PlayerTeam } from './player-team.tsx';

const OWN = { id: 'a', name: 'Chui', logo: null, jerseyColor1: '#111111', jerseyColor2: '#222222' };
const OTHER = { ...OWN, id: 'b', name: 'Faru' };
const match = (id: string, facts: object) =>
  ({
    id,
    team1: OWN,
    team2: OTHER,
    matchType: 'Friendly',
    league: null,
    matchDate: '2027-01-09',
    matchTime: '09:00',
    location: '',
    court: null,
    status: 'not started',
    sets: [],
    team1Wins: 3,
    team2Wins: 1,
    winner: null,
    detail: 'none',
    ...facts,
  }) as unknown as Match;

test('a player has the next match, the last one and the last five of the team', () => {
  const past = [
    match('p1', { status: 'ended', winner: 'team2', team1Wins: 1, team2Wins: 3 }),
    match('p2', { status: 'ended', winner: 'team1' }),
  ];
  const form = teamFormOf('a', { coming: [match('n1', {}), match('n2', {})], past });
  const { container } = showPart(<PlayerTeam player="x" team={OWN} form={form} />);
  const letters = [...container.querySelectorAll('.form-dots abbr')].map((it) => it.textContent);
  expect(letters.toSorted()).toEqual(['L', 'W']);
  const links = [...container.querySelectorAll('a')].map((it) => it.getAttribute('href'));
  expect(links).toEqual(['/player-profile/x/matches', '/n1', '/p1']);
  expect(container.querySelector('.next-last')?.textContent).toContain('1–3');
});

test('a live match of the team stands before the next one', () => {
  const coming = [
    match('l1', { status: 'Live', setPoint: null, matchPoint: null }),
    match('n1', {}),
  ];
  const live = teamFormOf('a', { coming, past: [] });
  const { container } = showPart(<PlayerTeam player="x" team={OWN} form={live} />);
  expect(container.querySelector('[data-match]')?.getAttribute('data-match')).toBe('l1');
});

test('of a team without matches nothing is shown', () => {
  const none = teamFormOf('a', { coming: [], past: [] });
  const { container } = showPart(<PlayerTeam player="x" team={OWN} form={none} />);
  expect(container.querySelector('section')).toBeNull();
});

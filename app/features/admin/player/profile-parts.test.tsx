// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { MATCHES, TEAMS } from '#app/features/style-page/samples.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Player } from '#contract/people/player.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import { loadProfilePart, profileTabOf } from './load-profile-part.ts';
import { ProfileParts } from './profile-parts.tsx';

const [own] = TEAMS;
const UNKNOWN = { nickname: null, nationality: null, gender: null, position: null };
const BODY = { height: null, weight: null, dominantHand: null, jerseyNumber: null };
const PLAYER = {
  ...UNKNOWN,
  ...BODY,
  personalBio: null,
  id: 'p1',
  fullName: 'Asha',
  age: 27,
  dateOfBirth: '1999-09-03',
  licence: 'TZ-7',
  licenceUntil: '2027-01-31',
  team: { id: own.id, name: own.name },
} as unknown as Player;
const TEAM = {
  ...own,
  players: [
    { id: 'p1', fullName: 'Asha', jerseyNumber: 1 },
    { id: 'p2', fullName: 'Neema', jerseyNumber: 2 },
  ],
} as unknown as TeamDetail;

test('the details have the public facts, those of the office and the team in the administration', () => {
  const history = { times: [], transfers: [] };
  const part = { tab: 'details', history } as const;
  const { screen } = showPart(<ProfileParts player={PLAYER} team={TEAM} part={part} />);
  const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(['Age', 'Date of birth', 'Licence number', 'Licence valid until'].map(factOf)).toEqual([
    '27',
    '3 September 1999',
    'TZ-7',
    '31 January 2027',
  ]);
  const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(/Mafunzo/)).toBe(`/admin/viewTeam/${own.id}`);
  expect(addressOf(/Neema/)).toBe('/admin/player-profile/p2');
  expect(screen.queryByText('Physical Attributes')).toBeNull();
});

test('the matches of the team stand under those to come and the results', () => {
  const matches = { coming: [MATCHES.planned], past: [MATCHES.ended] };
  const part = { tab: 'matches', matches } as const;
  const { screen } = showPart(<ProfileParts player={PLAYER} team={TEAM} part={part} />);
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads).toEqual(['Fixtures', 'Results']);
});

test('the achievement of a player is read for the player and the team, and shown', async () => {
  const ended = { ...MATCHES.ended, team1: own, winner: 'team1' };
  const totals = { matches: 3, sets: 9, points: 21, attack: 15, block: 4, ace: 2 };
  const league = { id: 'l1', name: 'Ligi Kuu' };
  const answers: Record<string, object[]> = {
    '/api/v1/players/p1/best-matches': [ended],
    '/api/v1/players/p1/seasons': [{ league, ...totals }],
    '/api/v1/trophies?limit=100': [
      { league, startsAt: '2026-01-01', team: own },
      { league: { id: 'l2', name: 'Kombe' }, startsAt: '2026-01-01', team: TEAMS[1] },
    ],
    [`/api/v1/matches?team=${own.id}&order=desc&limit=100`]: [ended],
  };
  const { calls } = showPart(null, ({ path }) => ({ body: { items: answers[path] ?? [] } }));
  const part = await loadProfilePart(PLAYER, 'achievement');
  expect(calls.map(({ path }) => path).sort()).toEqual(Object.keys(answers).sort());
  const { screen } = showPart(<ProfileParts player={PLAYER} team={TEAM} part={part} />);
  expect(screen.getByText('With Mafunzo: 1 of 1 matches won')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Player of the match once' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Ligi Kuu/ }).textContent).toContain('21');
  expect(screen.queryByText(/Kombe/)).toBeNull();
});

test('a player without a team has no matches, and nothing is asked for', async () => {
  const alone = { ...PLAYER, team: null };
  const { calls } = showPart(null);
  const part = await loadProfilePart(alone, 'matches');
  expect(calls).toEqual([]);
  const { screen } = showPart(<ProfileParts player={alone} team={null} part={part} />);
  expect(screen.getByText('Nothing to show right now')).toBeTruthy();
});

test.each([
  ['', 'details'],
  ['?tab=achievement', 'achievement'],
  ['?tab=nonsense', 'details'],
])('the address with "%s" opens %s', (query, tab) => {
  expect(profileTabOf(`https://wavu.example/admin/player-profile/p1${query}`)).toBe(tab);
});

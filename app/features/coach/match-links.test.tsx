// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { MatchLinks } from './match-links.tsx';

const match = {
  id: 'm1',
  status: 'not started',
  team1: { name: 'Chui' },
  team2: { name: 'UDSM' },
  team1Wins: 0,
  team2Wins: 0,
  detail: 'none',
  matchDate: '2026-11-28',
  matchTime: '16:00',
  location: 'Uwanja wa Ndani',
  court: '2',
} as unknown as Match;

test('a match to come stands with day of the week, hour, place and court', () => {
  const { container } = showPart(<MatchLinks title="Next" empty="None" matches={[match]} />);
  const facts = [...container.querySelectorAll('.own-match > *')].map((part) => part.textContent);
  expect(facts).toEqual(['Sat 28 Nov 16:00', 'Chui v UDSM', 'Uwanja wa Ndani · court 2']);
});

test('a match without a court stands with its place alone, an ended one with its result', () => {
  const ended = { ...match, id: 'm2', status: 'ended', detail: 'sets', team1Wins: 3 } as Match;
  const matches = [{ ...match, court: null }, ended];
  const { container } = showPart(<MatchLinks title="All" empty="None" matches={matches} />);
  const facts = [...container.querySelectorAll('.own-match > span:last-child')];
  expect(facts.map((part) => part.textContent)).toEqual(['Uwanja wa Ndani', '3–0']);
});

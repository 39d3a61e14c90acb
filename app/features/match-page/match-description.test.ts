import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { descriptionOf } from './match-description.ts';

const words = { language: 'en', t: messagesOf('en'), to: (path: string) => path } as const;

function describe(facts: Partial<Match>, best: PlayerSummary | null = null): string {
  const team = (name: string) => ({ name }) as Match['team1'];
  const match = {
    team1: team('JKT'),
    team2: team('Chui'),
    matchDate: '2026-11-24',
    matchTime: '16:00',
    location: 'Uwanja wa Ndani',
    status: 'not started',
    winner: null,
    sets: [],
    ...facts,
  };
  return descriptionOf(match as unknown as Match, words, best);
}

test('the description of a coming match gives date and place, and a time only if it is known', () => {
  expect(describe({})).toMatch(/^JKT v Chui, Tuesday, 24 November 2026, 16:00, Uwanja wa Ndani:/);
  expect(describe({ matchTime: '00:00' })).toMatch(
    /^JKT v Chui, Tuesday, 24 November 2026, Uwanja/,
  );
});

test('the description of a decided match gives the result with the winner’s score first', () => {
  const set = (team1Score: number, team2Score: number) => ({ team1Score, team2Score });
  const sets = [set(25, 20), set(18, 25), set(20, 25), set(23, 25)] as Match['sets'];
  const won = { status: 'ended', winner: 'team2', team1Wins: 1, team2Wins: 3, sets } as const;
  expect(describe(won)).toBe(
    'Chui beat JKT 3-1 on Tuesday, 24 November 2026. 20-25, 25-18, 25-20, 25-23',
  );
  expect(describe(won, { fullName: 'Asha Juma' } as PlayerSummary)).toMatch(
    /, 25-23\. Player of the match: Asha Juma$/,
  );
});

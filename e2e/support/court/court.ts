import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Match } from '#contract/matches/match.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Call } from '../call-api.ts';
import { expect } from '../journey.ts';

export const TEAMS = ['Nyota', 'Mawimbi'] as const;

/** Points of a set: enough to be one, few enough to be tapped many times. */
const SET_POINTS = 5;

/** A match of short sets, and scorer links to it. `call` is an administrator's. */
export async function arrangeCourt(
  call: Call,
  rules: MatchRules = { ...PRESETS.indoor, target: SET_POINTS },
): Promise<{ id: string; newLink: () => Promise<string>; endLinks: () => Promise<void> }> {
  const league = await call('POST', '/leagues', {
    name: `Ligi ${randomUUID().slice(0, 4)}`,
    type: 'League',
    startsAt: '2026-11-21',
    location: 'Tanga',
    partner: 'N/A',
    rules,
  });
  const teams: string[] = [];
  for (const name of TEAMS) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const { id } = await call<Match>('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: league.id,
    matchDate: '2026-11-21',
    matchTime: '16:00',
  });
  return {
    id,
    newLink: async () => (await call<{ url: string }>('POST', `/matches/${id}/scorer-links`)).url,
    endLinks: () => call('DELETE', `/matches/${id}/scorer-links`),
  };
}

/** One tap on the half of a team, as soon as it takes taps. */
export async function tapPoint(page: Page, team: 0 | 1): Promise<void> {
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await page.getByRole('button', { name: `Point for ${TEAMS[team]}` }).tap();
}

export async function startSet(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${TEAMS[0]} serves`) }).click();
}

/** Set by set, as the server has them: `5-3 4-5`. */
export async function setsOf(call: Call, id: string): Promise<string> {
  const { sets } = await call<Match>('GET', `/matches/${id}`);
  return sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`).join(' ');
}

/** Resolves when the worker has the page: from then on it opens without network. */
export async function keptOffline(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect.poll(() => page.evaluate((url) => caches.match(url).then(Boolean), path)).toBe(true);
}

/** The system ends the tab: at once, without a word to the page and without a last request. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crash = page.waitForEvent('crash');
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => {});
  await crash;
  await page.close();
}

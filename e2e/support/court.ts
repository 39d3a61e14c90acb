import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Match } from '#contract/match.ts';
import { PRESETS } from '../../domain/volleyball/presets.ts';
import type { Wavu } from './wavu.ts';

export const TEAMS = ['Nyota', 'Mawimbi'] as const;

/** Points of a set: enough to be one, few enough to be tapped many times. */
export const SET_POINTS = 5;

type Post = <T>(path: string, data?: object) => Promise<T>;

function poster(request: APIRequestContext, wavu: Wavu): Post {
  return async (path, data = {}) => {
    const headers = { origin: wavu.url };
    const response = await request.post(`${wavu.url}/api/v1${path}`, { data, headers });
    expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

/** A match of short sets and a scorer link to it. `request` is signed in as an administrator. */
export async function arrangeCourt(
  request: APIRequestContext,
  wavu: Wavu,
): Promise<{ id: string; newLink: () => Promise<string>; endLinks: () => Promise<void> }> {
  const post = poster(request, wavu);
  const league = await post<{ id: string }>('/leagues', {
    ...{ name: `Ligi ${randomUUID().slice(0, 4)}`, type: 'League', startsAt: '2026-11-21' },
    ...{ location: 'Tanga', partner: 'N/A', rules: { ...PRESETS.indoor, target: SET_POINTS } },
  });
  const teams: string[] = [];
  for (const name of TEAMS) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Women' };
    teams.push((await post<{ id: string }>('/teams', team)).id);
  }
  const { id } = await post<Match>('/matches', {
    ...{ team1: teams[0], team2: teams[1], matchType: league.id },
    ...{ matchDate: '2026-11-21', matchTime: '16:00' },
  });
  return {
    id,
    newLink: async () => (await post<{ url: string }>(`/matches/${id}/scorer-links`)).url,
    async endLinks() {
      const headers = { origin: wavu.url };
      await request.delete(`${wavu.url}/api/v1/matches/${id}/scorer-links`, { headers });
    },
  };
}

/** One tap on the half of a team, as soon as it takes taps. */
export async function tapPoint(page: Page, team: 0 | 1): Promise<void> {
  await page.locator('.halves:not([data-resting])').waitFor();
  await page.getByRole('button', { name: `Point for ${TEAMS[team]}` }).tap();
}

export async function startSet(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${TEAMS[0]} serves`) }).click();
}

/** Set by set, as the server has them: `5-3 4-5`. */
export async function setsOf(request: APIRequestContext, wavu: Wavu, id: string): Promise<string> {
  const response = await request.get(`${wavu.url}/api/v1/matches/${id}`);
  const { sets } = (await response.json()) as Match;
  return sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`).join(' ');
}

/** Resolves when the worker has the page: from then on it opens without network. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(async (path) => {
    const pages = await caches.open('wavu-score-pages');
    return (await pages.match(path)) !== undefined;
  }, new URL(page.url()).pathname);
}

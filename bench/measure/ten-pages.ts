import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { CountingLine } from './counting-line.ts';

/** After so long without a byte a page counts as loaded, in milliseconds. */
const QUIET_MS = 1500;
const STEP_MS = 250;
/** Scores of live matches keep coming: no page is waited for longer. */
const LONGEST_MS = 8000;

type Listed = { items: { id: string; type?: string; detail?: string }[] };

/**
 * Ten pages as a fan reads them one after the other: home, a live match, all tables, a league, its
 * table, a team of it, its players, one of them, fixtures, a search.
 */
export async function findTenPages(site: string): Promise<string[]> {
  async function list(path: string) {
    const answer = await fetch(`${site}/api/v1${path}`);
    return ((await answer.json()) as Listed).items;
  }
  const live = await list('/matches?limit=100&status=Live');
  const match = live.find(({ detail }) => detail === 'rallies') ?? live[0]!;
  const league = (await list('/leagues?limit=100')).find(({ type }) => type === 'League')!;
  const table = await fetch(`${site}/api/v1/leagues/${league.id}/standings`);
  const { rows } = (await table.json()) as { rows: { team: { id: string } }[] };
  const team = rows[0]!.team;
  const squad = await (await fetch(`${site}/team/${team.id}/players`)).text();
  const player = /\/player-profile\/[\w-]+/.exec(squad)![0];
  return [
    '/',
    `/right/${match.id}`,
    '/standings',
    `/league/${league.id}`,
    `/league/${league.id}/standingList`,
    `/team/${team.id}`,
    `/team/${team.id}/players`,
    player,
    '/fixtures',
    '/search?q=asha',
  ];
}

/** Opens the pages one after the other; gives the bytes that came over the line for each. */
export async function readPages(
  page: Page,
  line: CountingLine,
  paths: readonly string[],
): Promise<number[]> {
  const costs: number[] = [];
  for (const path of paths) {
    const before = line.received();
    // A browser fetches it when it has nothing else to do, on a busy machine after a quiet second.
    const dictionary = path === paths[0] ? untilDictionary(page) : undefined;
    await page.goto(line.url + path);
    await dictionary;
    await untilQuiet(line);
    costs.push(line.received() - before);
  }
  return costs;
}

async function untilDictionary(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => /[/]assets[/]pages-/.test(request.url()));
}

async function untilQuiet(line: CountingLine): Promise<void> {
  let quiet = 0;
  for (let waited = 0; quiet < QUIET_MS && waited < LONGEST_MS; waited += STEP_MS) {
    const before = line.received();
    await after(STEP_MS);
    quiet = line.received() === before ? quiet + STEP_MS : 0;
  }
}

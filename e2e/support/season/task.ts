import { expect, type Page } from '@playwright/test';
import type { Wavu } from '../wavu.ts';

export type Season = { page: Page; wavu: Wavu };

/** One task of a season: its name, its way in the words of the screens, and how it is done. */
export type Task = {
  name: string;
  way: string;
  run: (season: Season) => Promise<void>;
};

export const LEAGUE = 'Ligi ya Mkoa';
export const HALL = 'Ukumbi wa Taifa';
export const TEAMS = ['Kibo', 'Meru', 'Rungwe', 'Usambara', 'Hanang', 'Loleza'];

/** By the menu of the administration; on a phone some entries stand behind More. */
export async function openMenu(page: Page, entry: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first();
  const more = page.locator('.admin-more');
  await expect
    .poll(async () => (await link.isVisible()) || (await more.isVisible()), { message: entry })
    .toBe(true);
  if (!(await link.isVisible())) await more.click();
  await link.click();
}

/** From the dashboard to a tab of the league. */
export async function openLeague(page: Page, tab?: string): Promise<void> {
  await openMenu(page, 'Leagues');
  await page.getByRole('link', { name: `Manage League ${LEAGUE}`, exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'About this league' });
  if (tab !== undefined) await tabs.getByRole('link', { name: tab, exact: true }).click();
}

/** From the dashboard to the page of a match of the league, whoever is at home in it. */
export async function openMatch(page: Page, home: string, away: string): Promise<void> {
  await openLeague(page);
  const name = new RegExp(`^View (?:${home} v ${away}|${away} v ${home})$`);
  await page.getByRole('link', { name }).first().click();
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

import { expect, type Page } from '@playwright/test';
import type { Account } from '../support/sign-in.ts';

/** Signs in as a person does, and waits until the landing page stands. */
export async function signInByScreen(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function save(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText(words).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A menu entry of the administration. */
export async function openAdmin(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
}

export async function createLeague(page: Page, name: string): Promise<void> {
  await openAdmin(page, 'Leagues');
  await page.getByRole('button', { name: 'New league' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Type').selectOption('League');
  await page.getByLabel('Location').fill('Dar es Salaam');
  await save(page, 'League saved successfully!');
}

export async function createTeam(page: Page, name: string, color: string): Promise<void> {
  await openAdmin(page, 'Teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Gender').selectOption('Women');
  await page.getByLabel('City').fill('Dodoma');
  await page.getByLabel('Jersey colour 1').fill(color);
  await save(page, 'Team saved successfully!');
}

/** From the league's page: its teams are entered and its first match is made. Gives the match's id. */
export async function createLeagueMatch(
  page: Page,
  league: string,
  teams: readonly [string, string],
): Promise<string> {
  await openAdmin(page, 'Leagues');
  await page.getByRole('link', { name: `Manage League ${league}` }).click();
  const tabs = page.getByRole('navigation', { name: 'About this league' });
  await tabs.getByRole('link', { name: 'Teams' }).click();
  for (const team of teams) {
    await page.getByRole('button', { name: 'Add team' }).click();
    await page.getByLabel('Team', { exact: true }).selectOption({ label: `${team} (Women)` });
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: team })).toBeVisible();
  }
  await tabs.getByRole('link', { name: 'Fixtures' }).click();
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill all fields');
  await page.getByLabel('Team 1').selectOption({ label: `${teams[0]} (Women)` });
  await page.getByLabel('Team 2').selectOption({ label: `${teams[1]} (Women)` });
  await page.getByLabel('Time').fill('16:00');
  await save(page, 'Match Created Successfully');
  await page.getByRole('link', { name: `View ${teams[0]} v ${teams[1]}` }).click();
  await expect(page.getByText('Match is: not started')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

import { expect, type Locator } from '@playwright/test';
import { apiOf } from '../call-api.ts';
import { openLeague, openMenu, pressSave, type Task } from './task.ts';

/** Decisions, words to others, papers, files, and the next season. */
export const OFFICE: readonly Task[] = [
  {
    name: 'Take points from a team, with the reason in public',
    way: 'Leagues · the league · Standings · Decide · *team, points, reason* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Standings');
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Team', { exact: true }).selectOption({ label: 'Loleza' });
      await form.getByLabel('Points').fill('-1');
      await form.getByLabel('Reason').fill('Mchezaji hakusajiliwa');
      await pressSave(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'A team has withdrawn',
    way: 'Leagues · the league · Standings · Decide · *Team withdraws, team* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Standings');
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Decision').selectOption({ label: 'Team withdraws' });
      await form.getByLabel('Team', { exact: true }).selectOption({ label: 'Hanang' });
      await pressSave(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'Suspend a coach, with a fine',
    way: 'Leagues · the league · Discipline · Suspend somebody · *team, person, reason, fine* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Discipline');
      await page.getByRole('button', { name: 'Suspend somebody' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Team').selectOption({ label: 'Meru' });
      await form.getByLabel('Staff').selectOption({ label: 'Coach' });
      await form.getByLabel('Reason (public)').fill('Lugha');
      await form.getByLabel('Fine (TZS)').fill('50000');
      await pressSave(page);
      await expect(page.getByText('Suspension saved.')).toBeVisible();
    },
  },
  {
    name: 'Enter a protest',
    way: 'Leagues · the league · Discipline · Enter a protest · *match, team, subject, day* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Discipline');
      await page.getByRole('button', { name: 'Enter a protest' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Match').selectOption({ index: 1 });
      await form.getByLabel('Team').selectOption({ index: 1 });
      await form.getByLabel('Subject (public)').fill('Jezi zenye namba sawa');
      await form.getByLabel('Received on').fill('2027-03-01');
      await pressSave(page);
      await expect(page.getByText('Jezi zenye namba sawa')).toBeVisible();
    },
  },
  {
    name: 'Decide a protest',
    way: 'Leagues · the league · Discipline · Decide · *decision, reason* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Discipline');
      await page.getByRole('button', { name: /^Decide / }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Decision').selectOption({ label: 'Dismissed' });
      await form.getByLabel('Reason (public)').fill('Jezi zilikuwa halali');
      await pressSave(page);
      await expect(page.getByText('Decision saved.')).toBeVisible();
    },
  },
  {
    name: 'Play-offs of the first four of the table',
    way: 'Leagues · the league · Play-offs · Preview · Make',
    run: async ({ page }) => {
      await openLeague(page);
      await page.getByRole('button', { name: 'Play-offs' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await dialog.getByRole('button', { name: 'Make' }).click();
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'Write news',
    way: 'News · Write news · *title, text* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'News');
      await page.getByRole('button', { name: 'Write news' }).first().click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Title').fill('Ligi yaanza Jumamosi');
      await form.getByLabel('Text').fill('Karibuni uwanjani.');
      await pressSave(page);
      await expect(page.getByText('Ligi yaanza Jumamosi').first()).toBeVisible();
    },
  },
  {
    name: 'Tell everybody the matches of a day by WhatsApp',
    way: 'Leagues · the league · Copy for WhatsApp',
    run: async ({ page }) => {
      await openLeague(page);
      await page.getByRole('button', { name: 'Copy for WhatsApp' }).first().click();
      await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible();
    },
  },
  {
    name: 'The schedule on paper',
    way: 'Leagues · the league · Calendar · Schedule (PDF)',
    run: async ({ page }) => {
      await openLeague(page, 'Calendar');
      const link = page.locator('a[href*="schedule.pdf"]').first();
      const address = new URL((await link.getAttribute('href'))!, page.url());
      const paper = await page.request.get(address.href);
      expect(paper.headers()['content-type']).toBe('application/pdf');
      await pressWithoutOpening(link);
    },
  },
  {
    name: 'A player is there twice: make one of two records',
    way: 'Players · Doubles · Compare · Merge',
    run: async ({ page, wavu }) => {
      await apiOf(page.request, wavu)('POST', '/players', { fullName: 'Asha Said' });
      await openMenu(page, 'Players');
      await page.getByRole('link', { name: 'Doubles' }).click();
      await page.getByRole('link', { name: 'Compare Asha Said with the first' }).click();
      await page.getByRole('button', { name: 'Merge' }).click();
      await expect(page.getByText('Asha Said is now Asha Said')).toBeVisible();
    },
  },
  {
    name: 'A player changes the team',
    way: 'Teams · View · Transfer in · *player* · Transfer',
    run: async ({ page }) => {
      await openMenu(page, 'Teams');
      await page.getByRole('link', { name: 'View Meru' }).click();
      await page.getByRole('button', { name: 'Transfer in' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Player').selectOption({ label: 'Neema Juma (Kibo)' });
      await form.getByRole('button', { name: 'Transfer' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Neema Juma' }).first()).toBeVisible();
    },
  },
  {
    name: 'Passes of all licensed players on paper',
    way: 'Leagues · the league · Eligibility · Passes (PDF)',
    run: async ({ page }) => {
      await openLeague(page, 'Eligibility');
      const link = page.getByRole('link', { name: 'Passes (PDF)', exact: true });
      const address = new URL((await link.getAttribute('href'))!, page.url());
      const paper = await page.request.get(address.href);
      expect(paper.headers()['content-type']).toBe('application/pdf');
      await pressWithoutOpening(link);
    },
  },
  {
    name: 'Same league again, for the next season',
    way: 'Leagues · the league · More · Same league again · Make the league',
    run: async ({ page }) => {
      await openLeague(page);
      await page.locator('.admin-head summary').click();
      await page.getByRole('button', { name: 'Same league again' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make the league' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'Restore what was deleted by mistake',
    way: 'Matches · Delete · Delete, and then Archive · Matches · Restore',
    run: async ({ page }) => {
      await openMenu(page, 'Matches');
      await page.getByRole('button', { name: 'Delete Kibo v Meru' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await openMenu(page, 'Archive');
      await page.locator('#main').getByRole('link', { name: 'Matches', exact: true }).click();
      await page
        .getByRole('button', { name: /^Restore/ })
        .first()
        .click();
      await expect(page.getByText('Kibo').first()).toHaveCount(0);
    },
  },
  {
    name: 'A backup of everything',
    way: 'Dashboard · Make and download a backup',
    run: async ({ page }) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Make and download a backup' }).click();
      await download;
    },
  },
];

/** A browser without a screen has nothing to show a paper with. */
async function pressWithoutOpening(link: Locator): Promise<void> {
  await link.evaluate((it) => it.addEventListener('click', (press) => press.preventDefault()));
  await link.click();
}

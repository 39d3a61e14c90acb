import { expect, type Page } from '@playwright/test';
import { openLeague, openMatch, openMenu, type Task } from './task.ts';

const FIRST_DAY = '2027-01-09';
const FIRST = ['Kibo', 'Loleza'] as const;

const courtOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** From the dashboard to the desk of the first day, by the calendar of the league. */
async function openDesk(page: Page): Promise<void> {
  await openLeague(page, 'Calendar');
  await page.locator('#main').getByRole('link', { name: 'Day desk' }).first().click();
  await expect(page.getByRole('heading', { name: 'Day desk', level: 1 })).toBeVisible();
}

const cards = (page: Page, court: string) => courtOf(page, court).locator('button.desk-card');

/** The plan of the league, a day of it at the desk, and its results. */
export const PLAN_AND_PLAY: readonly Task[] = [
  {
    name: 'Plan a round robin on two courts as a draft',
    way: 'Leagues · the league · Generate fixtures · *first day, courts* · Preview · Keep as a draft',
    run: async ({ page }) => {
      await openLeague(page);
      await page.getByRole('button', { name: 'Generate fixtures' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('First day').fill(FIRST_DAY);
      await dialog.getByLabel('Dates and courts').selectOption('courts');
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
      await expect(page.getByText('15 fixtures kept as a draft.')).toBeVisible();
    },
  },
  {
    name: 'Publish the plan',
    way: 'Leagues · the league · Publish',
    run: async ({ page }) => {
      await openLeague(page);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('15 fixtures published.')).toBeVisible();
    },
  },
  {
    name: 'Move a match in the calendar',
    way: 'Leagues · the league · Calendar · the match · the place',
    run: async ({ page }) => {
      await openLeague(page, 'Calendar');
      await page.locator('.entry-card').first().click();
      await page
        .getByRole('button', { name: /^Put here/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo the last move' })).toBeEnabled();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'Take the last move back, also after a reload',
    way: 'Leagues · the league · Calendar · Undo the last move',
    run: async ({ page }) => {
      await openLeague(page, 'Calendar');
      await page.getByRole('button', { name: 'Undo the last move' }).click();
      await expect(page.getByRole('button', { name: 'Undo the last move' })).toBeDisabled();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'Two referees for all matches of a court on a day',
    way: 'Leagues · the league · Calendar · Day desk · Officials · person · person · Assign',
    run: async ({ page }) => {
      await openDesk(page);
      await courtOf(page, 'Court 1').getByRole('button', { name: 'Officials' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Said Haji' }).last().click();
      await dialog.getByRole('button', { name: 'Asha Mwinyi' }).last().click();
      await dialog.getByRole('button', { name: 'Assign' }).click();
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'A court is lost for an hour: plan the rest of the day anew',
    way: 'Leagues · the league · Calendar · Day desk · Court lost · *from, until* · Show the day · Move',
    run: async ({ page }) => {
      await openDesk(page);
      await courtOf(page, 'Court 1').getByRole('button', { name: 'Court lost' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('From').fill('08:00');
      await dialog.getByLabel('Until').fill('09:00');
      await dialog.getByRole('button', { name: 'Show the day' }).click();
      await dialog
        .getByRole('button', { name: /^Move \d/ })
        .first()
        .click();
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'Take a change of the day back as a whole',
    way: 'Leagues · the league · Calendar · Day desk · Undo',
    run: async ({ page }) => {
      await openDesk(page);
      const changes = page.getByRole('region', { name: 'Done on this day' });
      await changes.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(changes).toContainText('Taken back');
    },
  },
  {
    name: 'A court is late',
    way: 'Leagues · the league · Calendar · Day desk · It is late · *not before* · Show the day · Move',
    run: async ({ page }) => {
      await openDesk(page);
      await courtOf(page, 'Court 1').getByRole('button', { name: 'It is late' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Not before').fill('08:20');
      await dialog.getByRole('button', { name: 'Show the day' }).click();
      await dialog.getByRole('button', { name: /^Move \d/ }).click();
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'Two matches change places',
    way: 'Leagues · the league · Calendar · Day desk · a match · the other',
    run: async ({ page }) => {
      await openDesk(page);
      const name = (await cards(page, 'Court 1').first().locator('b').first().innerText()).trim();
      await cards(page, 'Court 1').first().click();
      await cards(page, 'Court 2').first().click();
      const dialog = page.getByRole('dialog');
      const moved = courtOf(page, 'Court 2').getByText(name, { exact: true });
      await expect(moved.or(dialog)).toBeVisible();
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Move/ }).click();
      await expect(moved).toBeVisible();
    },
  },
  {
    name: 'QR codes for the scorers of all courts of a day',
    way: 'Leagues · the league · Calendar · Day desk · QR codes · Make new codes',
    run: async ({ page }) => {
      await openDesk(page);
      await page.getByRole('button', { name: 'QR codes' }).click();
      await page.getByRole('button', { name: 'Make new codes' }).click();
      await expect(page.getByRole('img', { name: 'QR code of Court 2' })).toBeVisible();
    },
  },
  {
    name: 'A scorer link for one match',
    way: 'Leagues · the league · View · Make a scorer link',
    run: async ({ page }) => {
      await openMatch(page, ...FIRST);
      await page.getByRole('button', { name: 'Make a scorer link' }).click();
      await expect(page.getByRole('img', { name: /^QR code of the scorer link/ })).toBeVisible();
    },
  },
  {
    name: 'A whole result from paper',
    way: 'Leagues · the league · View · Enter result · *sets* · Save and end match · Yes (of another day)',
    run: async ({ page }) => {
      await openMatch(page, ...FIRST);
      await page.getByRole('button', { name: 'Enter result' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Sets as they stand on the paper').fill('25-20 25-27 25-18 25-23');
      await dialog.getByRole('button', { name: 'Save and end match' }).click();
      await dialog.getByRole('button', { name: 'Yes, save it so' }).click();
      await expect(page.getByText('Match is: ended').first()).toBeVisible();
    },
  },
  {
    name: 'Correct a result that had too many sets',
    way: 'Leagues · the league · View · Correct result · *sets* · Save and end match · Yes',
    run: async ({ page }) => {
      await openMatch(page, ...FIRST);
      await page.getByRole('button', { name: 'Correct result' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Sets as they stand on the paper').fill('25-20 27-25 25-18');
      await dialog.getByRole('button', { name: 'Save and end match' }).click();
      await dialog.getByRole('button', { name: 'Yes, save it so' }).click();
      await expect(page.getByText('Result saved.')).toBeVisible();
    },
  },
  {
    name: 'A team did not come: a forfeit with its reason',
    way: 'Leagues · the league · View · Enter result · Forfeit · *team, reason* · Save and end match · Yes',
    run: async ({ page }) => {
      await openMatch(page, 'Meru', 'Hanang');
      await page.getByRole('button', { name: 'Enter result' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Forfeit' }).check();
      await dialog.getByLabel('Team that forfeits').selectOption({ label: 'Hanang' });
      await dialog.getByLabel('Reason').fill('Basi liliharibika');
      await dialog.getByRole('button', { name: 'Save and end match' }).click();
      await dialog.getByRole('button', { name: 'Yes, save it so' }).click();
      await expect(page.getByText('Reason: Basi liliharibika', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'Postpone a match',
    way: 'Leagues · the league · View · Postpone',
    run: async ({ page }) => {
      await openMatch(page, 'Rungwe', 'Usambara');
      await page.getByRole('button', { name: 'Postpone' }).click();
      await expect(page.getByText('Match is: postponed', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'A match without a league',
    way: 'Matches · Create match · *teams, type, time* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Matches');
      await page.getByRole('button', { name: 'Create match' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Team 1').selectOption({ label: 'Kibo (Women)' });
      await dialog.getByLabel('Team 2').selectOption({ label: 'Meru (Women)' });
      await dialog.getByLabel('Match type').selectOption('Friendly');
      await dialog.getByLabel('Time').fill('10:00');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Match Created Successfully')).toBeVisible();
    },
  },
];

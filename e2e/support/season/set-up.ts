import { expect } from '@playwright/test';
import { HALL, LEAGUE, openLeague, openMenu, pressSave, type Task, TEAMS } from './task.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const TEAM_SHEET = ['name,gender,city', ...TEAMS.map((name) => `${name},Women,Arusha`)].join('\n');
const PLAYER_SHEET = [
  'fullName,team,jerseyNumber,position',
  ...TEAMS.flatMap((team) =>
    Array.from({ length: 7 }, (_, at) => `Mchezaji ${at + 1} wa ${team},${team},${at + 1},Setter`),
  ),
].join('\n');

const importing =
  (kind: string, text: string): Task['run'] =>
  async ({ page }) => {
    await openLeague(page, 'Teams');
    await page.getByRole('button', { name: `Import ${kind}` }).click();
    await page.getByLabel('CSV or Excel file').setInputFiles(file(`${kind}.csv`, text));
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Import these' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

/** The association, its people and places, and the league with its teams. */
export const SET_UP: readonly Task[] = [
  {
    name: 'Set up an empty installation',
    way: '/setup: *code, name, telephone, password, association* · Set up',
    run: async ({ page, wavu }) => {
      const code = /enter the code ([\w-]+)/.exec(wavu.log())?.[1] ?? '';
      await page.goto(`${wavu.url}/setup`);
      await page.getByLabel('Code of the terminal').fill(code);
      await page.getByLabel('Your name').fill('Rehema Suleiman');
      await page.getByLabel('Telephone number or e-mail address').fill('0712 345 118');
      await page.getByLabel('Password', { exact: true }).fill('mpira wa wavu 6');
      await page.getByLabel('Name of the association').fill('Chama cha Wavu Arusha');
      await page.getByRole('button', { name: 'Set up', exact: true }).click();
      await expect(page.getByRole('heading', { name: /First steps/ })).toBeVisible();
    },
  },
  {
    name: 'Register a venue with its courts',
    way: 'Venues · New venue · *name, town, courts* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Venues');
      await page.getByRole('button', { name: 'New venue' }).first().click();
      await page.getByLabel('Name').fill(HALL);
      await page.getByLabel('Town or area').fill('Arusha');
      await page.getByLabel('Courts').fill('2');
      await pressSave(page);
      await expect(page.getByText('Venue saved.')).toBeVisible();
    },
  },
  {
    name: 'Register two officials',
    way: 'Officials · New official · *name* · Save, twice',
    run: async ({ page }) => {
      await openMenu(page, 'Officials');
      for (const name of ['Said Haji', 'Asha Mwinyi']) {
        await page.getByRole('button', { name: 'New official' }).first().click();
        await page.getByLabel('Full name').fill(name);
        await pressSave(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByText(name).first()).toBeVisible();
      }
    },
  },
  {
    name: 'Begin a season',
    way: 'Seasons · New season · *name, first day, last day* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Seasons');
      await page.getByRole('button', { name: 'New season' }).first().click();
      await page.getByLabel('Name').fill('2027');
      await page.getByLabel('First day').fill('2027-01-01');
      await page.getByLabel('Last day').fill('2027-12-31');
      await pressSave(page);
      await expect(page.getByText('Season saved.')).toBeVisible();
    },
  },
  {
    name: 'Register a club',
    way: 'Clubs · New club · *name, city* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Clubs');
      await page.getByRole('button', { name: 'New club' }).first().click();
      await page.getByLabel('Name').fill('Klabu ya Kibo');
      await page.getByLabel('City').fill('Arusha');
      await pressSave(page);
      await expect(page.getByText('Club saved.')).toBeVisible();
    },
  },
  {
    name: 'Create a league',
    way: 'Leagues · New league · *name, type, first day, location* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Leagues');
      await page.getByRole('button', { name: 'New league' }).first().click();
      await page.getByLabel('Name').fill(LEAGUE);
      await page.getByLabel('Type').selectOption('League');
      await page.getByLabel('Starts').fill('2027-01-09');
      await page.getByLabel('Location').fill(HALL);
      await pressSave(page);
      await expect(page.getByText('League saved successfully!')).toBeVisible();
    },
  },
  {
    name: 'Let a person in without a mail',
    way: 'Users · New person · *name, telephone* · Make the link',
    run: async ({ page }) => {
      await openMenu(page, 'Users');
      await page.getByRole('button', { name: 'New person' }).first().click();
      await page.getByLabel('Full name').fill('Zawadi Mushi');
      await page.getByLabel('Telephone number or e-mail address').fill('0754 111 222');
      await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
      await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
    },
  },
  {
    name: 'Give somebody a new password',
    way: 'Users · New password · Make the link',
    run: async ({ page }) => {
      await openMenu(page, 'Users');
      await page.getByRole('button', { name: 'New password Zawadi Mushi' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
      await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
    },
  },
  {
    name: 'Name the secretary of a league',
    way: 'Leagues · the league · Secretaries · Add a secretary · *person* · Add',
    run: async ({ page }) => {
      await openLeague(page, 'Secretaries');
      await page.getByRole('button', { name: 'Add a secretary' }).click();
      const person = page.getByRole('dialog').getByLabel('Person');
      await person.selectOption({ label: 'Zawadi Mushi (+255754111222)' });
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Zawadi' })).toBeVisible();
    },
  },
  {
    name: 'Name the manager of a club',
    way: 'Clubs · View · Add a manager · *person* · Add',
    run: async ({ page }) => {
      await openMenu(page, 'Clubs');
      await page.getByRole('link', { name: 'View Klabu ya Kibo' }).click();
      await page.getByRole('button', { name: 'Add a manager' }).click();
      const person = page.getByRole('dialog').getByLabel('Person');
      await person.selectOption({ label: 'Zawadi Mushi (+255754111222)' });
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Zawadi' })).toBeVisible();
    },
  },
  {
    name: 'Put a league into its season',
    way: 'Leagues · the league · Edit · *season* · Save',
    run: async ({ page }) => {
      await openLeague(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Season').selectOption({ label: '2027' });
      await pressSave(page);
      await expect(page.locator('.facts-line').getByText('2027', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'Six teams from a spreadsheet',
    way: 'Leagues · the league · Teams · Import teams · *file* · Preview · Import these',
    run: importing('teams', TEAM_SHEET),
  },
  {
    name: 'Forty-two players from a spreadsheet',
    way: 'Leagues · the league · Teams · Import players · *file* · Preview · Import these',
    run: importing('players', PLAYER_SHEET),
  },
  {
    name: 'Put a team into its club',
    way: 'Teams · View · Edit team · *club* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Teams');
      await page.getByRole('link', { name: 'View Kibo' }).click();
      await page.getByRole('button', { name: 'Edit team' }).click();
      await page.getByLabel('Club').selectOption({ label: 'Klabu ya Kibo (Arusha)' });
      await pressSave(page);
      await expect(page.getByText('Team saved successfully!')).toBeVisible();
    },
  },
  {
    name: 'Type in two players who came late',
    way: 'Teams · View · Type in players · *lines* · Save',
    run: async ({ page }) => {
      await openMenu(page, 'Teams');
      await page.getByRole('link', { name: 'View Kibo' }).click();
      await page.getByRole('button', { name: 'Type in players' }).click();
      const lines = page.getByRole('dialog').getByLabel('Players, one on each line');
      await lines.fill('11 Neema Juma\n12 Asha Said, Libero');
      await pressSave(page);
      await expect(page.getByRole('link', { name: 'Neema Juma' })).toBeVisible();
    },
  },
  {
    name: 'Set who may play',
    way: 'Leagues · the league · Eligibility · Set the rule · *players at least* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Eligibility');
      await page.getByRole('button', { name: 'Set the rule' }).click();
      await page.getByRole('dialog').getByLabel('Players at least').fill('6');
      await pressSave(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'Set the rule of suspensions',
    way: 'Leagues · the league · Discipline · Set the rule · *cards, matches* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Discipline');
      await page.getByRole('button', { name: 'Set the rule' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Red card: cards').fill('2');
      await form.getByLabel('Matches suspended').nth(1).fill('1');
      await pressSave(page);
      await expect(page.getByText('2 × red card: suspended for 1 match.')).toBeVisible();
    },
  },
  {
    name: 'Charge the entry fee of all teams',
    way: 'Leagues · the league · Fees and fines · Charge · *teams, text, amount* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Fees and fines');
      await page.getByRole('button', { name: 'Charge' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Teams').selectOption({ label: 'All teams of the league' });
      await form.getByLabel('For what').fill('Msimu wa 2027');
      await form.getByLabel('Amount (TZS)').fill('150000');
      await pressSave(page);
      await expect(page.getByText('Charged.')).toBeVisible();
    },
  },
  {
    name: 'Take a payment and number its receipt',
    way: 'Leagues · the league · Fees and fines · Enter payment · *amount, way* · Save',
    run: async ({ page }) => {
      await openLeague(page, 'Fees and fines');
      await page.getByRole('button', { name: /^Enter payment .*Kibo/ }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Amount (TZS)').fill('100000');
      await form.getByLabel('How').selectOption({ label: 'Mobile money' });
      await pressSave(page);
      await expect(page.getByText(/Receipt \d{4}-0001/)).toBeVisible();
    },
  },
];

import { expect, test } from '../support/journey.ts';
import { PICTURE } from '../support/picture.ts';
import { createTeam, openAdmin } from './arrange-by-screens.ts';

test('a league is run from its fixtures to its table', async ({ office: page }) => {
  await page.goto('/admin/leagues');
  await page.getByRole('button', { name: 'New league' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill all required fields.');
  await page.getByLabel('Name').fill('Kombe la Mkoa');
  await page.getByLabel('Type').selectOption('Tournament');
  await page.getByLabel('Location').fill('Arusha');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('League saved successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Manage League Kombe la Mkoa' }).click();

  const file = (text: string) => ({
    name: 'ratiba.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await page.getByRole('button', { name: 'Import fixtures and results' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a file first!');
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles(file(`date,team1,team2\n2027-02-30,Nyota,Simba\n`));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert')).toHaveText('1 error. Nothing was saved.');
  await expect(page.getByRole('row', { name: /^2 date/ })).toBeVisible();
  const good = [
    'date,team1,team2,sets',
    '2027-02-06,Nyota,Simba,25-20 25-18 25-22',
    '2027-02-07,Simba,Twiga,',
  ].join('\n');
  await page.getByLabel('CSV or Excel file').setInputFiles(file(good));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Import these' }).click();
  await expect(page.getByText('Imported: 2 created, 0 changed.')).toBeVisible();
  await expect(page.getByText('ended', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const firstDay = await page.getByLabel('First day').inputValue();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('3 fixtures')).toBeVisible();
  await page.getByRole('button', { name: 'Make and publish' }).click();
  await expect(page.getByText('3 matches created.')).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'About this league' });
  await tabs.getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a group name.');
  await page.getByLabel('Group name').fill('Kundi A');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Group added successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Add team to group' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a group and a team.');
  await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Kundi A' });
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Twiga' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Team added successfully to the group!')).toBeVisible();

  // A league with groups is dealt by them; what is planned twice is said before it is made.
  await tabs.getByRole('link', { name: 'Fixtures' }).click();
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  await expect(page.getByLabel('Format')).toHaveValue('groups');
  await page.getByLabel('Format').selectOption('round-robin');
  await expect(page.getByText('The groups of the league are not used')).toBeVisible();
  await page.getByLabel('First day').fill(firstDay);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('a match that is planned already').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await tabs.getByRole('link', { name: 'Standings' }).click();
  await expect(page.getByRole('button', { name: 'Decide' })).toBeVisible();
  const winner = page.getByRole('row', { name: /Nyota/ });
  await expect(winner).toContainText('3');
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Nyota' });
  await page.getByLabel('Points').fill('-2');
  await page.getByLabel('Reason').fill('Players not registered');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(winner.getByRole('cell', { name: '1', exact: true }).last()).toBeVisible();
});

test('a match is started, its sets are entered, and it ends', async ({ office: page }) => {
  const home = 'Pwani';
  const away = 'Milima';
  await page.goto('/admin/teams');
  await createTeam(page, home, '#1d4ed8');
  await createTeam(page, away, '#ffffff');
  await page.getByRole('link', { name: `View ${home}` }).click();
  await page.getByRole('button', { name: 'Add player' }).click();
  await page.getByLabel('Full name').fill('Rehema Salum');
  const birth = page.getByLabel('Date of birth');
  await birth.fill('2062-01-05');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(birth).toHaveAccessibleDescription('The date of birth is in the future.');
  await birth.fill('2002-01-05');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Rehema Salum' })).toBeVisible();
  await page.getByRole('button', { name: 'Update Team Logo' }).click();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a file first!');
  await page.getByLabel(/^Picture/).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Logo updated successfully!')).toBeVisible();
  await expect(page.locator('img.crest').first()).toBeVisible();

  await openAdmin(page, 'Matches');
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.getByLabel('Team 1').selectOption({ label: `${home} (Women)` });
  await page.getByLabel('Team 2').selectOption({ label: `${home} (Women)` });
  await page.getByLabel('Match type').selectOption('Friendly');
  await page.getByLabel('Time').fill('10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Team 2').selectOption({ label: `${away} (Women)` });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Match Created Successfully')).toBeVisible();

  await page.getByRole('link', { name: `View ${home} v ${away}` }).click();
  // The focus of a person who works by keyboard stays where it was, though the pressed button is
  // gone.
  const status = page.locator('.admin-card', { hasText: 'Match is:' }).first();
  await page.getByRole('button', { name: 'Postpone' }).press('Enter');
  await expect(page.getByText('until you press New date')).toBeVisible();
  await expect(status.or(status.locator('*')).and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Postpone' })).toBeVisible();
  // Nobody can be assigned before somebody is registered: the way there stands beside it.
  const crew = page.locator('.admin-card', { hasText: 'Assign official' });
  await expect(crew.getByRole('link', { name: 'Officials' })).toHaveAttribute(
    'href',
    '/admin/officials',
  );
  // A start by a slip of the finger is taken back like any other slip.
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('button', { name: 'End Game' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Postpone' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByText('Match is: Live').first()).toBeVisible();
  // Nobody has won: the end asks for the result, a forfeit or an interruption.
  await page.getByRole('button', { name: 'End Game' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nobody has won this match yet');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Set score' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a set and enter scores.');
  await page.getByLabel(`Score of ${home}`).fill('25');
  await page.getByLabel(`Score of ${away}`).fill('24');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save it anyway' }).click();
  await expect(page.getByText('Score saved successfully!')).toBeVisible();
  await expect(page.getByText('confirmed although irregular')).toBeVisible();
  const write = async (set: string, own: string, other: string) => {
    await page.getByRole('button', { name: 'Set score' }).click();
    await page.getByLabel('Set', { exact: true }).selectOption(set);
    await page.getByLabel(`Score of ${home}`).fill(own);
    await page.getByLabel(`Score of ${away}`).fill(other);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  for (const [set, other] of ['20', '27', '20'].entries()) {
    await write(`${set + 2}`, '25', other);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // The set that decides the match ends it.
  await expect(page.getByText('Match is: ended').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('dialog')).toContainText('This match has ended.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Match is: ended').first()).toBeVisible();
  // A written set shows its score; one that would have ended the match before leads to its result.
  await page.getByRole('button', { name: 'Set score' }).click();
  await page.getByLabel('Set', { exact: true }).selectOption('3');
  await expect(page.getByLabel(`Score of ${away}`)).toHaveValue('27');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await write('3', '25', '22');
  await page.getByRole('alert').getByRole('button', { name: 'Correct result' }).click();
  await page.getByLabel('Sets as they stand on the paper').fill('25-20 25-20 25-22');
  await page.getByRole('button', { name: 'Save and end match' }).click();
  await expect(page.getByRole('alert')).toContainText('The match has 4 sets now.');
  await page.getByRole('button', { name: 'Yes, save it so' }).click();
  await expect(page.getByText(`${home} Wins (3 - 0)`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('1 entry: Set score').first()).toBeVisible();

  await openAdmin(page, 'Matches');
  await page.getByRole('button', { name: `Delete ${home} v ${away}` }).click();
  await expect(page.getByText('Are you sure you want to delete this Match?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Match deleted successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: `View ${home} v ${away}` })).toHaveCount(0);
});

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { createLeague, openAdmin, signInByScreen } from './arrange-by-screens.ts';

const TEAMS = 'TIMU,JINSIA\nBandari,KE\nChui,KE\n';
const PLAYERS = [
  'ORODHA YA WACHEZAJI,,,,',
  'NA.,TIMU,JINA LA MCHEZAJI,JEZI,UREFU',
  '1,Bandari V.C,Asha Juma,7,1.85 m',
  '2,,Neema Ally,7,mrefu',
  '3,Chui,Salma Omari,9,6ft 1',
].join('\n');

function sheet(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a file as people have it is asked about, taken where it is good, and the rest comes back', async ({
  page,
  admin,
}) => {
  await page.goto('/sign-in');
  await signInByScreen(page, admin);
  await createLeague(page, 'Ligi ya faili');
  await page.getByRole('link', { name: 'Manage League Ligi ya faili' }).click();
  const tabs = page.getByRole('navigation', { name: 'About this league' });
  await tabs.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('button', { name: 'Import teams' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Or paste a table or a list').fill(TEAMS);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 new, 0 changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import these' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Import players' }).click();
  await dialog.getByLabel('CSV or Excel file').setInputFiles(sheet('wachezaji.csv', PLAYERS));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Which team is “Bandari V.C”?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import these' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bandari', exact: true }).click();
  await expect(dialog.getByText('2 new, 0 changed.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'mrefu' })).toBeVisible();
  await expect(dialog.getByText('The headings stand in row 2.')).toBeVisible();
  await expect(dialog.getByText(/Not read: NA/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Import the good rows, 1 row back as a file' }).click();
  expect((await download).suggestedFilename()).toBe('players-rest.csv');
  await expect(dialog).toHaveCount(0);
  await openAdmin(page, 'Players');
  await expect(page.getByText('Asha Juma').first()).toBeVisible();
  await expect(page.getByText('Neema Ally')).toHaveCount(0);
});

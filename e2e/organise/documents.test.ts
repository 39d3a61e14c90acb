import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

const PDF = Buffer.from('%PDF-1.7 Kanuni za ligi');

test('the office adds a document of a league, everybody downloads it, and the office removes it and brings it back', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const { id } = await arrangeLeague(apiOf(page.request, wavu), 'Ligi ya Hati', ['Duma', 'Nyati']);
  await page.goto(`/admin/viewLeagues/${id}/documents`);
  await expect(page.getByText('No documents yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a document' }).click();
  const form = page.getByRole('dialog');
  const file = { name: 'Kanuni 2027.pdf', mimeType: 'application/pdf', buffer: PDF };
  await form.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from('<html>') });
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(form.getByRole('alert')).toContainText('The document was not saved.');
  await form.getByLabel('File').setInputFiles(file);
  await expect(form.getByLabel('Name')).toHaveValue('Kanuni 2027');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/league/${id}/about`);
  const link = page.getByRole('link', { name: 'Kanuni 2027' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await link.click();
  const downloaded = await download;
  expect(downloaded.suggestedFilename()).toBe('Kanuni 2027.pdf');
  expect(readFileSync(await downloaded.path())).toEqual(PDF);

  await page.goto(`/sw/admin/viewLeagues/${id}/documents`);
  await page.getByRole('button', { name: 'Ondoa Kanuni 2027' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ondoa' }).click();
  await expect(page.getByText('Bado hakuna hati.')).toBeVisible();
  await page.getByRole('button', { name: 'Tengua' }).click();
  await expect(page.getByRole('button', { name: 'Ondoa Kanuni 2027' })).toBeVisible();
  await page.goto(`/league/${id}/about`);
  await expect(page.getByRole('link', { name: 'Kanuni 2027' })).toBeVisible();

  await page.goto(`/admin/viewLeagues/${id}/documents`);
  await page.getByRole('button', { name: 'Remove Kanuni 2027' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No documents yet.')).toBeVisible();
  await page.goto(`/league/${id}/about`);
  await expect(page.getByRole('heading', { name: 'Documents' })).toHaveCount(0);

  await page.goto('/admin/archive?kind=document');
  await page.getByRole('button', { name: 'Restore Kanuni 2027' }).click();
  await page.goto(`/league/${id}/about`);
  await expect(page.getByRole('link', { name: 'Kanuni 2027' })).toBeVisible();
});

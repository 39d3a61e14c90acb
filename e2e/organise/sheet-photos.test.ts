import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

const SHAPE = { width: 800, height: 600, channels: 3, background: '#ffffff' } as const;

test('a captain and the office add photos of the paper sheet, and only the office sees them', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Fomu', ['Kanga', 'Kware']);
  const [team1, team2] = teams;
  const day = { matchDate: '2026-01-10', matchTime: '16:00' };
  const match = await api('POST', '/matches', { matchType: id, team1, team2, ...day });
  const links = await api<{ items: { token: string }[] }>(
    'POST',
    `/matches/${match.id}/captain-links`,
  );
  const buffer = await sharp({ create: SHAPE }).jpeg().toBuffer();
  const file = { name: 'fomu.jpg', mimeType: 'image/jpeg', buffer };

  const captain = await browser.newPage();
  await captain.goto(`${wavu.url}/sw/captain#${links.items[0]!.token}`);
  await captain.getByRole('button', { name: 'Tuma picha ya fomu' }).click();
  await captain.getByLabel('Picha (JPEG').setInputFiles(file);
  await captain.getByRole('dialog').getByRole('button', { name: 'Pakia' }).click();
  await expect(captain.getByText('Picha imehifadhiwa.')).toBeVisible();
  await expect(captain.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(captain);

  await page.goto(`/admin/matchView/${match.id}`);
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await page.getByLabel('Photo (JPEG').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const sender of ['Kanga', 'Office']) {
    const photo = page.getByRole('img', { name: `Sheet, photo of ${sender}` });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth), { message: sender })
      .toBe(800);
  }
  await expectAccessible(page);
  const address = await page.locator('a[href*="/sheet-photos/"]').first().getAttribute('href');
  expect((await captain.request.get(`${wavu.url}${address}`)).status()).toBe(401);
  await captain.close();

  await page.getByRole('button', { name: 'Remove Sheet, photo of Kanga' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('img', { name: 'Sheet, photo of Kanga' })).toHaveCount(0);
});

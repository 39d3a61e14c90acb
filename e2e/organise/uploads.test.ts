import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_BYTES } from '#contract/administration/upload.ts';
import type { Team } from '#contract/people/team.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

/** Bytes in a second: so few that a busy machine sees all of it. */
const SLOW = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: 30_000 };

/** A picture that cannot be made smaller: noise of a thousand by a thousand pixels, about 3 MB. */
function noise() {
  const raw = { width: 1000, height: 1000, channels: 3 } as const;
  return sharp(randomBytes(3_000_000), { raw }).png({ compressionLevel: 0 }).toBuffer();
}

test('an upload on a slow connection shows its progress and can be cancelled', async ({
  page,
  context,
  call,
}) => {
  const name = 'Tai';
  const team = await call('POST', '/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Men' });
  const logoOf = async () => (await call<Team>('GET', `/teams/${team.id}`)).logo;
  const line = await context.newCDPSession(page);
  await page.goto(`/admin/viewTeam/${team.id}`);
  await page.getByRole('button', { name: 'Update Team Logo' }).click();
  const dialog = page.getByRole('dialog');
  const chosen = dialog.getByLabel(/^Picture/);
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });

  await chosen.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') });
  await upload.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to upload logo. The picture must be a JPEG, PNG, WebP or SVG.',
  );
  const huge = Buffer.alloc(5 * 1024 * 1024 + 1);
  await chosen.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: huge });
  await upload.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to upload logo. The file has more than 5 MB.',
  );

  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await noise() };
  await chosen.setInputFiles(picture);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  await upload.click();
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  const bar = dialog.getByRole('progressbar', { name: 'Upload' });
  const share = () => bar.evaluate((shown: HTMLProgressElement) => shown.value / shown.max);
  await expect.poll(share).toBeGreaterThan(0.02);
  const early = await share();
  await expect.poll(share).toBeGreaterThan(early);
  expect(await share()).toBeLessThan(1);
  await expect(dialog.getByText(/^\d(\.\d)? of 2\.9 MB$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText('The upload was stopped.')).toBeVisible();
  expect(await logoOf()).toBeNull();

  await line.send('Network.emulateNetworkConditions', {
    ...SLOW,
    latency: 0,
    uploadThroughput: -1,
  });
  await upload.click();
  await expect(page.getByText('Logo updated successfully!')).toBeVisible();
  expect(await logoOf()).toMatch(/^\/files\/team_logos\//);
});

/** Without a size of its own, as drawing programs save crests; its program never runs. */
const CREST = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#c00000"/><script>document.title = 'run'</script></svg>`;

test('an SVG and a GIF become pictures that every page shows', async ({ page, call }) => {
  const name = 'Kanga';
  const team = await call('POST', '/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Men' });
  const red = { width: 60, height: 60, channels: 3, background: '#c00000' } as const;
  const gif = await sharp({ create: red }).gif().toBuffer();
  const files = [
    { name: 'crest.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(CREST) },
    { name: 'crest.gif', mimeType: 'image/gif', buffer: gif },
  ];
  await page.goto(`/admin/viewTeam/${team.id}`);
  let earlier: string | null = null;
  for (const file of files) {
    await page.getByRole('button', { name: 'Update Team Logo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Picture/).setInputFiles(file);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const { logo } = await call<Team>('GET', `/teams/${team.id}`);
    expect(logo).not.toBe(earlier);
    const shown = await page.request.get(logo!);
    const { dominant } = await sharp(await shown.body()).stats();
    expect([dominant.r > 150, dominant.g < 50, dominant.b < 50]).toEqual([true, true, true]);
    earlier = logo;
  }
  await expect(page).not.toHaveTitle('run');
});

test('a new team is created with its logo, and an invalid picture creates no team', async ({
  page,
  context,
  call,
}) => {
  const name = 'Swala';
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Coach', { exact: true }).fill('N/A');
  await dialog.getByLabel('Gender').selectOption('Women');
  await dialog.getByLabel('City').fill('Mwanza');
  const chosen = dialog.getByLabel('Logo');
  const none = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await chosen.setInputFiles(none);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to upload logo.');
  await expectAccessible(page);
  const found = () => call<{ items: Team[] }>('GET', `/teams?q=${encodeURIComponent(name)}`);
  expect((await found()).items).toEqual([]);

  await chosen.setInputFiles({ ...none, buffer: await noise() });
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...SLOW, uploadThroughput: 500_000 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByText('Team saved successfully!')).toBeVisible();
  const { items } = await found();
  expect(items).toMatchObject([{ name, logo: expect.stringContaining('/files/team_logos/') }]);
});

test('a photo of many megabytes is made smaller on the device and saved', async ({
  page,
  call,
}) => {
  const team = await call('POST', '/teams', {
    name: 'Kiboko',
    city: 'Moshi',
    coach: 'N/A',
    gender: 'Men',
  });
  const raw = { width: 4000, height: 3000, channels: 3 } as const;
  const photo = await sharp(randomBytes(36_000_000), { raw }).jpeg({ quality: 90 }).toBuffer();
  expect(photo.length).toBeGreaterThan(PICTURE_BYTES);
  await page.goto(`/admin/viewTeam/${team.id}`);
  await page.getByRole('button', { name: 'Update Team Logo' }).click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo };
  await dialog.getByLabel(/^Picture/).setInputFiles(file);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(PICTURE_BYTES);
  await expect(dialog).toBeHidden();
  expect((await call<Team>('GET', `/teams/${team.id}`)).logo).not.toBeNull();
});

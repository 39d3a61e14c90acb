import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

test('a picture of news is shown with the article and beside its shared address', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id } = await api('POST', '/news', { title: 'Fainali ya Mkoa', text: 'Ilikuwa nzuri.' });
  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Picture Fainali ya Mkoa' }).click();
  const form = page.getByRole('dialog');
  const shape = { width: 1200, height: 800, channels: 3, background: '#0b6b3a' } as const;
  const buffer = await sharp({ create: shape }).png().toBuffer();
  const file = { name: 'picha.png', mimeType: 'image/png', buffer };
  await form.getByLabel('Picture (JPEG').setInputFiles(file);
  await form.getByLabel('Picture in words').fill('Mabingwa na kombe');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/news/${id}`);
  const shown = page.locator('article img[srcset]');
  await expect(shown).toHaveAttribute('alt', 'Mabingwa na kombe');
  await expect(shown).toBeVisible();
  const { width, height, natural } = await shown.evaluate((it: HTMLImageElement) => ({
    width: it.clientWidth,
    height: it.clientHeight,
    natural: it.naturalWidth,
  }));
  expect(natural).toBeGreaterThan(0);
  expect(width / height).toBeCloseTo(1.5, 1);
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', new RegExp(`/files/news_pictures/${id}/`));
  await expect(page.locator('meta[property="og:image:width"]')).toHaveAttribute('content', '960');
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    'Mabingwa na kombe',
  );
  await expectAccessible(page);

  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Edit Fainali ya Mkoa' }).click();
  await form.getByLabel('Picture in words').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/news/${id}`);
  await expect(shown).toHaveAttribute('alt', '');

  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Remove the picture Fainali ya Mkoa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('Picture removed.')).toBeVisible();
  await page.goto(`/news/${id}`);
  await expect(shown).toHaveCount(0);
});

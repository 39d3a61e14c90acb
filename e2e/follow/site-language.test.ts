import { expect, test } from '../support/journey.ts';

test('the bare address of a site in Swahili shows Swahili, and English is one tap away at /en', async ({
  page,
  call,
}) => {
  await call('PATCH', '/site', { language: 'sw' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'sw');
  await expect(page).toHaveURL('/sw');
  const alternate = (language: string) => page.locator(`link[hreflang="${language}"]`).first();
  await expect(alternate('en')).toHaveAttribute('href', /\/en$/);
  await expect(alternate('x-default')).toHaveAttribute('href', /\/sw$/);

  const otherLanguage = page.locator('.language-link');
  await otherLanguage.click();
  await expect(page).toHaveURL('/en');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en$/);
  await page.locator('.days a').last().click();
  await expect(page).toHaveURL(/\/en\?date=/);
  await expect(html).toHaveAttribute('lang', 'en');
  await otherLanguage.click();
  await expect(page).toHaveURL(/\/sw\?date=/);
  await expect(html).toHaveAttribute('lang', 'sw');
  await otherLanguage.click();
  await expect(page).toHaveURL(/\/en\?date=/);
  await page.locator('a.brand').click();
  await expect(page).toHaveURL('/en');

  // A shared day stays in its language, and an address with the prefix leads to the one without.
  await page.goto('/?date=2027-01-01');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.goto('/en/teams');
  await expect(page).toHaveURL('/teams');
  await page.goto('/en/sw/teams');
  await expect(page).toHaveURL('/sw/teams');
});

test('no address with the prefix of English leads to another site', async ({ page, wavu }) => {
  for (const path of [
    '/en//example.org',
    '/en/%5Cexample.org',
    '/en/%2Fexample.org',
    '/sw/en//a.b',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const location = answer.headers().location ?? '';
    expect(new URL(location, wavu.url).host, path).toBe(new URL(wavu.url).host);
    expect(location, path).not.toMatch(/^[/\\]{2}/);
  }
});

test('the English first page of a site in English is the bare address alone', async ({
  page,
  call,
}) => {
  await call('PATCH', '/site', { language: 'en' });
  await page.goto('/en?status=Live');
  await expect(page).toHaveURL('/?status=Live');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

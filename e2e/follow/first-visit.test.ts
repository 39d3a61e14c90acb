import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';
import { holdAnswers } from '../support/late-answers.ts';

for (const [path, language, notice] of [
  ['/', 'en', 'Site under construction'],
  ['/sw', 'sw', 'Tovuti inaendelea kujengwa'],
] as const) {
  test(`a fan opens ${path} by day and by night`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(/Wavu/);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  });
}

test('the home page is complete without JavaScript', async ({ browser, wavu }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(wavu.url);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await context.close();
});

test('a printed page holds its content below the name of the site, dark on white in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/', '/fixtures', '/standings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      '.top-nav',
      '.top .icon',
      '.person',
      '.notice',
      '.sidebar',
      '.foot',
      '.bottom',
      '.pills',
      '.days',
      '.strip',
    ]) {
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.locator('.top .brand'), 'the name of the site stands above it').toBeVisible();
    const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    expect(ink).toBe('rgb(11, 20, 16)');
  }
});

test('a tapped filter is marked at once on a slow connection', async ({ page }) => {
  await page.goto('/fixtures');
  const filter = page.locator('main .pills a').last();
  const answer = await holdAnswers(page, '**/*part=main*');
  await filter.click();
  await expect(filter).toHaveAttribute('aria-busy', 'true');
  await expect(filter).toHaveCSS('opacity', '0.5');
  answer();
  await expect(filter).toHaveAttribute('aria-current', 'page');
  await expect(filter).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results');
});

test('a link is copied where sharing is missing, and the button gets its label back', async ({
  page,
  call,
}) => {
  const { id } = await arrangeMatch(call);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.writeText = async () => {};
  });
  await page.goto(`/right/${id}`);
  const button = page.locator('[data-share]');
  await button.click();
  await expect(button).toHaveText('Link copied');
  await button.click();
  await expect(button).toHaveText('Share');
});

test('an open tab is shared and kept in the other language', async ({ page, call }) => {
  const { id } = await arrangeMatch(call);
  await page.addInitScript(() => {
    navigator.share = async ({ url }: ShareData = {}) => {
      document.title = url ?? '';
    };
  });
  await page.goto(`/right/${id}`);
  await page.locator('.tabs').getByRole('link', { name: 'Standings' }).click();
  await expect(page).toHaveURL(/standings$/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(new RegExp(`[^t]/${id}/standings$`));
  await page.locator('a.language-link').click();
  await expect(page).toHaveURL(new RegExp(`/sw/right/${id}/standings$`));

  await page.goto('/sw');
  await page.locator('.strip .pills a').last().click();
  await expect(page).toHaveURL(/status=Live/);
  await page.locator('a.language-link').click();
  await expect(page).toHaveURL(/:\d+\/\?status=Live$/);
});

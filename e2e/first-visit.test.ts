import { expectAccessibleByDayAndNight } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

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

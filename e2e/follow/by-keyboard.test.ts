import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test('a keyboard user skips to the matches, turns the month and keeps the focus after a filter', async ({
  page,
  call,
  context,
}) => {
  const match = await arrangeMatch(call);
  await context.clearCookies();
  const isInside = (selector: string) =>
    page.evaluate((parent) => document.activeElement?.closest(parent) !== null, selector);

  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isInside('main')).toBe(true);

  const live = page.locator('.pills').getByRole('link', { name: 'Live' });
  await live.focus();
  await page.keyboard.press('Enter');
  await expect(live).toHaveAttribute('aria-current', 'page');
  await expect(live).toBeFocused();

  const calendar = page.getByRole('region', { name: 'Calendar' });
  await page.getByRole('link', { name: 'Calendar' }).press('Enter');
  const month = await calendar.getByRole('heading').textContent();
  await calendar.getByRole('link', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('heading')).not.toHaveText(month!);
  await expect(calendar).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(calendar.getByRole('link', { name: 'Previous month' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('heading')).toHaveText(month!);

  // The month of the match, also where a new one has begun meanwhile.
  await page.goto(`/?month=${match.matchDate.slice(0, 7)}#calendar`);
  await calendar.locator(`a[href$="date=${match.matchDate}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`date=${match.matchDate}`));
  await expect(calendar.locator(`a[href$="date=${match.matchDate}"]`)).toHaveAttribute(
    'aria-current',
    'true',
  );
  const row = page.locator(`li[data-match="${match.id}"] > a`);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(match.id));
});

import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test('beside an opened match the list comes on wide screens, and stays when another match is chosen', async ({
  page,
  call,
}) => {
  const first = await arrangeMatch(call);
  const second = await arrangeMatch(call);
  await page.goto(`/${first.id}`);
  const list = page.locator('main > .list');
  const isWide = (page.viewportSize()?.width ?? 0) > 768;
  if (!isWide) {
    await expect(page.locator('article[data-match]')).toBeVisible();
    await expect(list.locator('.row')).toHaveCount(0);
    return;
  }
  await expect(list.locator(`[data-match="${first.id}"] > a`)).toHaveAttribute('aria-current');
  await expect(list.locator('.days a').first()).toBeVisible();
  await list.evaluate((element) => element.setAttribute('data-kept', ''));
  await list.locator(`[data-match="${second.id}"] > a`).click();
  await expect(page).toHaveURL(new RegExp(`/${second.id}$`));
  await expect(page.locator(`article[data-match="${second.id}"]`)).toBeVisible();
  await expect(page.locator('main > .list[data-kept]')).toBeVisible();
  await expect(list.locator('[aria-current=true]')).toHaveCount(1);
  await expect(list.locator(`[data-match="${second.id}"] > a`)).toHaveAttribute('aria-current');
});

test('beside the tabs of a team its matches come on wide screens alone, and stay from tab to tab', async ({
  page,
  call,
}) => {
  const { id, team1 } = await arrangeMatch(call);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`/team/${team1.id}/players`);
  const list = page.locator('main > .list');
  const isWide = (page.viewportSize()?.width ?? 0) > 768;
  if (!isWide) {
    await page.waitForLoadState('networkidle');
    await expect(list).toBeHidden();
    expect(requested).not.toContain(`/team/${team1.id}`);
    return;
  }
  await expect(list.locator(`[data-match="${id}"]`)).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/[/]about$/);
  await expect(list.locator(`[data-match="${id}"]`)).toBeVisible();
  await list.locator(`[data-match="${id}"] > a`).click();
  await expect(page.locator(`article[data-match="${id}"]`)).toBeVisible();
});

test('without a script a link beside the match leads to the list', async ({
  browser,
  call,
  wavu,
}) => {
  const { id } = await arrangeMatch(call);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${wavu.url}/${id}`);
  await page.locator('main > .list').getByRole('link').click();
  await expect(page.locator(`[data-match="${id}"]`)).toBeVisible();
  await context.close();
});

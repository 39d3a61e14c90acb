import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { startWavu } from '../support/wavu.ts';

const VIEWPORT = { width: 1280, height: 900 };

/** The first stands in a column on the left of that of the second one. */
async function expectBeside(left: Locator, right: Locator): Promise<void> {
  const first = (await left.boundingBox())!;
  const second = (await right.boundingBox())!;
  expect(first.x + first.width).toBeLessThanOrEqual(second.x);
}

test('wide screens have parts of a page beside one another, no long way from a name to its number', async ({
  browser,
}) => {
  const wavu = await startWavu({ env: { DEMO: 'on' } });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    const answer = await page.request.get(`${wavu.url}/api/v1/matches?limit=100&status=Live`);
    const { items } = (await answer.json()) as { items: { id: string; detail: string }[] };
    const live = items.find(({ detail }) => detail === 'rallies')!;

    await page.goto(`${wavu.url}/right/${live.id}`);
    await expectBeside(page.locator('.sets'), page.locator('.court').first());

    const coming = await page.request.get(
      `${wavu.url}/api/v1/matches?limit=1&status=not%20started`,
    );
    const [next] = ((await coming.json()) as { items: { id: string }[] }).items;
    await page.goto(`${wavu.url}/right/${next!.id}`);
    await expectBeside(page.locator('.rivals'), page.locator('.pairs'));

    await page.goto(wavu.url);
    const table = page.locator('.home-table');
    await expectBeside(page.locator('main > .list'), table);
    await expect(table.locator('.md').first(), 'with its sets and their ratio').toBeVisible();
    expect(await table.locator('tbody tr').count()).toBeGreaterThan(8);

    await page.goto(`${wavu.url}/standings`);
    const tables = page.locator('main table');
    await expectBeside(tables.first(), tables.last());

    await page.goto(`${wavu.url}/clubs`);
    const clubs = page.locator('main > .team-lines > li');
    await expectBeside(clubs.first().locator('i'), clubs.last().locator('span'));

    await page.goto(`${wavu.url}/grounds`);
    await page.locator('main a[href^="/grounds/"]').first().click();
    const lists = page.locator('.coming-past > section');
    await expectBeside(lists.first(), lists.last());
  } finally {
    await wavu.remove();
  }
});

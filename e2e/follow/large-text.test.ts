import type { Page } from '@playwright/test';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { startWavu } from '../support/wavu.ts';

/**
 * A person who sees badly sets letters twice as large: nothing is cut, covered or wider than the
 * phone.
 */
test('letters of twice the size fit rows, bar, board and bracket', async ({ page }) => {
  const wavu = await startWavu({ env: { DEMO: 'on' } });
  try {
    const { items } = await (
      await page.request.get(`${wavu.url}/api/v1/leagues?limit=50`, AGAIN)
    ).json();
    const cup = items.find((league: { name: string }) => /^Nyerere Cup/.test(league.name));
    await page.goto(`${wavu.url}/sw`);
    await enlarge(page);
    expect(await spilled(page, 'main .row')).toEqual([]);
    const labels = page.locator('.bottom > a, .bottom summary');
    const isWide = (all: Element[]) => all.map((item) => item.scrollWidth > item.clientWidth);
    expect(await labels.evaluateAll(isWide)).toEqual([false, false, false, false]);
    await page.locator('main .row a').first().click();
    await enlarge(page);
    expect(await spilled(page, 'main .board-teams, main .facts li')).toEqual([]);
    await page.goto(`${wavu.url}/sw/league/${cup.id}/bracket`);
    await enlarge(page);
    expect(await spilled(page, 'main .band, main .tie')).toEqual([]);
    const sides = page.locator('.tie-side');
    expect(await sides.count()).toBeGreaterThan(6);
    expect(await sides.evaluateAll(isWide)).not.toContain(true);
    // With such letters the list is for wide screens, too; the picture comes with the usual ones.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sides.first()).toBeVisible();
    expect(await spilled(page, 'main .band, main .tie')).toEqual([]);
    expect(await sides.evaluateAll(isWide)).not.toContain(true);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await expect(page.locator('.bracket > svg > g').first()).toBeVisible();
    const boxes = await page.locator('.bracket > svg > g').evaluateAll((all) =>
      all.map((tie) => {
        const box = tie.querySelector('rect')!.getBoundingClientRect();
        const isInside = (text: Element) => text.getBoundingClientRect().right <= box.right + 1;
        return box.width > 0 && [...tie.querySelectorAll('text')].every(isInside);
      }),
    );
    expect(boxes.length).toBeGreaterThan(3);
    expect(boxes).not.toContain(false);
  } finally {
    await wavu.remove();
  }
});

test('home begins its first row by y = 250, and filters and links are as high as a thumb', async ({
  page,
}) => {
  const wavu = await startWavu({ env: { DEMO: 'on' } });
  try {
    const read = async (path: string) =>
      (await (await page.request.get(`${wavu.url}/api/v1/${path}`, AGAIN)).json()).items[0];
    const match = await read('matches?status=ended&limit=1');
    await page.goto(wavu.url);
    const row = await page.locator('main .row:visible').first().boundingBox();
    expect(row?.y).toBeLessThanOrEqual(250);
    const tables = `/league/${match.league.id}/standingList`;
    for (const [address, links] of [
      ['/fixtures', '.pills a'],
      ['/teams', '.pills a'],
      ['/grounds', '.pills a'],
      [tables, '.pills a'],
      [`${tables}?view=cross`, '.cross a'],
      [`/${match.id}`, 'dd a'],
    ] as const) {
      await page.goto(wavu.url + address);
      const found = page.locator(`main ${links}`);
      await expect(found.first()).toBeVisible();
      const sizes = await found.evaluateAll((all) =>
        all.map((link) => Math.round(link.getBoundingClientRect().height)),
      );
      expect([address, sizes.filter((size) => size < 44)]).toEqual([address, []]);
    }
  } finally {
    await wavu.remove();
  }
});

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

/** Words that leave the part they stand in, or that lie on the next ones. */
function spilled(page: Page, parts: string): Promise<string[]> {
  return page.locator(parts).evaluateAll((all) =>
    all.flatMap((part) => {
      const outer = part.getBoundingClientRect();
      const leaves = [...part.querySelectorAll('*')].filter(
        (candidate) =>
          candidate.childElementCount === 0 &&
          candidate.textContent?.trim() &&
          !candidate.closest('.sr, [hidden]'),
      );
      const range = document.createRange();
      const boxes = leaves.map((leave) => {
        range.selectNodeContents(leave);
        const isCut = getComputedStyle(leave).textOverflow === 'ellipsis';
        return { text: leave.textContent!, box: (isCut ? leave : range).getBoundingClientRect() };
      });
      const seen = boxes.filter(({ box }) => box.width > 0);
      return seen
        .filter(({ box }, at) => {
          const next = seen[at + 1]?.box;
          const isOut = box.top < outer.top - 1 || box.bottom > outer.bottom + 1;
          const isWide = box.right > outer.right + 1;
          const isOnNext =
            next !== undefined &&
            Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 &&
            Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 6;
          return isOut || isWide || isOnNext;
        })
        .map(({ text }) => text);
    }),
  );
}

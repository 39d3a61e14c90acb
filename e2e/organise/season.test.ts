import { countClicks } from '../support/count-clicks.ts';
import { expect, test } from '../support/journey.ts';
import { OFFICE } from '../support/season/office.ts';
import { PLAN_AND_PLAY } from '../support/season/plan-and-play.ts';
import { rowsOf, type Width, writeTable, writtenTable } from '../support/season/season-table.ts';
import { SET_UP } from '../support/season/set-up.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

const TASKS = [...SET_UP, ...PLAN_AND_PLAY, ...OFFICE];

let wavu: Wavu;

test.beforeAll(async () => {
  // An installation of its own, to which nobody has come yet.
  wavu = await startWavu();
});

test.afterAll(async () => {
  await wavu?.remove();
});

test('every task of a season is done on the screens, in as many presses as docs/season.md says', async ({
  page,
}) => {
  const width: Width = (page.viewportSize()?.width ?? 0) > 1000 ? 1366 : 360;
  if (width === 1366) await page.setViewportSize({ width, height: 768 });
  await page.context().grantPermissions(['clipboard-write'], { origin: wavu.url });
  const clicks = await countClicks(page);
  const counted: { name: string; way: string; count: number }[] = [];
  for (const { name, way, run } of TASKS) {
    await test.step(name, async () => {
      if (counted.length > 0) {
        await page.goto(`${wavu.url}/admin/dashboard`);
        await clicks.restart();
      }
      await run({ page, wavu });
      counted.push({ name, way, count: await clicks.count() });
    });
  }
  const rows = rowsOf(counted, width);
  if (process.env.WAVU_WRITE_SEASON !== undefined) writeTable(rows);
  expect(writtenTable()).toEqual(rows);
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { WHOLE_BROWSER } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';
import { FORMS, findPages, openForm, PICTURED_AT, takePicture } from '../support/looks/pages.ts';
import {
  readPicture,
  reducePicture,
  worstPatch,
  writePicture,
} from '../support/looks/small-picture.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

test.use(WHOLE_BROWSER);

/**
 * Twenty pages in four forms beside the small pictures of them that are kept. `npm run looks`
 * takes the pictures anew; what has changed is then seen in the change itself.
 */
const FOLDER = new URL('../pictures/', import.meta.url);
/** Of the worst patch of a page. */
const MOST_DIFFERENT = 0.34;
const isWriting = process.env.WAVU_WRITE_SCREENS !== undefined;
const CLOCK = new URL('../support/looks/frozen-clock.mjs', import.meta.url).href;

let wavu: Wavu;

test.beforeAll(async () => {
  const clock = { FROZEN_AT: PICTURED_AT, NODE_OPTIONS: `--import ${CLOCK}` };
  wavu = await startWavu({ env: { DEMO: 'on', ...clock } });
});
test.afterAll(() => wavu?.remove());

for (const form of FORMS) {
  test(`twenty pages look as they are kept: ${form.name}`, async ({ browser }) => {
    const pages = await findPages(wavu);
    expect(pages).toHaveLength(20);
    const context = await openForm(browser, form);
    const page = await context.newPage();
    mkdirSync(FOLDER, { recursive: true });
    const different: string[] = [];
    for (const [name, path] of pages) {
      const png = await takePicture(page, wavu.url + (form.prefix + path).replace(/(?<=.)\/$/, ''));
      const small = await reducePicture(png);
      const stored = new URL(`${name}-${form.name}.webp`, FOLDER);
      if (isWriting) writeFileSync(stored, await writePicture(small));
      if (!existsSync(stored)) {
        different.push(`${name}: no picture is kept`);
        continue;
      }
      const share = worstPatch(small, await readPicture(readFileSync(stored)));
      test.info().annotations.push({ type: name, description: share.toFixed(2) });
      if (share <= MOST_DIFFERENT) continue;
      different.push(`${name}: ${Math.round(100 * share)} % of a patch`);
      await test.info().attach(`${name}.png`, { body: png, contentType: 'image/png' });
    }
    expect(different).toEqual([]);
    await context.close();
  });
}

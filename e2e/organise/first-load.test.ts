import type { Browser } from '@playwright/test';
import { countingLine } from '../../bench/measure/counting-line.ts';
import { WHOLE_BROWSER } from '../support/browser.ts';
import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';
import { type Account, signIn } from '../support/sign-in.ts';
import type { Wavu } from '../support/wavu.ts';

test.use(WHOLE_BROWSER);

type Visit = { path: string; until: string };

/**
 * A first visit with nothing kept: all requests of the page itself, and all bytes that came over the
 * line, with heads, answers of the API and what the worker of the scoring screen fetches.
 */
async function visit(
  browser: Browser,
  wavu: Wavu,
  account: Account | undefined,
  { path, until }: Visit,
) {
  const line = await countingLine(wavu.url);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const requests: string[] = [];
  try {
    // Cookies do not know ports, so the session counts behind the counting line, too.
    if (account) await signIn(context, wavu, account);
    const page = await context.newPage();
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(line.url + path);
    await expect(page.locator(until).first()).toBeVisible();
    // The worker of the scoring screen, and whatever else comes later.
    for (let before = -1; before !== line.received(); await page.waitForTimeout(1500)) {
      before = line.received();
    }
    return { bytes: line.received(), requests };
  } finally {
    await context.close();
    await line.close();
  }
}

/** In bytes, and requests: docs/performance.md says how far that is from what is aimed at. */
const PAGES = [
  { path: '/sign-in', until: 'form', bytes: 131_000, requests: 9 },
  { path: '/account', until: '.device-rows', bytes: 242_500, requests: 20 },
  { path: '/admin/dashboard', until: '.admin-side', bytes: 131_600, requests: 12 },
  { path: '/sw/admin/dashboard', until: '.admin-side', bytes: 132_300, requests: 12 },
  { path: '/admin/matches', until: 'table', bytes: 210_900, requests: 15 },
  { path: '/score/:id', until: '.score-stage', bytes: 184_000, requests: 9 },
  { path: '/sw/score/:id', until: '.score-stage', bytes: 184_900, requests: 9 },
];

for (const { path, until, bytes, requests } of PAGES) {
  test(`a first visit of ${path} costs at most ${bytes} bytes and ${requests} requests`, async ({
    browser,
    wavu,
    admin,
    call,
  }) => {
    const { id } = await arrangeMatch(call);
    const account = path === '/sign-in' ? undefined : admin;
    const cost = await visit(browser, wavu, account, { path: path.replace(':id', id), until });
    const description = `${cost.bytes} bytes, ${cost.requests.length} requests`;
    test.info().annotations.push({ type: 'cost', description });
    expect(cost.requests.length, cost.requests.join('\n')).toBeLessThanOrEqual(requests);
    expect(cost.bytes, cost.requests.join('\n')).toBeLessThanOrEqual(bytes);
  });
}

import { expectAccessible } from '../support/accessible.ts';
import {
  arrangeCourt,
  keptOffline,
  killTab,
  setsOf,
  startSet,
  tapPoint,
} from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

test('two sets scored without a network arrive after the tab was killed twice', async ({
  browser,
  wavu,
  call,
}, { project }) => {
  const { id, newLink } = await arrangeCourt(call);
  const court = await browser.newContext(project.use);
  let page = await court.newPage();
  await page.goto(await newLink());
  await expect(page.getByText('this match opens without network')).toBeVisible();
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  for (const team of [0, 1, 0, 0, 0, 0] as const) await tapPoint(page, team);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await setsOf(call, id)).toBe('5-1');
  await keptOffline(page);

  /** The system ends the tab; the scorer opens the address again, still without network. */
  async function reopen() {
    const address = page.url();
    await killTab(page);
    page = await court.newPage();
    await page.goto(address);
  }

  await court.setOffline(true);
  await startSet(page);
  for (const team of [1, 1, 0] as const) await tapPoint(page, team);
  await expect(page.getByText('offline · saved here · 4 waiting')).toBeVisible();
  await expectAccessible(page);
  await reopen();
  expect(await setsOf(call, id), 'nothing has left the phone').toBe('5-1');
  await expect(page.getByText('offline · saved here · 4 waiting')).toBeVisible();
  for (const team of [1, 1, 1] as const) await tapPoint(page, team);
  await startSet(page);
  for (const team of [0, 0] as const) await tapPoint(page, team);
  await expect(page.getByText('offline · saved here · 10 waiting')).toBeVisible();
  await reopen();
  for (const team of [0, 0, 0] as const) await tapPoint(page, team);
  await expect(page.getByText('offline · saved here · 13 waiting')).toBeVisible();
  const fan = await court.newPage();
  await expect(fan.goto(`${wavu.url}/right/${id}`), 'no stale public page').rejects.toThrow();
  await fan.close();

  await court.setOffline(false);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await setsOf(call, id)).toBe('5-1 1-5 5-0');
  const path = `/matches/${id}/events?limit=1000`;
  const { items } = await call<{ items: { id: string }[] }>('GET', path);
  const ids = items.map((event) => event.id);
  expect(ids).toHaveLength(1 + 3 + 6 + 6 + 5);
  expect(new Set(ids).size).toBe(ids.length);
  await court.close();
});

test('entries of an ended link are kept until a new link is opened', async ({ browser, call }, {
  project,
}) => {
  const { id, newLink, endLinks } = await arrangeCourt(call);
  const court = await browser.newContext(project.use);
  const page = await court.newPage();
  const link = await newLink();
  await page.goto(link);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  await endLinks();
  await tapPoint(page, 0);
  await tapPoint(page, 0);
  await expect(page.getByText('signed out · 2 waiting here')).toBeVisible();
  await expect(page.getByText(/scorer link has ended/)).toBeVisible();
  await expectAccessible(page);
  expect(await setsOf(call, id)).toBe('0-0');

  // A person who opens the old link is told before the first tap.
  const street = await browser.newContext(project.use);
  const late = await street.newPage();
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('This scorer link was ended');
  await expect(late.getByRole('link', { name: 'Enter a PIN' })).toBeVisible();
  await expect(late.getByRole('button', { name: /Start scoring|Take over/ })).toHaveCount(0);
  await expectAccessible(late);
  await street.close();

  const newest = await court.newPage();
  await newest.goto(await newLink());
  await expect(newest.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await setsOf(call, id)).toBe('2-0');
  await expect(page.getByText(/open for scoring in another tab/)).toBeVisible();
  await court.close();
});

test('a browser without storage reports it before the first tap, and its points arrive', async ({
  browser,
  call,
}, { project }) => {
  const { id, newLink } = await arrangeCourt(call);
  const court = await browser.newContext(project.use);
  await court.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not in a private window', 'SecurityError');
    };
  });
  const page = await court.newPage();
  await page.goto(await newLink());
  const warning = page.getByRole('alert').filter({ hasText: 'does not let Wavu save anything' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start scoring' })).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'All right' }).click();
  await expect(warning).toHaveCount(0);

  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  await tapPoint(page, 0);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await setsOf(call, id)).toBe('1-0');
  await court.setOffline(true);
  await tapPoint(page, 1);
  await expect(page.getByText('NOT saved here: 1')).toBeVisible();
  await expect(warning).toContainText('1 entry is kept only in this page');
  await court.close();
});

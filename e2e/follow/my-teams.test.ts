import { expectAccessible } from '../support/accessible.ts';
import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

/** Cumulative layout shift: WCAG knows no number, Google's is 0.1. */
const MOST_SHIFT = 0.01;

test('the matches of a followed team come first, alone with the filter, and do not jump', async ({
  wavu,
  call,
  browser,
}, { project }) => {
  await arrangeMatch(call);
  const match = await arrangeMatch(call);
  const fans = await browser.newContext(project.use);
  const fan = await fans.newPage();
  await fan.goto(`${wavu.url}/team/${match.team1.id}`);
  const star = fan.getByRole('button', { name: `Follow: ${match.team1.name}`, exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await fan.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await fan.goto(wavu.url);
  await expect(fan.locator('.followed li')).toHaveCount(1);
  await expect(fan.locator('main li[data-match]').first()).toHaveAttribute('data-match', match.id);
  await expect(fan.locator('.mine-links a')).toHaveAttribute('href', `/team/${match.team1.id}`);
  const shift = await fan.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);

  const filter = fan.getByRole('button', { name: 'Mine', exact: true });
  const rows = fan.locator('main li[data-match]:visible');
  await expect(rows.nth(1)).toBeVisible();
  await filter.click();
  await expect(rows).toHaveCount(1);
  await expectAccessible(fan);
  await filter.click();
  await expect(rows.nth(1)).toBeVisible();

  await fan.goto(`${wavu.url}/team/${match.team1.id}`);
  await star.click();
  await fan.goto(wavu.url);
  await expect(rows.first()).toBeVisible();
  await expect(filter).toBeHidden();
  await expect(fan.locator('.followed li')).toHaveCount(0);
  await fans.close();
});

test('follows of a device come to the account, and from there to the next device', async ({
  wavu,
  call,
  signedIn,
  browser,
}, { project }) => {
  const match = await arrangeMatch(call);
  const page = await signedIn.newPage();
  await page.addInitScript(
    (team) => {
      if (!localStorage.getItem('follows')) {
        localStorage.setItem('follows', JSON.stringify([['team', team.id, team.name]]));
      }
    },
    { id: match.team1.id, name: match.team1.name },
  );
  await page.goto(wavu.url);
  const listed = () => call<{ items: { id: string }[] }>('GET', '/me/follows');
  await expect
    .poll(async () => (await listed()).items.map(({ id }) => id))
    .toEqual([match.team1.id]);

  const other = await browser.newContext({
    ...project.use,
    storageState: await signedIn.storageState(),
  });
  const next = await other.newPage();
  await next.goto(wavu.url);
  await next.evaluate(() => localStorage.removeItem('follows'));
  await next.evaluate(() => localStorage.removeItem('follows-of'));
  await next.evaluate(() => sessionStorage.clear());
  await next.goto(`${wavu.url}/team/${match.team2.id}`);
  await expect(next.locator('html')).toHaveAttribute('data-mine', '');
  await next.getByRole('button', { name: `Follow: ${match.team2.name}`, exact: true }).click();
  await expect.poll(async () => (await listed()).items.length).toBe(2);
  await other.close();
});

test('the own account lists what is followed, and one button ends all of it', async ({
  wavu,
  call,
  signedIn,
}) => {
  const match = await arrangeMatch(call);
  const page = await signedIn.newPage();
  for (const team of [match.team1, match.team2]) {
    await page.goto(`${wavu.url}/team/${team.id}`);
    await page.getByRole('button', { name: `Follow: ${team.name}`, exact: true }).click();
    const names = async () =>
      (await call<{ items: { name: string }[] }>('GET', '/me/follows')).items.map((it) => it.name);
    await expect.poll(names).toContain(team.name);
  }
  await page.goto(`${wavu.url}/account`);
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'What you follow' }),
  });
  const row = card.getByRole('listitem').filter({ hasText: match.team1.name });
  await expect(row).toContainText('Only on open pages');
  await expectAccessible(page);
  await card.getByRole('button', { name: `Change: ${match.team1.name}` }).click();
  const question = page.getByRole('dialog', { name: 'How do you want to hear of it?' });
  await expect(question).toContainText(match.team1.name);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close' }).click();

  await card.getByRole('button', { name: `End: ${match.team1.name}` }).click();
  await expect(row).toHaveCount(0);
  await expect(card.getByRole('listitem').filter({ hasText: match.team2.name })).toBeVisible();
  await card.getByRole('button', { name: 'End everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'End everything' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End everything' }).click();
  await expect(card).toContainText('You follow nothing yet.');
  expect((await call<{ items: unknown[] }>('GET', '/me/follows')).items).toEqual([]);

  await page.goto(`${wavu.url}/team/${match.team2.id}`);
  await expect(
    page.getByRole('button', { name: `Follow: ${match.team2.name}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'false');
});

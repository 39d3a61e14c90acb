import { expectAccessible } from '../support/accessible.ts';
import { arrangeCourt, setsOf, startSet, tapPoint } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

test('after a take-over by a second device the administrator chooses between two logs', async ({
  browser,
  page,
  call,
}, { project }) => {
  const { id, newLink } = await arrangeCourt(call);
  const sets = () => setsOf(call, id);
  const link = await newLink();

  const first = await browser.newContext(project.use);
  const mine = await first.newPage();
  await mine.goto(link);
  await mine.getByRole('button', { name: 'Start scoring' }).click();
  await mine.getByRole('button', { name: 'Start match' }).click();
  await startSet(mine);
  await tapPoint(mine, 0);
  await expect(mine.getByText('saved on the server', { exact: true })).toBeVisible();
  await first.setOffline(true);
  for (const team of [0, 0] as const) await tapPoint(mine, team);
  await expect(mine.getByText('offline · saved here · 2 waiting')).toBeVisible();

  const second = await browser.newContext(project.use);
  const theirs = await second.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Another device is scoring this match.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Take over' }).click();
  for (const team of [1, 1, 1] as const) await tapPoint(theirs, team);
  await expect(theirs.getByText('saved on the server', { exact: true })).toBeVisible();
  await expect.poll(sets).toBe('1-3');

  await first.setOffline(false);
  await expect(mine.getByText('Another device has taken over the scoring.')).toBeVisible();
  await expect(mine.getByText(/2 entries of this device no longer fit/)).toBeVisible();
  await expect(mine.getByText(/an administrator, has them and decides/)).toBeVisible();
  await expectAccessible(mine);
  expect(await sets(), 'nothing is counted twice').toBe('1-3');

  await page.goto(`/admin/matchView/${id}`);
  await expect(
    page.getByText('A device has entries that are not part of the match.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Look at both' }).click();
  await expect(
    page.getByText('Both have the same entries up to here: sets 0-0, points 1-0.'),
  ).toBeVisible();
  const server = page.locator('.branch-side').first();
  const device = page.locator('.branch-side').last();
  await expect(server.getByRole('row').first()).toHaveText('Nyota01');
  await expect(server.getByRole('row').last()).toHaveText('Mawimbi03');
  await expect(device.getByRole('row').first()).toHaveText('Nyota03');
  await device.getByText('2 entries').click();
  await expect(device.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take the device’s entries' }).click();
  const question = page.getByRole('dialog');
  await expect(
    question.getByText('The match will stand like this: sets 0-0, points 3-0.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Take the device’s entries' }).click();
  await expect(page.getByText('The entries of the device count now.')).toBeVisible();
  expect(await sets()).toBe('3-0');
  await expect(page.getByText(/Asha Admin took the entries of the device/)).toBeVisible();
  for (const log of [server, device]) {
    const { x, width } = (await log.boundingBox())!;
    expect(x + width, 'both stories are on the screen').toBeLessThan(page.viewportSize()!.width);
  }
  await expectAccessible(page);

  await tapPoint(theirs, 1);
  await expect(theirs.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await sets(), 'the device that scores goes on from there').toBe('3-1');
  for (const court of [first, second]) await court.close();
});

test('a page that was open before another device began says so without being loaded again', async ({
  browser,
  call,
}, { project }) => {
  const { newLink } = await arrangeCourt(call);
  const link = await newLink();
  const [waiting, scoring] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext(project.use)).newPage()),
  );
  await waiting!.goto(link);
  await expect(waiting!.getByRole('button', { name: 'Start scoring' })).toBeVisible();

  await scoring!.goto(link);
  await scoring!.getByRole('button', { name: 'Start scoring' }).click();
  await scoring!.getByRole('button', { name: 'Start match' }).click();
  await startSet(scoring!);
  await tapPoint(scoring!, 0);
  await expect(waiting!.getByText('Another device is scoring this match.')).toBeVisible();
  await expect(waiting!.getByRole('button', { name: 'Take over' })).toBeVisible();
});

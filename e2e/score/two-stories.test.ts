import { expectAccessible } from '../support/accessible.ts';
import { arrangeCourt, setsOf, startSet, tapPoint } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

test('a scorer who took over is shown the story of the device before, and chooses at the table', async ({
  browser,
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

  // Another link: the same one would hold the same pen.
  const second = await browser.newContext(project.use);
  const theirs = await second.newPage();
  await theirs.goto(await newLink());
  await theirs.getByRole('button', { name: 'Take over' }).click();
  await tapPoint(theirs, 1);
  await expect(theirs.getByText('saved on the server', { exact: true })).toBeVisible();
  await first.setOffline(false);
  await expect(mine.getByText(/2 entries of this device no longer fit/)).toBeVisible();

  // Pages of tests are always seen: the browser tells nobody that the scorer is back. The entries may still be on
  // their way to the server.
  const note = theirs.getByText('A device has entries that are not part of the match.');
  await expect
    .poll(async () => {
      await theirs.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return note.isVisible();
    })
    .toBe(true);
  const opened = second.waitForEvent('page');
  await theirs.getByRole('link', { name: 'Look at both' }).click();
  const stories = await opened;
  await expect(stories.getByText('Both have the same entries up to here')).toBeVisible();
  await expectAccessible(stories);
  await stories.getByRole('button', { name: 'Take the device’s entries' }).click();
  const question = stories.getByRole('dialog');
  await expect(question.getByText('sets 0-0, points 3-0')).toBeVisible();
  await question.getByRole('button', { name: 'Take the device’s entries' }).click();
  await expect.poll(sets).toBe('3-0');
  await expect(note).toHaveCount(0);
  await tapPoint(theirs, 1);
  await expect.poll(sets, 'the table goes on from there').toBe('3-1');
  for (const court of [first, second]) await court.close();
});

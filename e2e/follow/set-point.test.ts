import type { Match } from '#contract/matches/match.ts';
import { takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

const GOLD = 'rgb(252, 209, 22)';

test('at set point the row of a match has the points of that team on gold, also above its ground', async ({
  page,
  call,
}) => {
  const of = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = await call('POST', '/teams', { ...of, name: 'Seti Kwanza' });
  const team2 = await call('POST', '/teams', { ...of, name: 'Seti Pili' });
  const match = await call<Match>('POST', '/matches', {
    team1: team1.id,
    team2: team2.id,
    matchType: 'Friendly',
    matchDate: '2027-01-10',
    matchTime: '15:00',
    location: 'Uwanja wa Seti',
  });
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const row = page.locator(`.row[data-match="${match.id}"]`);
  const points = row.locator('.points');
  const grounds = () =>
    points.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));

  await scorer.send({
    type: 'set-score',
    set: 1,
    team1Score: 20,
    team2Score: 24,
    serving: 'team2',
  });
  await page.goto('/');
  await expect(points).toHaveText(['20', '24']);
  await expect(row.locator('.row-note'), 'the ground is the last line of the row').toBeVisible();
  const [first, second] = await grounds();
  expect(second).toBe(GOLD);
  expect(first).not.toBe(GOLD);

  await scorer.send({
    type: 'set-score',
    set: 1,
    team1Score: 25,
    team2Score: 24,
    serving: 'team1',
  });
  await expect(points).toHaveText(['25', '24']);
  await expect.poll(async () => (await grounds())[0]).toBe(GOLD);
  expect((await grounds())[1]).not.toBe(GOLD);
});

test('in the fifth set both rows of a match end at one line on a narrow phone', async ({
  page,
  call,
}) => {
  const of = { city: 'Unguja', coach: 'N/A', gender: 'Women' };
  const team1 = await call('POST', '/teams', { ...of, name: 'Mkoroshoni' });
  const team2 = await call('POST', '/teams', { ...of, name: 'KVZ' });
  const match = await call<Match>('POST', '/matches', {
    team1: team1.id,
    team2: team2.id,
    matchType: 'Friendly',
    matchDate: '2027-01-10',
    matchTime: '16:00',
    location: 'Uwanja wa Seti',
  });
  const scorer = await takePen(call, match);
  const sets = [
    [25, 20],
    [18, 25],
    [25, 15],
    [19, 25],
  ].map(([team1Score, team2Score], at) => ({
    type: 'set-result' as const,
    set: at + 1,
    team1Score: team1Score!,
    team2Score: team2Score!,
  }));
  await scorer.send({ type: 'start' }, ...sets);
  await scorer.send(
    { type: 'set-start', set: 5, firstServe: 'team1' },
    { type: 'set-score', set: 5, team1Score: 11, team2Score: 10, serving: 'team1' },
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const points = page.locator(`.row[data-match="${match.id}"] .points`);
  await expect(points).toHaveText(['11', '10']);
  const places = await points.evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return [left, right, cell.parentElement!.getBoundingClientRect().right].map(Math.round);
    }),
  );
  expect(places[0]).toEqual(places[1]);
  expect(places[0]![1], 'within its row').toBe(places[0]![2]);
});

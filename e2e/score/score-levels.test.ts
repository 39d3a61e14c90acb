import type { Page } from '@playwright/test';
import type { Match } from '#contract/matches/match.ts';
import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { arrangeCourt, startSet, TEAMS } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

async function point(page: Page, team: 0 | 1): Promise<void> {
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await page.getByRole('button', { name: `Point for ${TEAMS[team]}` }).click();
}

function half(page: Page, team: 0 | 1, score: number) {
  const name = new RegExp(`Point for ${TEAMS[team]} now ${score}\\b`);
  return expect(page.getByRole('button', { name })).toBeVisible();
}

async function chooseLevel(page: Page, name: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^Level/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('one match is scored by points, rallies and totals, and by points again', async ({
  page,
  call,
}) => {
  const { id } = await arrangeCourt(call);
  const match = () => call<Match>('GET', `/matches/${id}`);
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  await expect(page.getByText('tap for a point')).toHaveCount(2);
  for (const team of [0, 1, 0] as const) await point(page, team);
  await expect(page.getByText('tap for a point')).toHaveCount(0);

  await chooseLevel(page, /^Rallies/);
  await point(page, 0);
  await page.getByRole('button', { name: 'Ace', exact: true }).click();
  await page.getByRole('button', { name: 'Shirt number' }).click();
  await page.getByLabel('Shirt number').fill('7');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Number 7' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessibleByDayAndNight(page);
  await half(page, 0, 3);
  await page.getByRole('button', { name: `Undo: Point ${TEAMS[0]}: Ace, no. 7` }).click();
  await half(page, 0, 2);
  await point(page, 0);
  await page.getByRole('button', { name: 'Their attack error' }).click();
  await expect.poll(async () => (await match()).detail).toBe('rallies');

  await chooseLevel(page, /^Set scores/);
  await page.getByRole('button', { name: 'Set score', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please select a set and enter scores.')).toBeVisible();
  await page.getByLabel(`Points of ${TEAMS[0]}`).fill('5');
  await page.getByLabel(`Points of ${TEAMS[1]}`).fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is not a possible final score.')).toBeVisible();
  await page.getByLabel(`Points of ${TEAMS[1]}`).fill('3');
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Score saved successfully!')).toBeVisible();
  await expect.poll(async () => (await match()).team1Wins).toBe(1);
  // Teams have changed ends, and so have their fields; a written set shows its score.
  await page.getByRole('button', { name: 'Set score', exact: true }).click();
  const fields = page.getByRole('dialog').getByRole('textbox');
  await expect(fields.first()).toHaveAccessibleName(`Points of ${TEAMS[1]}`);
  await expect(fields.first()).toHaveValue('');
  await page.getByLabel('Set', { exact: true }).selectOption('1');
  await expect(fields.first()).toHaveValue('3');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Level: Set scores. Change' })).toBeVisible();
  await chooseLevel(page, /^Points/);
  await page.getByRole('button', { name: 'The set is already running' }).click();
  await page.getByLabel(`Points of ${TEAMS[0]}`).fill('2');
  await page.getByLabel(`Points of ${TEAMS[1]}`).fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await half(page, 1, 3);
  await point(page, 1);
  await half(page, 1, 4);
  await expect(page.getByText('Set point', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await match()).sets.at(-1))
    .toMatchObject({ set: 2, team1Score: 2, team2Score: 4 });
});

test('a result alone takes two taps', async ({ page, call }) => {
  const { id } = await arrangeCourt(call);
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await chooseLevel(page, /^Result/);
  await page.getByRole('button', { name: '1 – 3' }).click();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Save and end the match' }).click();
  await expect(page.getByText(`${TEAMS[1]} Wins (3 - 1)`)).toBeVisible();
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await call<Match>('GET', `/matches/${id}`)).toMatchObject({
    status: 'ended',
    detail: 'result',
    team1Wins: 1,
    team2Wins: 3,
    sets: [],
  });
});

test('any entry can be voided or corrected, and later entries that no longer fit are named', async ({
  page,
  call,
}) => {
  const { id } = await arrangeCourt(call);
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  for (const team of [0, 0, 1] as const) await point(page, team);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'All entries' }).click();
  const list = page.getByRole('dialog');
  const entry = (name: RegExp) => list.getByRole('button', { name });
  await entry(new RegExp(`Point ${TEAMS[0]}.*1–0`)).click();
  await expectAccessibleByDayAndNight(page);
  await list.getByRole('button', { name: `It was a point for ${TEAMS[1]}` }).click();
  await expect(list.getByText('Set 1: 1:2 instead of 2:1')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await list.getByRole('button', { name: 'Mend', exact: true }).click();
  await expect(entry(new RegExp(`Point ${TEAMS[1]} corrected.* 0–1`))).toBeVisible();
  await entry(/2–2|1–2/)
    .first()
    .click();
  await list.getByRole('button', { name: `A point for ${TEAMS[1]} is missing before it` }).click();
  await list.getByRole('button', { name: 'Mend', exact: true }).click();
  await expect(list.getByText('added later')).toBeVisible();
  await entry(/Start of the match/).click();
  await list.getByRole('button', { name: 'Take back' }).click();
  await expect(list.getByText(/^Start of the set no longer fits: decide/)).toBeVisible();
  await expect(list.getByRole('button', { name: /entries wait for you$/ })).toBeDisabled();
  await list.getByRole('button', { name: 'Leave as it was' }).click();
  await list.getByRole('button', { name: 'Close' }).click();
  await half(page, 0, 1);
  await half(page, 1, 3);
});

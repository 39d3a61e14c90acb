import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { arrangeFriendly } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Men' };

test('entered values are not lost by the close button, Escape or Back', async ({
  office: page,
}) => {
  await page.goto('/admin/dashboard');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: 'Teams', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('button', { name: 'New team' });
  await open.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await open.click();
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('Nyota ya Kaskazini');
  const question = dialog.getByText('Your entries are not saved yet.');
  const goOn = dialog.getByRole('button', { name: 'Keep editing' });
  for (const leave of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await expect(goOn).toBeFocused();
    await goOn.click();
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue('Nyota ya Kaskazini');
    await expect(page).toHaveURL(/\/admin\/teams$/);
  }
  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a reload asks while a form is unsaved', async ({ office: page }) => {
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  // A browser asks only whoever has touched the page.
  await name.click();
  await name.pressSequentially('Nyota');
  const asks: string[] = [];
  page.on('dialog', async (ask) => {
    asks.push(ask.type());
    await ask.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asks).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Nyota');
});

test('a second team of the same name is created only after confirmation', async ({
  page,
  call,
}) => {
  const first = await call('POST', '/teams', { ...TEAM, name: 'Éclair Moshi' });
  await page.goto('/admin/teams');
  const dialog = page.getByRole('dialog');
  const warning = dialog.getByText('There is a team called Éclair Moshi (Moshi) already.');
  const another = dialog.getByRole('button', { name: 'Create another' });
  await page.getByRole('button', { name: 'New team' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('ECLAIR  moshi');
  await dialog.getByLabel('City').fill('Arusha');
  await dialog.getByLabel('Gender').selectOption('Men');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(warning).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Use Éclair Moshi' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/viewTeam/${first.id}$`));
  await expect(dialog).toHaveCount(0);

  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Eclair Moshi');
  await dialog.getByLabel('City').fill('Arusha');
  await dialog.getByLabel('Gender').selectOption('Men');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The women's team of a club is another one: nothing to ask.
  await expect(warning).toBeVisible();
  await dialog.getByLabel('Gender').selectOption('Women');
  await expect(warning).toHaveCount(0);
  await dialog.getByLabel('Gender').selectOption('Men');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(warning).toBeVisible();
  await another.click();
  await expect(page.getByText('Team saved successfully!')).toBeVisible();
  await page.goto('/admin/teams?q=Eclair');
  await expect(page.getByRole('heading', { name: 'Teams (2)' })).toBeVisible();
});

const LOST = 'No connection to the server. Please try again: a change is never saved twice.';

/** The server writes, and nobody hears of it. @returns how the line is mended */
async function loseAnswers(page: Page, path: string): Promise<() => void> {
  let isLost = true;
  const isCalled = (url: URL) => url.pathname === `/api/v1${path}`;
  await page.route(isCalled, async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  return () => {
    isLost = false;
  };
}

/** Three presses before the button is seen to be shut are one; after the lost answer one more. */
async function saveTwice(page: Page, path: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: action });
  const restoreAnswers = await loseAnswers(page, path);
  await save.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await expect(dialog.getByRole('alert')).toHaveText(LOST);
  restoreAnswers();
  await save.click();
  await expect(dialog).toHaveCount(0);
}

test('a retry after a lost answer creates nothing twice', async ({ office: page, call }) => {
  const dialog = page.getByRole('dialog');
  const fill = (label: string, text: string) =>
    dialog.getByLabel(label, { exact: true }).fill(text);
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await fill('Name', 'Simba ya Ziwa');
  await fill('City', 'Mwanza');
  await dialog.getByLabel('Gender').selectOption('Men');
  await saveTwice(page, '/teams', 'Save');
  await page.goto('/admin/teams?q=Simba ya Ziwa');
  await expect(page.getByRole('heading', { name: 'Teams (1)' })).toBeVisible();

  await page.goto('/admin/allPlayers');
  await page.getByRole('button', { name: 'New player' }).click();
  await fill('Full name', 'Zawadi Mmoja');
  await saveTwice(page, '/players', 'Save');
  await page.goto('/admin/allPlayers?q=Zawadi Mmoja');
  await expect(page.getByRole('rowheader', { name: 'Zawadi Mmoja' })).toHaveCount(1);

  await page.goto('/admin/leagues');
  await page.getByRole('button', { name: 'New league' }).click();
  await fill('Name', 'Ligi ya Mara Moja');
  await dialog.getByLabel('Type').selectOption('Tournament');
  await fill('Location', 'Mwanza');
  await saveTwice(page, '/leagues', 'Save');
  await page.goto('/admin/leagues?q=Mara Moja');
  await expect(page.getByRole('link', { name: 'Manage League Ligi ya Mara Moja' })).toHaveCount(1);

  const { items } = await call<{ items: { id: string }[] }>('GET', '/leagues?q=Mara Moja');
  const league = items[0]!.id;
  for (const name of ['Chui Mmoja', 'Duma Mmoja', 'Nyati Mmoja']) {
    const team = await call('POST', '/teams', { ...TEAM, name });
    await call('POST', `/leagues/${league}/teams/${team.id}`);
  }
  await page.goto(`/admin/viewLeagues/${league}/fixturesList`);
  await page.getByRole('button', { name: 'Create match' }).click();
  await dialog.getByLabel('Team 1').selectOption({ label: 'Chui Mmoja (Men)' });
  await dialog.getByLabel('Team 2').selectOption({ label: 'Duma Mmoja (Men)' });
  await fill('Date', '2027-03-06');
  await fill('Time', '10:00');
  await saveTwice(page, '/matches', 'Save');
  await expect(page.getByRole('link', { name: 'View Chui Mmoja v Duma Mmoja' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  await fill('First day', '2027-04-03');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('3 fixtures')).toBeVisible();
  await saveTwice(page, `/leagues/${league}/fixtures`, 'Make and publish');
  await expect(page.getByText('3 matches created.')).toBeVisible();
  const planned = await call<{ items: unknown[] }>('GET', `/leagues/${league}/fixtures`);
  expect(planned.items).toHaveLength(3);
  const all = await call<{ items: unknown[] }>('GET', `/matches?league=${league}`);
  expect(all.items).toHaveLength(4);
});

test('a changed retry after a lost answer makes no second record', async ({ office: page }) => {
  await page.goto('/admin/officials');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New official' }).click();
  await dialog.getByLabel('Full name').fill('Amani Mmoja');
  const restoreAnswers = await loseAnswers(page, '/officials');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(LOST);
  restoreAnswers();
  await dialog.getByLabel('Full name').fill('Amani Mwingine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your first try was saved, as you had entered it then. Close this form and make the change in the saved entry.',
  );
  await page.goto('/admin/officials?q=Amani');
  await expect(page.getByRole('heading', { name: 'Officials (1)' })).toBeVisible();
});

test('a signed-out person signs in in another tab and saves the form', async ({
  office: page,
  context,
  wavu,
  admin,
}) => {
  await page.goto('/admin/officials');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New official' }).click();
  await dialog.getByLabel('Full name').fill('Baraka Mwandishi');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Sign in to do this.');
  const beside = dialog.getByRole('link', { name: 'Sign in in a new tab' });
  await expect(beside).toHaveAttribute('target', '_blank');
  await signIn(context, wavu, admin);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Official saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a wrong set score is reported beside its field', async ({ page, call }) => {
  const match = await arrangeFriendly(call);
  await page.goto(`/admin/matchView/${match.id}`);
  await page.getByRole('button', { name: 'Set score' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Score of Kibo').fill('-3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Score of Kibo')).toHaveAccessibleDescription('At least 0.');
  await expect(dialog.getByLabel('Score of Mawenzi')).toHaveAccessibleDescription('Fill this in.');
  await dialog.getByLabel('Set', { exact: true }).selectOption('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Set', { exact: true })).toHaveAccessibleDescription(
    'Fill this in.',
  );
});

test('a failure is shown even after the form was left', async ({ office: page }) => {
  await page.goto('/admin/officials');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New official' }).click();
  await dialog.getByLabel('Full name').fill('Rehema Mwandishi');
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/api/v1/officials', async (route) => {
    await isLeft.promise;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  isLeft.resolve();
  await expect(page.getByText('No connection to the server.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import type { Call } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { holdAnswers } from '../support/late-answers.ts';

test('a list shows the second of two quick searches', async ({ page, call }) => {
  for (const gender of ['Men', 'Women']) await arrangeTeam(call, `Kiboko ${gender}`, gender);
  await arrangeTeam(call, 'Nyumbu', 'Women');
  await page.goto('/admin/teams');
  const show = page.getByRole('combobox', { name: 'Show' });
  await show.waitFor();
  const answer = await holdAnswers(page, /gender=Women/);
  await show.selectOption('Women');
  await expect(show).toHaveValue('Women');
  const request = page.waitForRequest(/q=Kiboko/);
  await page.getByRole('searchbox', { name: 'Find' }).fill('Kiboko');
  await request;
  answer();
  await expect(page.getByRole('link', { name: 'View Nyumbu' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Kiboko Men' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Kiboko Women' })).toBeVisible();
});

test('the choices follow the last typed text', async ({ page, call }) => {
  const { id } = await arrangeTeam(call, 'Swala', 'Men');
  await page.goto(`/admin/viewTeam/${id}`);
  await page.getByRole('button', { name: 'Edit team' }).click();
  const coach = page.getByLabel('Coach', { exact: true });
  const answer = await holdAnswers(page, /admin\/users\?.*q=zzz/);
  const request = page.waitForRequest(/q=zzz/);
  const late = page.waitForResponse(/q=zzz/);
  await coach.fill('zzz');
  await request;
  const newer = page.waitForResponse(/q=admin/);
  await coach.fill('admin');
  await (await newer).finished();
  const offered = page.getByRole('button', { name: /@/ }).first();
  await expect(offered).toBeVisible();
  answer();
  await (await late).finished();
  // The effect of the late answer is there by the time of the next one.
  await page.evaluate(async () => (await fetch('/api/v1/me')).text());
  await offered.click();
  await expect(coach).toHaveValue(/@/);
});

test('a plan is not shown for a request that has changed meanwhile', async ({ page, call }) => {
  await page.goto(`/admin/viewLeagues/${await arrangeLeague(call)}/fixturesList`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const dialog = page.getByRole('dialog');
  const answer = await holdAnswers(page, '**/leagues/*/fixtures');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('button', { name: 'Looking for times' })).toBeVisible();
  await dialog.getByLabel('First day').fill('2099-03-01');
  answer();
  const preview = dialog.getByRole('button', { name: 'Preview' });
  await expect(preview).toBeEnabled();
  await expect(dialog.locator('.plan-preview')).toHaveCount(0);
  await preview.click();
  await expect(dialog.locator('.plan-preview')).toBeVisible();
});

test('a late answer of a closed dialog does not close another one', async ({ page, call }) => {
  const { id } = await arrangeTeam(call, 'Pundamilia', 'Men');
  await page.goto(`/admin/viewTeam/${id}`);
  await page.getByRole('button', { name: 'Add player' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Juma Ally');
  const answer = await holdAnswers(page, '**/api/v1/players');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit team' }).click();
  await dialog.getByLabel('City').fill('Tanga');
  answer();
  await expect(page.getByText('Player saved')).toBeVisible();
  await expect(dialog.getByLabel('City')).toHaveValue('Tanga');
});

test('two moves are undone by two presses in a row', async ({ page, call }) => {
  const league = await arrangeLeague(call);
  const { id } = await call('POST', '/matches', {
    ...(await firstTwo(call, league)),
    matchType: league,
    matchDate: '2099-01-10',
    matchTime: '10:00',
  });
  await page.goto(`/admin/viewLeagues/${league}/calendarList`);
  const at = async () => (await call<{ matchTime: string }>('GET', `/matches/${id}`)).matchTime;
  for (const time of ['12:00', '14:00']) {
    await page.getByRole('button', { name: /^Twiga A/ }).click();
    await page.getByRole('button', { name: new RegExp(`Put here.*${time}`) }).click();
    await expect(rowOf(page, time)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo the last move' })).toBeEnabled();
    await expect.poll(at).toBe(time);
  }
  const undo = page.getByRole('button', { name: 'Undo the last move' });
  await undo.dblclick();
  await expect(undo).toBeDisabled();
  await expect(rowOf(page, '10:00')).toHaveCount(1);
});

test('a date typed digit by digit is read as one date', async ({ page, call }) => {
  const league = await arrangeLeague(call);
  await page.goto('/admin/matches');
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  await page.keyboard.type('11112099');
  await expect(page).toHaveURL(/from=2099-11-11/);
  await expect(from).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/from=/);

  await page.goto(`/admin/viewLeagues/${league}/calendarList`);
  await page.getByLabel('Show another day').focus();
  await page.keyboard.type('10102099');
  await expect(page.getByRole('table')).toHaveCount(1);
});

test('a PIN typed before the scripts have loaded stays', async ({ page }) => {
  const answer = await holdAnswers(page, /assets\/.*\.js/);
  await page.goto('/score', { waitUntil: 'commit' });
  const pin = page.locator('input[name=pin]');
  await pin.fill('12345678');
  answer();
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  await expect(pin).toHaveValue('12345678');
  await pin.pressSequentially('9');
  await expect(pin).toHaveValue('1234 5678');
});

function rowOf(page: Page, time: string) {
  return page
    .getByRole('row', { name: new RegExp(`^${time}`) })
    .filter({ has: page.getByRole('button', { name: /^Twiga A/ }) });
}

function arrangeTeam(call: Call, name: string, gender: string): Promise<{ id: string }> {
  return call('POST', '/teams', { name, city: 'Moshi', coach: 'N/A', gender });
}

async function arrangeLeague(call: Call): Promise<string> {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya polepole',
    type: 'League',
    startsAt: '2099-01-10',
    location: 'Moshi',
    partner: 'N/A',
  });
  for (const name of ['Twiga A', 'Twiga B', 'Twiga C']) {
    const { id } = await arrangeTeam(call, name, 'Men');
    await call('POST', `/leagues/${league.id}/teams/${id}`);
  }
  return league.id;
}

async function firstTwo(call: Call, league: string) {
  const { teams } = await call<{ teams: { id: string }[] }>('GET', `/leagues/${league}`);
  return { team1: teams[0]!.id, team2: teams[1]!.id };
}

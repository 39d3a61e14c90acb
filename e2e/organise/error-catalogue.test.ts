import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';
import { startWavu } from '../support/wavu.ts';

/**
 * The messages of the specification for what fails, each caused as it would be: by a file that is no
 * picture, or by somebody else who was faster. Those for what succeeds and for forms that are not
 * filled in are asserted where their work is done.
 */
test('failures are shown in the words of the specification', async ({ page, call }) => {
  const team = await call('POST', '/teams', {
    name: 'Nyati',
    city: 'Moshi',
    coach: 'N/A',
    gender: 'Men',
  });
  const league = await call('POST', '/leagues', {
    name: 'Kombe',
    type: 'Tournament',
    startsAt: '2027-01-09',
    location: 'Moshi',
    partner: 'N/A',
  });
  await call('POST', `/leagues/${league.id}/teams/${team.id}`);
  const groups = `/leagues/${league.id}/groups`;

  await page.goto(`/admin/viewTeam/${team.id}`);
  await page.getByRole('button', { name: 'Update Team Logo' }).click();
  await page
    .getByLabel(/^Picture/)
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  await page.route('**/logo', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  isHeld();
  await expect(page.getByRole('alert')).toContainText('Failed to upload logo.');

  const first = await call('POST', groups, { name: 'A' });
  await page.goto(`/admin/viewLeagues/${league.id}/groupLists`);
  await page.getByRole('button', { name: 'Add team to group' }).click();
  await page.getByLabel('Group', { exact: true }).selectOption({ label: 'A' });
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Nyati' });
  await call('DELETE', `${groups}/${first.id}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add team to group.');

  const second = await call('POST', groups, { name: 'B' });
  await call('POST', `${groups}/${second.id}/teams/${team.id}`);
  await page.goto(`/admin/viewLeagues/${league.id}/groupLists`);
  await page.getByRole('button', { name: 'Remove Nyati from B' }).waitFor();
  await call('DELETE', `${groups}/${second.id}/teams/${team.id}`);
  await page.getByRole('button', { name: 'Remove Nyati from B' }).click();
  await expect(page.getByText('Failed to remove the team')).toBeVisible();

  await page.getByRole('button', { name: 'Delete B' }).click();
  await call('DELETE', `${groups}/${second.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete the group')).toBeVisible();

  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Group name').fill('C');
  await call('DELETE', `/leagues/${league.id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add group.');
});

test('the error of a form is in view, and typed values stay', async ({ office: page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'New team' }).click();
  await page.getByLabel('Name', { exact: true }).fill("Nyota ya Ng'ambo");
  await page.getByLabel('City').fill('Unguja');
  await page.getByLabel('Gender').selectOption('Women');
  await page.route('**/api/v1/teams', (route) => route.abort());
  const save = page.getByRole('button', { name: 'Save' });
  await save.scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Name', { exact: true })).not.toBeInViewport();
  await save.click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue("Nyota ya Ng'ambo");
});

test('empty and unknown values are shown in the words of the specification', async ({ page }) => {
  const empty = await startWavu();
  try {
    for (const [path, words] of [
      ['/leagues', 'No leagues available.'],
      ['/teams', 'Nothing to show right now'],
      ['/playerList', 'Nothing to show right now'],
    ] as const) {
      await page.goto(`${empty.url}${path}`);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    }
    await signIn(page.context(), empty, await addAdmin(empty));
    const call = apiOf(page.context().request, empty);
    const player = await call('POST', '/players', { fullName: 'Asha Mwinyi' });
    const team = await call('POST', '/teams', {
      name: 'Nyati',
      city: 'Moshi',
      coach: 'N/A',
      gender: 'Men',
    });
    await page.goto(`${empty.url}/player-profile/${player.id}`);
    await expect(page.getByText('Unknown Team', { exact: true })).toBeVisible();
    await page.goto(`${empty.url}/team/${team.id}/about`);
    await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
    await call('DELETE', `/players/${player.id}`);
    await page.goto(`${empty.url}/player-profile/${player.id}`);
    await expect(page.getByText('No player data available.')).toBeVisible();
  } finally {
    await empty.remove();
  }
});

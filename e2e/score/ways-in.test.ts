import { expectAccessible } from '../support/accessible.ts';
import { arrangeCourt, startSet, TEAMS } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

test('a PIN opens the match without an account, and a lost pen is reported at once', async ({
  browser,
  call,
}, { project }) => {
  const { id } = await arrangeCourt(call);
  const { pin } = await call<{ pin: string }>('POST', `/matches/${id}/scorer-links`);

  const first = await browser.newContext(project.use);
  const page = await first.newPage();
  await page.goto('/score');
  await expectAccessible(page);
  await page.getByLabel('PIN of the match').fill('1234');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.getByText('Enter the eight digits of the PIN.')).toBeVisible();
  await page.getByLabel('PIN of the match').fill(pin === '00000000' ? '00000001' : '00000000');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.getByText('No match has this PIN.')).toBeVisible();
  await page.getByLabel('PIN of the match').fill(pin);
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.getByRole('button', { name: 'Start scoring' }).click();
  expect(new URL(page.url()).hash, 'the token has left the address').toBe('');
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);

  const second = await browser.newContext(project.use);
  const other = await second.newPage();
  await other.goto('/score');
  await other.getByLabel('PIN of the match').fill(pin);
  await other.getByRole('button', { name: 'Open the match' }).click();
  await expect(other.getByText('Another device is scoring this match.')).toBeVisible();
  await other.getByRole('button', { name: 'Take over' }).click();
  await expect(other.getByRole('button', { name: `Point for ${TEAMS[0]}` })).toBeVisible();
  await expect(page.getByText('Another device has taken over the scoring.')).toBeVisible();
  await other.getByRole('button', { name: `Point for ${TEAMS[0]}` }).click();
  await expect(page.getByRole('row', { name: `${TEAMS[0]} 1` }), 'who waits sees it').toBeVisible();
  await expectAccessible(page);
  for (const each of [first, second]) await each.close();
});

test('the scoreboard follows without an account, in both languages', async ({
  browser,
  context,
  call,
}, { project }) => {
  const { id } = await arrangeCourt(call);
  const stand = await browser.newContext(project.use);
  const board = await stand.newPage();
  // The clock of a TV that nobody has set.
  await board.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await board.goto(`/score/${id}/board`);
  expect(new URL(board.url()).pathname, 'an old address').toBe(`/screen/match/${id}`);
  const points = (team: 0 | 1) =>
    board.locator('.half', { hasText: TEAMS[team] }).locator('.points');

  const page = await context.newPage();
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  await page.getByRole('button', { name: `Point for ${TEAMS[1]}` }).click();
  await expect(points(1)).toContainText('1');
  await page.getByRole('button', { name: `Time-out ${TEAMS[0]}, 2 left` }).click();
  await expect(board.getByText(`Time-out ${TEAMS[0]}`)).toBeVisible();
  await expect(board.locator('footer em')).toHaveText(/^0:[12]\d$/);
  await expectAccessible(board);
  await board.mouse.move(50, 50);
  await board.mouse.move(60, 60);
  await expect(board.locator('#tools')).toHaveCSS('opacity', '1');
  await board.getByRole('link', { name: 'Kiswahili' }).click();
  await expect(board.getByRole('link', { name: 'English' })).toBeAttached();
  await expect(points(1)).toContainText('1');
  const left = board.locator('.half h1').first();
  const before = await left.innerText();
  await board.getByRole('link', { name: 'Geuza pande' }).click();
  await expect(left).not.toHaveText(before);
  await stand.close();
});

test('a whole set is practised by keyboard, and nothing is sent', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.goto('/sw/score');
  await page.getByRole('link', { name: 'Mechi ya mazoezi' }).click();
  await page.getByRole('button', { name: 'Anza mechi' }).click();
  await page.getByRole('button', { name: 'Bluu inapiga sevu' }).click();
  for (let rally = 0; rally < 24; rally += 1) {
    await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
    await page.keyboard.press('a');
  }
  await expect(page.getByText('Pointi ya seti', { exact: true })).toBeVisible();
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('u');
  await page.keyboard.press('q');
  await expect(page.getByText('Taimauti ya Bluu')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Rangi kali, kwa jua kali').check();
  await page.getByLabel('Vitufe kwa mkono wa kushoto').check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await page.keyboard.press('a');
  await expect(page.getByText('Taimauti inaendelea. Je, pointi ya Bluu ihesabiwe?')).toBeVisible();
  await page.getByRole('button', { name: 'Ihesabu', exact: true }).click();
  await expect(page.getByText('Seti ya 1 imeisha 25-0')).toBeVisible();
  await expect(page.getByText('Mapumziko kati ya seti')).toBeVisible();
  await expectAccessible(page);
  expect(writes).toEqual([]);
});

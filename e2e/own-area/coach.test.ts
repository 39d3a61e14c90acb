import { expectAccessible } from '../support/accessible.ts';
import {
  expect,
  findSignIn,
  newAddress,
  registerByScreens,
  test,
} from '../support/account-journey.ts';
import { apiOf } from '../support/call-api.ts';
import { atTheTable, openFullTable } from '../support/court/scorer-console.ts';
import { arrangeTeam } from '../support/own-team.ts';
import { PICTURE } from '../support/picture.ts';
import { signIn } from '../support/sign-in.ts';

test('a coach signs up, sets up the team and prepares a line-up for the scorer', async ({
  page,
  browser,
  wavu,
  relay,
  admin,
}) => {
  await findSignIn(page);
  const email = newAddress('kocha');
  await registerByScreens(page, relay, email);
  await page.getByRole('button', { name: 'Coach' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/coach');
  await expect(page.getByText('You are not entered as the coach of a team yet.')).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ baseURL: wavu.url });
  await signIn(office, wavu, admin);
  const call = apiOf(office.request, wavu);
  const { team, match } = await arrangeTeam(call, { name: 'Kilimo' });
  const adminPage = await office.newPage();
  await adminPage.goto(`/admin/viewTeam/${team}`);
  await adminPage.getByRole('button', { name: 'Edit team' }).click();
  // A name alone would be a name; the account behind it is offered.
  await adminPage.getByLabel('Coach', { exact: true }).fill(email);
  await adminPage.getByRole('button', { name: `Neema Mwakalinga (${email})` }).click();
  await adminPage.getByRole('button', { name: 'Save' }).click();
  await expect(adminPage.getByText('Team saved successfully!')).toBeVisible();
  const { url } = await call<{ url: string }>('POST', `/matches/${match}/scorer-links`);

  await page.reload();
  await page.getByRole('link', { name: /^Kilimo\b.*7 players/ }).click();
  await expect(page.getByRole('heading', { name: 'Kilimo' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Name and colours' }).click();
  await page.getByRole('textbox', { name: 'Jersey colour 1' }).fill('#1d4ed8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team saved successfully!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Jersey colour 1: #1d4ed8' })).toBeVisible();
  await page.getByRole('button', { name: 'Team logo' }).click();
  await page.getByLabel(/^Picture/).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Logo updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Type in players' }).click();
  await page
    .getByLabel('Players, one on each line')
    .fill('*Wapya:*\n1. Kilimo Na1\n21 Zuhura Mstari');
  await expect(page.getByText('2 players', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Zuhura Mstari')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Kilimo Na1' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Add player' }).click();
  await page.getByLabel('Full name').fill('Rehema Mpya');
  await page.getByLabel('Number').fill('14');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rehema Mpya')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Kilimo Na6' }).click();
  await page.getByLabel('Number').fill('16');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '16Kilimo Na6' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Kilimo Na3 from the team' }).click();
  await expect(page.getByText('Kilimo Na3')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Kilimo Na3')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Kilimo Na5 from the team' }).click();
  await expect(page.getByText('Kilimo Na5')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask for a player' }).click();
  await page.getByLabel('Name').fill('kilimo');
  await page.getByRole('button', { name: 'Find' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for Kilimo Na5' }).click();
  await expect(page.getByText('Player added to the team.')).toBeVisible();

  await page.getByRole('link', { name: 'Coach area' }).click();
  await page.getByRole('link', { name: 'Prepare line-up Kilimo against Kilimo B' }).click();
  await expect(page.getByText('6 places are still free.')).toBeVisible();
  await page.getByLabel('Shirt of Kilimo Na1').fill('91');
  const shirt = (number: number) => page.getByRole('button', { name: `Kilimo ${number},` }).first();
  for (const number of [2, 91, 3, 4, 14]) await shirt(number).click();
  await expect(page.getByText('1 place is still free.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save line-up' })).toBeDisabled();
  await shirt(16).click();
  await page.getByRole('button', { name: 'Kilimo Na2 is captain' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save line-up' }).click();
  await expect(page.getByText('Line-up saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Coach area' }).click();
  await expect(
    page.getByRole('link', { name: 'Line-up ready Kilimo against Kilimo B' }),
  ).toBeVisible();
  await expectAccessible(page);

  const court = await browser.newContext({ ...test.info().project.use });
  const scorer = await court.newPage();
  await scorer.goto(url);
  await scorer.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(scorer);
  const step = scorer.getByRole('button', { name: /^Line-up Kilimo, set 1/ });
  await expect(step).toContainText('Prepared by the coach');
  await scorer.getByRole('button', { name: /^Team sheet Kilimo(?! B)/ }).click();
  await scorer.getByRole('button', { name: /Use the coach’s team sheet/ }).click();
  await expectAccessible(scorer);
  await scorer.getByRole('button', { name: 'Save 9 players' }).click();
  await step.click();
  await scorer.getByRole('button', { name: /Use the coach’s line-up/ }).click();
  await expectAccessible(scorer);
  await scorer.getByRole('button', { name: 'Save line-up' }).click();
  await expect(step).toContainText('2 · 91 · 3 · 4 · 14 · 16');
  await scorer.getByRole('button', { name: 'Kilimo', exact: true }).click();
  await scorer.getByRole('button', { name: 'Start set 1' }).click();
  await expect(scorer.getByRole('button', { name: 'Kilimo 91, Kilimo Na1' }).first()).toBeVisible();

  // A set that has started is the scorer's: the coach writes the next slip while it is played.
  await expect(scorer.getByText('saved on the server', { exact: true })).toBeVisible();
  await page.goto(`/coach/lineup/${match}/${team}`);
  await expect(page.getByText('Set 1 is being played.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Line-up against Kilimo B, set 2' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear the court' }).click();
  for (const number of [16, 14, 4, 3, 91, 2]) await shirt(number).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save line-up' }).click();
  await expect(page.getByText('Line-up saved.')).toBeVisible();

  const { enter } = atTheTable(scorer, { team1: 'Kilimo', team2: 'Kilimo B' });
  const point = { type: 'rally', id: '', at: 0, no: 1, winner: 'team2' } as const;
  for (let rally = 1; rally <= 25; rally += 1) await enter(point, 0);
  const second = scorer.getByRole('button', { name: /^Line-up Kilimo, set 2/ });
  await expect(second).toContainText('Prepared by the coach');
  // An undo opens set 1 again; when it is over for the second time the slip is still there.
  await scorer.getByRole('button', { name: /^Undo/ }).click();
  await expect(second).toHaveCount(0);
  await enter(point, 0);
  await second.click();
  await scorer.getByRole('button', { name: /Use the coach’s line-up/ }).click();
  await scorer.getByRole('button', { name: 'Save line-up' }).click();
  await expect(second).toContainText('16 · 14 · 4 · 3 · 91 · 2');

  // It started while the coach had the page open: nothing is lost, and the page says what is next.
  await scorer.getByRole('button', { name: 'Start set 2' }).click();
  await expect(scorer.getByText('saved on the server', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save line-up' }).click();
  await expect(page.getByText('Nothing was saved: this set has started meanwhile.')).toBeVisible();
  await expect(page.getByText('Set 2 is being played.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Line-up against Kilimo B, set 3' }),
  ).toBeVisible();
  for (const context of [office, court]) await context.close();
});

test('a page of a team says to whoever is not its coach who is signed in and which role it needs', async ({
  page,
  browser,
  wavu,
  relay,
  admin,
}) => {
  const office = await browser.newContext({ baseURL: wavu.url });
  await signIn(office, wavu, admin);
  const { team, match } = await arrangeTeam(apiOf(office.request, wavu), { name: 'Bandari' });
  await office.close();
  await findSignIn(page);
  await registerByScreens(page, relay, newAddress('shabiki'));
  await page.getByRole('button', { name: 'Coach' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  const pages = [`team/${team}`, `lineup/${match}/${team}`, `dates/${match}`];
  for (const path of pages.map((name) => `/coach/${name}`)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is not open to you' })).toBeVisible();
    await expect(page.getByText('You are signed in as Neema Mwakalinga.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectAccessible(page);
  }
  await page.goto(`/sw/coach/team/${team}`);
  await expect(page.getByRole('button', { name: 'Tumia akaunti nyingine' })).toBeVisible();
  await page.goto('/coach/team/none');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Coach area' }).click();
  await expect(page).toHaveURL(/\/coach$/);
});

import { PRESETS } from '#domain/volleyball/presets.ts';
import { scoresheet } from '#domain/volleyball/scoresheet/scoresheet.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readLog } from '../support/court/arrange-console.ts';
import { NAMES, openBareTable, openTable } from '../support/court/ruled-match.ts';
import { expect, test } from '../support/journey.ts';

/** Short sets, and ten minutes after the second. */
const RULES = { ...PRESETS['indoor-long-interval'], target: 15 };

test('mistakes of the scorer are corrected', async ({ browser, call }) => {
  const table = await openTable(browser, call, RULES);
  const { id, page, button, within, point, score, openTeam, openMenu, pick } = table;

  // The team that wins the toss and takes the reception leaves the serve, and the ends, to the
  // others.
  await button(/^Toss/).click();
  await within(NAMES.team1).click();
  await within('To receive').click();
  await expect(page.getByText('Mawimbi chooses the side.')).toBeVisible();
  await within(/Swap the ends/).click();
  await expectAccessible(page);
  await within('Record the toss: Mawimbi serves').click();
  await expect(button(/^Toss/)).toContainText('Nyota: To receive · Mawimbi serves');
  await table.lineups(1);
  await table.startSet(1);
  await expect(page.locator('.half').first()).toContainText(NAMES.team2);
  await expect(page.locator('.half', { hasText: NAMES.team2 })).toContainText('serves');

  // The table told a team something wrong: back to the score of that moment.
  for (const side of ['team1', 'team1', 'team2'] as const) await point(side);
  await score(2, 1);
  await openMenu('Restore the score');
  await expectAccessible(page);
  await page.getByLabel('Back to').selectOption({ label: '1–0' });
  await page.getByLabel('Wrong information').fill('Time-outs left');
  await within('Restore the score').click();
  await score(1, 0);

  // A wrong server made two points: they are gone, the others get one and the serve.
  await point('team1');
  await point('team1');
  await openTeam('team1', 'Rotational fault');
  await page.getByLabel('Points made since the fault').selectOption('2');
  await expectAccessible(page);
  await within('Record the fault').click();
  await score(1, 1);

  // A substitution that was not allowed, noticed after the rally.
  await table.enter(substitution('team1', 4, 7), 0);
  await point('team1');
  await openTeam('team1', 'Rotational fault');
  await page.getByLabel('Points made since the fault').selectOption('1');
  await within('4 out, 7 in').click();
  await within('Record the fault').click();
  await score(1, 2);
  await expect(page.locator('.console-court')).toContainText('4');

  // Number 17 has come in for 11; then 12 is hurt, and nobody may replace him regularly.
  await table.enter(substitution('team2', 11, 17), 0);
  await point('team2');
  await openTeam('team2', 'Injury');
  await pick('team2', 12);
  await within('Recovery, 3 minutes').click();
  await expect(page.getByRole('timer')).toContainText(/Recovery Mawimbi ?(3:00|[012]:\d\d)/);
  await openTeam('team2', 'Injury');
  await expectAccessible(page);
  await pick('team2', 12);
  await within(/^Exceptional substitution/).click();
  await pick('team2', 11);
  await within('Record substitution').click();
  await expect(page.getByRole('timer')).toHaveCount(1);

  // The only libero cannot go on, and somebody off court takes over.
  await openTeam('team1', 'New libero');
  await expectAccessible(page);
  await pick('team1', 8);
  await expect(button('Libero 8 for')).toHaveCount(0);
  await button(new RegExp(`^${NAMES.team1} 2\\b.*position`)).click();
  await within(/^Libero 8 for 2/).click();

  // Officials give a point, then the rest of the set; a team cannot go on in the next one.
  await openTeam('team1', /^Award by the officials/);
  await within('Save').click();
  await expect(page.getByText('Please give a reason.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('Ball was in');
  await within('Save').click();
  await score(2, 3);
  await openTeam('team1', /^Award by the officials/);
  await within('The set').click();
  await expect(page.getByText(`${NAMES.team1} wins this set:`)).toBeVisible();
  await page.getByLabel('Reason').fill('Jury of appeal');
  await within('Save').click();
  await table.confirmSet(1);
  await expect(page.getByRole('timer')).toContainText(/Interval(3:00|[012]:\d\d)/);
  await openTeam('team2', /^Award by the officials/);
  await page.getByLabel('Reason').fill('Jury of appeal');
  await within('Save').click();
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const log = await readLog(call, id, RULES);
  const [first, second] = log.state.sets;
  expect([first?.team1Score, first?.team2Score, first?.winner]).toEqual([15, 3, 'team1']);
  expect([second?.team1Score, second?.team2Score]).toEqual([0, 15]);
  expect(first?.left).toBe('team2');
  expect(first?.team1.court?.positions).toContain(4);
  expect(first?.team1.court?.libero).toEqual({ libero: 8, replaced: 2 });
  expect(first?.team2.court?.positions).toEqual(expect.arrayContaining([17, 11]));
  expect(log.state.team1.liberos).toEqual([8]);
  expect(log.state.team2.replacedOut).toEqual([12]);
  const sheet = scoresheet(log);
  expect(sheet.sets[0]?.team1.substitutions, 'the reversed one is not used up').toBe(0);
  expect(sheet.sets[0]?.team2).toMatchObject({ substitutions: 1, exceptional: 1 });
  expect(sheet.decisions.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['restore', 'Time-outs left'],
    ['rotation-fault', null],
    ['rotation-fault', null],
    ...['recovery', 'exceptional', 'new-libero'].map((kind) => [kind, null]),
    ['award', 'Ball was in'],
    ['award', 'Jury of appeal'],
    ['award', 'Jury of appeal'],
  ]);
  await table.close();
});

function substitution(team: Side, out: number, entering: number) {
  const pairs = [{ out, in: entering }];
  return { id: '', at: 0, type: 'substitution', team, pairs } as const;
}

test('cards, challenges and an interruption are recorded', async ({ browser, call }) => {
  const table = await openTable(browser, call, RULES);
  const { id, page, button, within, point, score, openTeam, openMenu, pick } = table;
  await table.toss('team1');
  await table.lineups(1);
  await table.startSet(1);

  async function card(side: Side, person: number | 'C', grade: RegExp) {
    await openTeam(side, 'Card');
    if (person === 'C') await within('C Coach').first().click();
    else await pick(side, person);
    await within(grade).click();
  }

  await point('team1');
  await card('team1', 2, /^Verbal warning/);
  await card('team1', 2, /^Yellow card/);
  await score(1, 0);
  await card('team1', 2, /^Red card/);
  await score(1, 1);
  await card('team1', 2, /^Expulsion/);
  // A player who is expelled leaves at once, by a substitution that is no request of the team.
  await button(/^Replace 2\b/).click();
  await expectAccessible(page);
  await pick('team1', 7);
  await within('Record substitution').click();
  await card('team2', 'C', /^Disqualification/);

  async function challenge(side: Side, answer: RegExp) {
    await openTeam(side, /^Challenge/);
    await within('In or out').click();
    await within(answer).click();
  }
  await point('team1');
  await score(2, 1);
  await openTeam('team2', /^Challenge/);
  await expectAccessible(page);
  await within('Close').click();
  await challenge('team2', /^The team was right.*other team/);
  await score(1, 2);
  await point('team1');
  await challenge('team2', /^The team was right.*played again/);
  await score(1, 2);
  await point('team1');
  await challenge('team2', /^The team was wrong/);
  await challenge('team2', /^Cannot be judged/);
  await challenge('team2', /^Challenge cancelled/);
  await score(2, 2);
  await button(`Team ${NAMES.team2}`).click();
  await expect(within(/^Challenge/)).toContainText('1 left');
  await within('Close').click();

  // The lights go out; the match goes on where it stood, then on another court from the first point.
  const interrupted = /^(Suspend|Interrupt)/;
  await openMenu(interrupted);
  await page.getByLabel('Why is play interrupted?').fill('No light');
  await within(interrupted).click();
  await expectAccessible(page);
  await button(/^Resume/).click();
  await within(/^Continue from this score/).click();
  await score(2, 2);
  await expect(page.locator('.console-court')).toContainText('7');
  await openMenu(interrupted);
  await within(interrupted).click();
  await button(/^Resume/).click();
  await expectAccessible(page);
  await within(/^Play this set again/).click();
  await score(0, 0);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();

  const log = await readLog(call, id, RULES);
  const sheet = scoresheet(log);
  expect(sheet.sanctions).toMatchObject([
    { team: 'team1', column: 'W', person: 2, score: { own: 1, other: 0 } },
    { team: 'team1', column: 'P', person: 2, score: { own: 1, other: 0 } },
    { team: 'team1', column: 'E', person: 2, score: { own: 1, other: 1 } },
    { team: 'team2', column: 'D', person: 'C' },
  ]);
  expect(log.state.team1.sanctions.map(({ grade }) => grade)).toContain('verbal');
  expect(log.state.team2.challengesLost).toBe(1);
  expect(sheet.decisions.filter(({ kind }) => kind === 'suspend')).toMatchObject([
    { reason: 'No light', score: { team1: 2, team2: 2 } },
    { reason: null },
  ]);
  expect(log.state.sets).toHaveLength(1);

  // The expelled starter needs a replacement before the set is played anew.
  await expect(button('Add line-up')).toBeVisible();
  await button('Add line-up').click();
  await within('Close').click();
  await table.enter({ id: '', at: 0, type: 'timeout', team: 'team2' }, 0);
  await expect(page.getByRole('timer')).toContainText('Mawimbi');
  await table.close();
});

test('without team lists a player of the roster becomes libero', async ({ browser, call }) => {
  const table = await openBareTable(browser, call, RULES);
  const { button, within, openTeam, pick } = table;
  await table.lineups(1);
  await table.toss('team2');
  await table.startSet(1);
  await openTeam('team1', 'New libero');
  await pick('team1', 8);
  await button(new RegExp(`^${NAMES.team1} 6\\b.*position`)).click();
  await within(/^Libero 8 for 6/).click();
  await expect(button(new RegExp(`^${NAMES.team1} 8\\b.*position`))).toBeVisible();
  await table.close();
});

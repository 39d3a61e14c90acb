import { randomUUID } from 'node:crypto';
import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { arrangeCourt, TEAMS } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

const event = (facts: object) => ({ id: randomUUID(), at: Date.now(), ...facts });
const lineup = (team: string, players: number[]) =>
  event({ type: 'lineup', set: 1, team, players });

test('a wrong line-up found after points is put right, and a forgotten time-out put in', async ({
  page,
  call,
}) => {
  const { id } = await arrangeCourt(call);
  const { epoch } = await call<{ epoch: number }>('POST', `/matches/${id}/pen`, {});
  await call('POST', `/matches/${id}/events`, {
    epoch,
    baseSeq: 0,
    events: [
      event({ type: 'start' }),
      lineup('team1', [1, 2, 3, 4, 5, 6]),
      lineup('team2', [11, 12, 13, 14, 15, 16]),
      event({ type: 'set-start', set: 1, firstServe: 'team1' }),
      event({ type: 'rally', winner: 'team1', no: 1 }),
      event({ type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 8 }] }),
      event({ type: 'rally', winner: 'team2', no: 2 }),
      event({ type: 'rally', winner: 'team1', no: 3 }),
    ],
  });
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'All entries' }).click();
  const list = page.getByRole('dialog');
  const press = (name: string | RegExp) => list.getByRole('button', { name }).click();
  await press(new RegExp(`Line-up ${TEAMS[0]}: 1 2 3 4 5 6`));
  await press('Put right');
  await list.getByLabel('Position VI', { exact: true }).fill('9');
  await expectAccessibleByDayAndNight(page);
  await press('Show the effects');
  await expect(list.getByText(/6 out, 8 in at 1–0 no longer fits: decide/)).toBeVisible();
  await expect(list.getByRole('button', { name: '1 entry waits for you' })).toBeDisabled();
  await expectAccessibleByDayAndNight(page);
  await press(/It was: .*9 out, 8 in/);
  await press('Mend');
  await expect(list.getByText('corrected')).toHaveCount(2);
  await press(new RegExp(`Point ${TEAMS[1]}.*1–1`));
  await press('Put an entry in before it');
  await list.getByLabel('Team', { exact: true }).selectOption(TEAMS[1]);
  await press('Show the effects');
  await press('Mend');
  await expect(list.getByText('added later')).toBeVisible();
  await press('Close');
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  const { events } = await call<{ events: { type: string }[] }>('GET', `/matches/${id}/log.json`);
  expect(events.map(({ type }) => type).slice(-2)).toEqual(['correct', 'insert']);
  const sheet = await page.request.get(`/api/v1/matches/${id}/scoresheet.pdf`, AGAIN);
  expect(sheet.status()).toBe(200);
});

import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';

test('one dialog gives all matches of a court their officials, and one press takes it back', async ({
  office,
  call,
}) => {
  const league = await call('POST', '/leagues', {
    type: 'Bonanza',
    name: 'Bonanza ya Coco',
    startsAt: '2027-03-06',
    location: 'Dar es Salaam',
    partner: 'N/A',
  });
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const matches: string[] = [];
  for (const [matchTime, court] of [
    ['09:00', '1'],
    ['10:00', '1'],
    ['09:00', '2'],
  ]) {
    const { id } = await call('POST', '/matches', {
      team1: teams[0],
      team2: teams[1],
      matchType: league.id,
      matchDate: '2027-03-06',
      matchTime,
      location: 'Coco Beach',
      court,
    });
    matches.push(id);
  }
  for (const name of ['Juma Mwamuzi', 'Asha Karani']) await call('POST', '/officials', { name });

  await office.goto(`/admin/viewLeagues/${league.id}/calendarList`);
  await office.getByRole('button', { name: 'Officials of a court' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Day and court')).toContainText('Coco Beach, court 1 · 2 matches');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one official.');
  await dialog.getByLabel('1st referee').selectOption({ label: 'Juma Mwamuzi' });
  await dialog.getByLabel('Scorer', { exact: true }).selectOption({ label: 'Asha Karani' });
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(office.getByText('Assigned to 2 matches.')).toBeVisible();
  const crews = async () =>
    Promise.all(
      matches.map(async (id) => {
        const answer = await office.request.get(`/api/v1/matches/${id}/officials`, AGAIN);
        return (await answer.json()).items.map(({ name }: { name: string }) => name);
      }),
    );
  const crew = ['Juma Mwamuzi', 'Asha Karani'];
  expect(await crews()).toEqual([crew, crew, []]);
  await office.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(crews).toEqual([[], [], []]);
});

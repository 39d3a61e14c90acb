import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';

const DAY = '2031-04-19';

test('a guest of the hall comes to the site, a contradiction is decided there, a story in the hall', async ({
  office,
  call,
  startServer,
  browser,
}) => {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya mabadiliko',
    type: 'League',
    startsAt: DAY,
    location: 'Tanga',
    partner: 'N/A',
  });
  const teams: string[] = [];
  for (const name of ['Chui ya mabadiliko', 'Faru ya mabadiliko']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const [team] = teams;
  const known = await call('POST', '/players', { fullName: 'Asha Chui', team, jerseyNumber: 4 });
  const plan = { team1: teams[0], team2: teams[1], matchType: league.id, matchTime: '16:00' };
  const match = await call('POST', '/matches', { ...plan, matchDate: DAY });
  const loans = `/leagues/${league.id}/loans`;
  const days = { hall: 'Mkwakwani', firstDay: DAY, lastDay: DAY };
  const { loan, command } = await call<{ loan: { id: string }; command: string }>(
    'POST',
    loans,
    days,
  );

  const hall = await startServer();
  const keeper = await addAdmin(hall);
  await hall.command(...command.split(' -- ')[1]!.split(' '));
  const context = await browser.newContext({ baseURL: hall.url });
  await signIn(context, hall, keeper);
  const atHall = async (method: 'post' | 'patch' | 'put', path: string, data: object) => {
    const options = { ...AGAIN, headers: { origin: hall.url }, data };
    const answer = await context.request[method](`${hall.url}/api/v1${path}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await call('PATCH', `/players/${known.id}`, { jerseyNumber: 5 });
  await atHall('patch', `/players/${known.id}`, { jerseyNumber: 6 });
  const guest = await atHall('post', '/players', { fullName: 'Mgeni Chui', team, jerseyNumber: 9 });
  await expect
    .poll(
      async () =>
        (await call<{ items: unknown[] }>('GET', `${loans}/${loan.id}/changes`)).items.length,
    )
    .toBe(2);
  const shirtOf = async (id: string) =>
    (await call<{ jerseyNumber: number }>('GET', `/players/${id}`)).jerseyNumber;
  expect(await shirtOf(guest.id)).toBe(9);

  const court = await context.newPage();
  await court.goto('/hall');
  await expect(court.getByText('waits there until somebody decides.')).toBeVisible();
  await expectAccessible(court);
  await office.goto(`/admin/viewLeagues/${league.id}/halls`);
  await office.getByRole('button', { name: 'Changes from the hall: 1 to decide' }).click();
  await expect(office.getByText('Shirt: hall 6, here 5')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Take it as in the hall' }).click();
  await expect(office.getByText('decided by')).toBeVisible();
  expect(await shirtOf(known.id)).toBe(6);

  await call('POST', `${loans}/${loan.id}/end`, { reason: 'Hakuna mtandao' });
  await call('PUT', `/matches/${match.id}/sets/1`, { team1Score: 25, team2Score: 20 });
  await atHall('put', `/matches/${match.id}/sets/1`, { team1Score: 18, team2Score: 25 });
  await court.getByRole('link', { name: 'Look at both and choose' }).click();
  await expectAccessible(court);
  await court.getByRole('button', { name: /device/ }).click();
  await court
    .getByRole('dialog')
    .getByRole('button', { name: /device/ })
    .click();
  await expect
    .poll(async () => {
      const { sets } = await call<{ sets: { team2Score: number }[] }>(
        'GET',
        `/matches/${match.id}`,
      );
      return sets[0]?.team2Score;
    })
    .toBe(25);
  await context.close();
  await hall.remove();
});

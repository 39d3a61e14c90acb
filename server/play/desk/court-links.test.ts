import { expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { DAY, HALL, hallDay } from './testing/hall-day.ts';

async function withLinks() {
  const day = await hallDay();
  const { call, must, place } = day;
  const linkOf = async (court: string): Promise<string> => {
    const { items } = await must('POST', '/desk/links', place);
    return items.find((link: { court: string }) => link.court === court).token;
  };
  const open = (token: string) =>
    call('POST', '/api/v1/court-links/next', { token }, { token: null });
  return { ...day, linkOf, open };
}

test('a link of a court opens the match that comes next there, then the one that is played', async () => {
  const { play, linkOf, open, call, start, league } = await withLinks();
  const first = await play('AB', '1', '10:00');
  const second = await play('CD', '1', '11:00');
  await play('EF', '2', '09:00');
  const token = await linkOf('1');
  const opened = await open(token);
  expect(opened.body).toMatchObject({ match: first, court: '1', location: HALL });
  const live = await call(
    'POST',
    `/api/v1/matches/${first}/status`,
    { status: 'Live' },
    { token: opened.body.token },
  );
  expect(live.status).toBe(200);
  expect((await open(token)).body.match).toBe(first);
  await league.win(first, 'team1');
  expect((await open(token)).body.match).toBe(second);
  await start(second);
  await league.win(second, 'team1');
  expect((await open(token)).body.code).toBe('NOTHING_NEXT');
});

test('the scorer link of a court scores no other match', async () => {
  const { play, linkOf, open, call } = await withLinks();
  await play('AB', '1', '10:00');
  const other = await play('CD', '1', '11:00');
  const { token } = (await open(await linkOf('1'))).body;
  const answer = await call(
    'POST',
    `/api/v1/matches/${other}/status`,
    { status: 'Live' },
    { token },
  );
  expect(answer.status).toBe(403);
});

test('links of a court end by hand, and by themselves when the day is over', async () => {
  const { play, linkOf, open, call, pass } = await withLinks();
  await play('AB', '1', '10:00');
  const ended = await linkOf('1');
  await call('DELETE', `/api/v1/desk/links?day=${DAY}&location=${HALL}`);
  expect((await open(ended)).status).toBe(401);
  const token = await linkOf('1');
  expect((await open(token)).status).toBe(200);
  pass(24 * 60);
  expect((await open(token)).status).toBe(401);
  expect((await open('court_unknown')).status).toBe(401);
});

test('a secretary gets links that open matches of the own leagues alone', async () => {
  const { server, play, must, open, place, secretaryOf, linkOf, call } = await withLinks();
  const other = await newLeague(server, ['X', 'Y']);
  const neema = await secretaryOf('Neema', other.id);
  await play('AB', '1', '10:00');
  const { id } = await must('POST', '/matches', {
    matchType: other.id,
    team1: other.teams.X,
    team2: other.teams.Y,
    matchDate: DAY,
    matchTime: '11:00',
    location: HALL,
    court: '1',
  });
  const { items } = (await neema.ask('POST', '/desk/links', place)).body;
  expect((await open(items[0].token)).body.match).toBe(id);
  // Those of an administrator are not a secretary's to end.
  const ofAdmin = await linkOf('1');
  expect((await neema.ask('DELETE', `/desk/links?day=${DAY}&location=${HALL}`)).status).toBe(204);
  expect((await open(ofAdmin)).status).toBe(200);
  expect((await open(items[0].token)).status).toBe(401);
  expect((await call('GET', '/api/v1/matches?limit=1')).status).toBe(200);
});

test('courts are not opened without end by one address', async () => {
  const { open } = await withLinks();
  const statuses: number[] = [];
  for (let n = 0; n < 41; n += 1) statuses.push((await open('court_guess')).status);
  expect(statuses.at(-2)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('links are made for the courts of a day of this hall that is not over, with their end after midnight', async () => {
  const { play, must, call, place, pass } = await withLinks();
  const make = async (facts: object = {}) => {
    const { body } = await call('POST', '/api/v1/desk/links', { ...place, ...facts });
    return [body.code, body.errors?.[0]?.field];
  };
  expect(await make()).toEqual(['NO_MATCHES', 'location']);
  await play('AB', '1', '10:00');
  expect(await make({ location: 'Uwanja' })).toEqual(['NO_MATCHES', 'location']);
  expect(await make({ day: '2026-12-06' })).toEqual(['NO_MATCHES', 'location']);
  const { items } = await must('POST', '/desk/links', place);
  expect(
    items.map(({ court, expiresAt }: { court: string; expiresAt: string }) => [court, expiresAt]),
  ).toEqual([
    ['1', '2026-12-06T03:00:00.000Z'],
    ['2', '2026-12-06T03:00:00.000Z'],
  ]);
  pass(21 * 60 - 1);
  await must('POST', '/desk/links', place);
  pass(1);
  expect(await make()).toEqual(['DAY_OVER', 'day']);
});

test('a link that was ended and one whose day is over say which of the two they are', async () => {
  const { play, linkOf, open, call, pass, place } = await withLinks();
  await play('AB', '1', '10:00');
  const over = await linkOf('1');
  const refusal = async (token: string) => {
    const { status, body } = await open(token);
    return [status, body.code];
  };
  const elsewhere = [`day=2026-12-06&location=${HALL}`, `day=${DAY}&location=Uwanja`];
  for (const query of elsewhere) await call('DELETE', `/api/v1/desk/links?${query}`);
  expect((await open(over)).status, 'ended for another day and hall').toBe(200);
  await call('DELETE', `/api/v1/desk/links?day=${DAY}&location=${HALL}`);
  expect(await refusal(over)).toEqual([401, 'LINK_ENDED']);
  const late = await linkOf('1');
  pass(21 * 60);
  expect(await refusal(late)).toEqual([401, 'LINK_EXPIRED']);
  expect(await refusal('court_unknown')).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await call('POST', '/api/v1/desk/links', place)).status).toBe(422);
});

test('a link opens no match of another day, hall or court, none that was deleted, and one that is interrupted first', async () => {
  const { play, linkOf, open, call, must, start } = await withLinks();
  const tomorrow = await play('AB', '1', '08:00');
  await call('PATCH', `/api/v1/matches/${tomorrow}`, { matchDate: '2026-12-06' });
  const elsewhere = await play('AB', '1', '08:00');
  await call('PATCH', `/api/v1/matches/${elsewhere}`, { location: 'Uwanja' });
  const gone = await play('CD', '1', '08:30');
  await call('DELETE', `/api/v1/matches/${gone}`);
  await play('GH', '2', '09:00');
  const first = await play('EF', '1', '10:00');
  const interrupted = await play('CD', '1', '12:00');
  const token = await linkOf('1');
  expect((await open(token)).body.match).toBe(first);
  await start(interrupted);
  await must('POST', `/matches/${interrupted}/status`, { status: 'suspended' });
  const { body } = await open(token);
  expect([body.match, body.expiresAt]).toEqual([interrupted, '2026-12-06T03:00:00.000Z']);
});

test('a secretary ends the own links and those of a colleague, but none that opens matches of another league too', async () => {
  const { server, play, open, place, secretaryOf, must, league } = await withLinks();
  const other = await newLeague(server, ['X', 'Y']);
  await play('AB', '1', '10:00');
  const neema = await secretaryOf('Neema', league.id);
  const asha = await secretaryOf('Asha', league.id);
  const both = await secretaryOf('Juma', league.id);
  await must('PUT', `/leagues/${other.id}/secretaries/${both.id}`);
  const linksOf = async ({ ask }: typeof neema): Promise<string> =>
    (await ask('POST', '/desk/links', place)).body.items[0].token;
  const own = await linksOf(neema);
  const ofBoth = await linksOf(both);
  await asha.ask('DELETE', `/desk/links?day=${DAY}&location=${HALL}`);
  expect([(await open(own)).status, (await open(ofBoth)).status]).toEqual([401, 200]);
  await both.ask('DELETE', `/desk/links?day=${DAY}&location=${HALL}`);
  expect((await open(ofBoth)).status).toBe(401);
});

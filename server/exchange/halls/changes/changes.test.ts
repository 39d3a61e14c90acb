import { afterAll, expect, test } from 'vitest';
import { lineOf, listSources, pushSource } from '../push-source.ts';
import type { SiteLine } from '../site-line.ts';
import { takeAlong } from '../take-along.ts';
import { openHallWorld } from '../testing/hall-world.ts';
import { call, done, logOf, newMatch, openCourt } from '../testing/play.ts';

const world = await openHallWorld();
afterAll(() => world.close());
const { site, hall, league, teams } = world;

let days = 0;

/** A day of its own with a match that is lent to the hall, and what else is planned there. */
async function borrowed(plan: (day: string) => Promise<unknown> = async () => undefined) {
  days += 1;
  const day = new Date(Date.UTC(2033, 0, days)).toISOString().slice(0, 10);
  const match = await newMatch(site, league, teams, day);
  await plan(day);
  const path = `/leagues/${league}/loans`;
  const { loan, token } = await done(site, 'POST', path, {
    hall: 'Ukumbi',
    firstDay: day,
    lastDay: day,
  });
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const options = { site: site.url, token, league, hall: 'Ukumbi', firstDay: day, lastDay: day };
  const take = () => takeAlong(hall, author, options);
  await take();
  return { match, loan: loan.id as string, day, path: `${path}/${loan.id}`, take };
}

async function push(loan: string, watch: (line: SiteLine) => SiteLine = (line) => line) {
  const source = (await listSources(hall.store, Date.now())).find(({ id }) => id === loan)!;
  await pushSource(hall.store, source, watch(lineOf(hall.store, source)), Date.now());
}

const deaf =
  (line: SiteLine): SiteLine =>
  async (method, path, body) => {
    await line(method, path, body);
    throw new Error('answer lost');
  };

const playerOf = (desk: typeof site, id: string) => done(desk, 'GET', `/players/${id}`);
const rosterOf = async (desk: typeof site, team = teams[0]) =>
  (await done(desk, 'GET', `/teams/${team}/players`)).items as { id: string; fullName: string }[];

async function newPlayer(desk: typeof site, fullName: string, jerseyNumber: number) {
  const body = { fullName, jerseyNumber, team: teams[0] };
  return (await done(desk, 'POST', '/players', body)).id as string;
}

/** The change of one record, as those who decide see it. */
async function changeOf(path: string, id: string) {
  const { items } = await done(site, 'GET', `${path}/changes`);
  return items.find((it: { id: string }) => it.id === id);
}

test('a match that is made in the hall stands at the site with its log, once', async () => {
  const third = { name: 'Nyati', city: 'Tanga', coach: 'N/A', gender: 'Men' };
  const { id: guests } = await done(site, 'POST', '/teams', third);
  const { loan, day, path } = await borrowed((on) =>
    newMatch(site, league, [guests, teams[0]!], on),
  );
  const match = await newMatch(hall, league, [teams[1]!, guests], day);
  const court = openCourt(hall, match, () => 0.2);
  await court.act();
  await expect(push(loan, deaf)).rejects.toThrow('answer lost');
  await push(loan);
  await push(loan);
  expect(await done(site, 'GET', `/matches/${match}`)).toMatchObject({
    id: match,
    team1: { id: teams[1] },
    matchDate: day,
    status: 'Live',
  });
  expect(await logOf(site, match)).toEqual(court.acknowledged);
  expect(await changeOf(path, match)).toMatchObject({
    kind: 'match',
    state: 'taken',
    author: 'Admin (test)',
  });
  const refused = await call(site, 'POST', `/matches/${match}/pen`, {});
  expect([refused.status, refused.body.code]).toEqual([409, 'MATCH_LENT']);
});

test('a match that the site has planned too waits, and its log comes when somebody takes it', async () => {
  const { loan, day, path } = await borrowed();
  const match = await newMatch(hall, league, teams, day);
  const court = openCourt(hall, match, () => 0.2);
  await court.act();
  await push(loan);
  expect((await call(site, 'GET', `/matches/${match}`)).status).toBe(404);
  expect(await changeOf(path, match)).toMatchObject({ state: 'waiting', reason: 'same-match' });
  const { sources } = await done(hall, 'GET', '/hall');
  const own = sources.find(({ id }: { id: string }) => id === loan);
  expect(own.changes).toContainEqual(
    expect.objectContaining({ id: match, state: 'waiting', reason: 'same-match' }),
  );
  expect(own.matches.find(({ id }: { id: string }) => id === match).isNew).toBe(true);
  const decision = `${path}/changes/${match}/decision`;
  await done(site, 'POST', decision, { keep: 'hall', revision: 1 });
  const again = await call(site, 'POST', decision, { keep: 'site', revision: 1 });
  expect(again.status).toBe(409);
  await hall.store.db.updateTable('hall_source').set({ contact_at: 0 }).execute();
  await push(loan);
  await push(loan);
  expect(await logOf(site, match)).toEqual(court.acknowledged);
});

test('a match on another day, or with a team that the site does not have in the league, waits', async () => {
  const { loan, path } = await borrowed();
  const later = await newMatch(hall, league, teams, '2034-12-01');
  const team = { name: 'Wageni', city: 'Tanga', coach: 'N/A', gender: 'Men' };
  const { id: stranger } = await done(hall, 'POST', '/teams', team);
  const guests = await newMatch(hall, league, [teams[0]!, stranger], '2034-12-02');
  await push(loan);
  const { items } = await done(site, 'GET', `${path}/changes`);
  const reasons = Object.fromEntries(items.map((it: any) => [it.id, [it.reason, it.possible]]));
  expect(reasons).toMatchObject({
    [later]: ['other-day', true],
    [guests]: ['unknown-team', false],
  });
  const decision = `${path}/changes/${guests}/decision`;
  const refused = await call(site, 'POST', decision, { keep: 'hall', revision: 1 });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'keep']);
  await done(site, 'POST', decision, { keep: 'site', revision: 1 });
  expect((await call(site, 'GET', `/matches/${guests}`)).status).toBe(404);
});

test('players that are entered, renamed and sent away in the hall are so at the site', async () => {
  const { loan, path } = await borrowed();
  const known = (await rosterOf(site))[0]!.id;
  const guest = await newPlayer(hall, 'Mgeni wa Ukumbi', 77);
  await done(hall, 'PATCH', `/players/${known}`, { jerseyNumber: 12 });
  await expect(push(loan, deaf)).rejects.toThrow('answer lost');
  // A change that was sent and not answered is changed once more before it goes again.
  await done(hall, 'PATCH', `/players/${known}`, { jerseyNumber: 14 });
  await push(loan);
  expect(await playerOf(site, known)).toMatchObject({ jerseyNumber: 14 });
  expect(await playerOf(site, guest)).toMatchObject({
    fullName: 'Mgeni wa Ukumbi',
    jerseyNumber: 77,
    team: { id: teams[0] },
  });
  await done(hall, 'DELETE', `/teams/${teams[0]}/players/${guest}`);
  await push(loan);
  expect((await rosterOf(site)).map(({ id }) => id)).not.toContain(guest);
  for (const id of [known, guest]) expect((await changeOf(path, id)).state).toBe('taken');
});

/** The name of a player's record with the form of it that lists are sorted by. */
async function namesOf({ db }: typeof hall.store, id: string) {
  return db
    .selectFrom('player')
    .select(['full_name', 'sort_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('a player whom one side has renamed is sorted by the new name on both', async () => {
  await borrowed();
  const [here, there] = [
    await newPlayer(site, 'Zamaradi Moja', 91),
    await newPlayer(site, 'Zamaradi Mbili', 93),
  ];
  const { loan, take } = await borrowed();
  await done(hall, 'PATCH', `/players/${here}`, { jerseyNumber: 92 });
  await done(site, 'PATCH', `/players/${here}`, { fullName: 'Zuhura Mpya' });
  await done(hall, 'PATCH', `/players/${there}`, { fullName: 'Zulfa Mpya' });
  await take();
  const renamedThere = { full_name: 'Zulfa Mpya', sort_name: 'zulfa mpya' };
  expect(await namesOf(hall.store, there)).toEqual(renamedThere);
  await push(loan);
  expect(await playerOf(site, here)).toMatchObject({ jerseyNumber: 92 });
  expect(await namesOf(world.siteServer.store, here)).toEqual({
    full_name: 'Zuhura Mpya',
    sort_name: 'zuhura mpya',
  });
  expect(await namesOf(world.siteServer.store, there)).toEqual(renamedThere);
});

test('a player whom both sides changed waits whole, and other changes of the site stay', async () => {
  const { loan, path } = await borrowed();
  const id = await newPlayer(site, 'Rehema wa Pande Mbili', 21);
  const { loan: second, path: secondPath, take } = await borrowed();
  expect(loan).not.toBe(second);
  await done(hall, 'PATCH', `/players/${id}`, { jerseyNumber: 22, position: 'Libero' });
  await done(site, 'PATCH', `/players/${id}`, { fullName: 'Rehema Pande', jerseyNumber: 23 });
  await push(second);
  expect(await playerOf(site, id)).toMatchObject({ jerseyNumber: 23, position: null });
  const both = await changeOf(secondPath, id);
  expect(both).toMatchObject({ state: 'waiting', reason: 'changed-here' });
  expect(both.fields).toContainEqual({ field: 'jerseyNumber', hall: '22', site: '23' });
  // A package brings what the site has changed, and leaves what the hall has.
  await take();
  expect(await playerOf(hall, id)).toMatchObject({ fullName: 'Rehema Pande', jerseyNumber: 22 });
  await push(second);
  const { revision } = await changeOf(secondPath, id);
  const decision = { keep: 'hall', revision };
  await done(site, 'POST', `${secondPath}/changes/${id}/decision`, decision);
  expect(await playerOf(site, id)).toMatchObject({
    fullName: 'Rehema Pande',
    jerseyNumber: 22,
    position: 'Libero',
  });
  expect(await changeOf(path, id)).toBeUndefined();
});

test('a shirt or a name that the site has in the team already waits; two may swap shirts', async () => {
  const { loan: before } = await borrowed();
  const first = await newPlayer(site, 'Amina wa Kubadili', 31);
  const second = await newPlayer(site, 'Bahati wa Kubadili', 32);
  const { loan, path } = await borrowed();
  expect(before).not.toBe(loan);
  await done(hall, 'PATCH', `/players/${first}`, { jerseyNumber: 32 });
  await done(hall, 'PATCH', `/players/${second}`, { jerseyNumber: 31 });
  await newPlayer(site, 'Zawadi', 33);
  const shirt = await newPlayer(hall, 'Mwingine', 33);
  const name = await newPlayer(hall, 'Zawadi', 34);
  await push(loan);
  expect((await playerOf(site, first)).jerseyNumber).toBe(32);
  expect((await playerOf(site, second)).jerseyNumber).toBe(31);
  const { items } = await done(site, 'GET', `${path}/changes`);
  const own = [first, second, shirt, name];
  const waiting = items.filter((it: any) => own.includes(it.id) && it.state === 'waiting');
  const reasons = Object.fromEntries(waiting.map((it: any) => [it.id, it.reason]));
  expect(reasons).toEqual({ [shirt]: 'same-shirt', [name]: 'same-name' });
  for (const { id } of waiting) {
    await done(site, 'POST', `${path}/changes/${id}/decision`, { keep: 'site', revision: 1 });
  }
  // Of somebody who was not taken nothing stays.
  const rows = await done(site, 'GET', `${path}/changes`);
  expect(JSON.stringify(rows)).not.toContain('Mwingine');
});

test('a change that comes after the loan waits, and an older one that comes late changes nothing', async () => {
  const { loan, path } = await borrowed();
  const [player] = await rosterOf(site, teams[1]);
  const sent: unknown[] = [];
  const listen =
    (line: SiteLine): SiteLine =>
    (method, where, body) => {
      if (where === '/loan/changes') sent.push(body);
      return line(method, where, body);
    };
  await done(hall, 'PATCH', `/players/${player!.id}`, { jerseyNumber: 41 });
  await push(loan, listen);
  await done(hall, 'PATCH', `/players/${player!.id}`, { jerseyNumber: 42 });
  await push(loan, listen);
  const source = (await listSources(hall.store, Date.now())).find(({ id }) => id === loan)!;
  const echo = await lineOf(hall.store, source)('POST', '/loan/changes', sent[0]);
  expect(echo.status).toBe(200);
  expect((await playerOf(site, player!.id)).jerseyNumber).toBe(42);
  await done(site, 'POST', `${path}/end`, { reason: 'Mvua' });
  await done(hall, 'PATCH', `/players/${player!.id}`, { jerseyNumber: 43 });
  await push(loan);
  expect((await playerOf(site, player!.id)).jerseyNumber).toBe(42);
  const late = await changeOf(path, player!.id);
  expect(late).toMatchObject({ state: 'waiting', reason: 'loan-over' });
});

test('days of birth and contacts of players do not travel from a hall', async () => {
  const { loan } = await borrowed();
  const id = await newPlayer(hall, 'Siri wa Ukumbi', 51);
  await done(hall, 'PATCH', `/players/${id}`, {
    phone: '+255711111111',
    dateOfBirth: '2001-02-03',
  });
  await push(loan);
  expect(await playerOf(site, id)).toMatchObject({ phone: null, dateOfBirth: null });
});

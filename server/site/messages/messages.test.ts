import { afterAll, beforeEach, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import type { Outcome } from '#server/site/push/sender.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { noteSeen } from './commands.ts';
import { type DeliveryOptions, deliverDue } from './deliver.ts';
import type { MessagePush } from './deliver-pushes.ts';
import { findReach } from './reach.ts';
import { remindOfDuties } from './remind.ts';

const TODAY = Date.parse('2027-03-01T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
let now = TODAY;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;
const { vault } = store;

const ways: DeliveryOptions = {
  mailOrigin: 'https://wavu.example',
  smsPrices: { sms: 22 },
  isSmsStopped: async () => false,
  push: undefined,
  onError: (error) => {
    throw error;
  },
};
const deliver = (options: Partial<DeliveryOptions> = {}) =>
  deliverDue(store, { ...ways, ...options }, () => now);

/** After the hold of the messages. */
async function deliverLater(options: Partial<DeliveryOptions> = {}) {
  now += 20_001;
  await deliver(options);
}

beforeEach(async () => {
  now = TODAY;
  for (const table of ['message', 'mail', 'sms', 'sms_opt_in', 'sms_budget', 'sms_spent'] as const)
    await store.db.deleteFrom(table).execute();
});

let people = 0;
async function newPerson(name: string) {
  people += 1;
  const email = `person${people}@example.com`;
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const password = 'correct horse battery';
  const id = await addUser(store, author, { email, name, role: 'Fan', password });
  return { id, email, token: await addToken(store, author, { email, name: 'test' }) };
}

async function newMatch(facts: object = {}) {
  const { id: league, teams } = await newLeague(server, ['Simba', 'Yanga']);
  const fixture = { team1: teams.Simba, team2: teams.Yanga, matchType: league };
  const place = { matchDate: '2027-03-20', matchTime: '16:00', location: 'Taifa', court: '1' };
  const created = await call('POST', '/api/v1/matches', { ...fixture, ...place, ...facts });
  expect(created.status).toBe(201);
  const path = `/api/v1/matches/${created.body.id}`;
  return { id: created.body.id as string, league, teams, path };
}

async function newOfficial(facts: object = {}) {
  const { body } = await call('POST', '/api/v1/officials', { name: 'Asha Mwamuzi', ...facts });
  return body.id as string;
}
const assign = (path: string, officials: string[]) =>
  call('PUT', `${path}/officials`, {
    officials: officials.map((official, at) => ({ official, duty: at ? 'scorer' : 'referee1' })),
  });
const office = async (query = '', token?: string) =>
  (await call('GET', `/api/v1/admin/messages${query}`, undefined, token ? { token } : {})).body;
const kindsOf = ({ items }: { items: { kind: string }[] }) => items.map(({ kind }) => kind);
const mails = () => store.db.selectFrom('mail').selectAll().orderBy('id').execute();
const texts = () => store.db.selectFrom('sms').selectAll().orderBy('id').execute();

async function optIn(number: string, league: string) {
  await store.db
    .insertInto('sms_opt_in')
    .values({
      id: `opt ${number}`,
      address: vault.digest(number),
      kind: 'office',
      subject_id: 'office',
      language: 'sw',
      carrier: 'sms',
      asked_at: now,
      confirmed_at: now,
    })
    .execute();
  await addBudget(league);
}

async function addBudget(league: string) {
  await store.db
    .insertInto('sms_budget')
    .values({ budget: league, per_day: 1000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

test('a nomination reaches the official in the app and by mail, in both languages', async () => {
  const { path, league } = await newMatch();
  const asha = await newPerson('Asha');
  const official = await newOfficial({ account: asha.id });
  await assign(path, [official]);
  await deliverLater();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect([mail?.recipient, mail?.subject]).toEqual([
    asha.email,
    'Kazi mpya: Mwamuzi wa 1 · New duty: 1st referee',
  ]);
  const inbox = (await call('GET', '/api/v1/me/messages', undefined, { token: asha.token })).body;
  expect(inbox.unseen).toBe(1);
  const [own] = inbox.items;
  expect(own).toMatchObject({ kind: 'nomination', isNew: true, path: '/duties' });
  const [en, sw] = own.texts;
  expect(en.text).toContain('Simba v Yanga\nSat 20 Mar 2027, 16:00, Taifa, court 1');
  expect(en.text).toContain('Officials: Asha Mwamuzi (1st referee)');
  expect(sw.text).toMatch(/^Mwamuzi wa 1\n/);
  const [message] = (await office(`?league=${league}`)).items;
  expect(message.to[0].ways).toEqual([
    { way: 'app', state: 'sent', count: 1, error: '' },
    { way: 'mail', state: 'waiting', count: 1, error: '' },
  ]);
  const seen = { message: own.id };
  await call('PUT', '/api/v1/me/messages/seen', seen, { token: asha.token });
  const later = (await call('GET', '/api/v1/me/messages', undefined, { token: asha.token })).body;
  expect([later.unseen, later.items[0].isNew]).toEqual([0, false]);
});

test('a duty that is taken back within the hold was never told; later a release is', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial();
  await assign(path, [official]);
  now += 5000;
  await assign(path, []);
  expect(kindsOf(await office(`?league=${league}`))).toEqual([]);
  await assign(path, [official]);
  await deliverLater();
  await assign(path, []);
  expect(kindsOf(await office(`?league=${league}`))).toEqual(['release', 'nomination']);
});

test('teams and officials hear of a new hour with the one before, and of a postponement with its reason', async () => {
  const { path, league, teams } = await newMatch();
  const official = await newOfficial();
  await assign(path, [official]);
  await deliverLater();
  await call('PATCH', path, { matchTime: '18:00' });
  await deliverLater();
  const [moved] = (await office(`?league=${league}&kind=moved`)).items;
  expect(moved.texts[0].text).toContain('Sat 20 Mar 2027, 18:00, Taifa, court 1');
  expect(moved.texts[0].text).toContain('Before: Sat 20 Mar 2027, 16:00, Taifa, court 1');
  expect(moved.to.map(({ kind, id }: any) => `${kind}:${id}`).sort()).toEqual(
    [`official:${official}`, `team:${teams.Simba}`, `team:${teams.Yanga}`].sort(),
  );
  const reason = { interruption: 'postponed', reason: 'Mvua kubwa' };
  expect((await call('PUT', `${path}/result`, reason)).status).toBe(200);
  const [postponed] = (await office(`?league=${league}&kind=postponed`)).items;
  expect(postponed.texts[0].text).toContain('Reason: Mvua kubwa');
  expect(postponed.texts[1].text).toContain('Siku mpya itatangazwa.');
});

test('a match that is moved and moved back within the hold is no news', async () => {
  const { path, league } = await newMatch();
  await call('PATCH', path, { matchTime: '18:00' });
  now += 1000;
  await call('PATCH', path, { matchTime: '16:00' });
  expect((await office(`?league=${league}`)).total).toBe(0);
});

test('an SMS goes to a number that asked for it, within the budget, and not at night', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial({ phone: '0712 345 678' });
  await assign(path, [official]);
  await deliverLater();
  expect(await texts()).toEqual([]);
  await optIn('+255712345678', league);
  now = Date.parse('2027-03-01T18:30:00Z');
  await assign(path, []);
  await deliverLater();
  expect(await texts()).toEqual([]);
  const [waits] = (await office(`?league=${league}`)).items;
  expect(waits.to[0].ways).toEqual([
    { way: 'sms', state: 'waiting', count: 1, error: 'quiet hours' },
  ]);
  now = Date.parse('2027-03-02T05:00:00Z');
  await deliver();
  const [sms, ...others] = await texts();
  expect(others).toEqual([]);
  expect(sms).toMatchObject({ kind: 'office', budget: league, state: 'planned', estimate: 22 });
  expect(sms!.text).toMatch(/^Kazi imeondolewa\. .*Simba na Yanga.*\. Kuacha: tuma ACHA$/);
  expect(sms!.text.length).toBeLessThanOrEqual(160);
  await deliver();
  expect(await texts()).toHaveLength(1);
});

/** A device of the account, which takes messages at any hour. */
async function addDevice(user: string) {
  const follower = `follower ${user}`;
  await store.db
    .insertInto('follower')
    .values({ id: follower, user_id: user, created_at: now })
    .execute();
  const address = `https://push.example/${user}`;
  const never = { quiet_from: null, quiet_to: null, tries: 0, retry_at: null, missed: '' };
  const device = { follower_id: follower, way: 'push', address, keys: '', language: 'sw' } as const;
  await store.db
    .insertInto('delivery_address')
    .values({ id: `device ${user}`, ...device, ...never, created_at: now })
    .execute();
}

function recordingPush(outcome: Outcome) {
  const sent: string[] = [];
  const push: MessagePush = {
    isStopped: async () => false,
    async send(_, { body }) {
      sent.push(body);
      return outcome;
    },
  };
  return { sent, push };
}

test('a device that had its message at night does not get it again with the SMS of the morning', async () => {
  const { path, league } = await newMatch();
  const asha = await newPerson('Asha');
  await addDevice(asha.id);
  await optIn('+255713000888', league);
  now = Date.parse('2027-03-02T18:00:00Z');
  const { sent, push } = recordingPush({ is: 'sent' });
  await assign(path, [await newOfficial({ account: asha.id, phone: '0713000888' })]);
  await deliverLater({ push });
  expect(sent).toHaveLength(1);
  now = Date.parse('2027-03-03T05:00:00Z');
  await deliver({ push });
  expect(await texts()).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('a push that is tried again takes no SMS away from a message that came meanwhile', async () => {
  const first = await newMatch();
  const second = await newMatch();
  const asha = await newPerson('Asha');
  await addDevice(asha.id);
  const official = await newOfficial({ account: asha.id, phone: '0713000889' });
  await optIn('+255713000889', first.league);
  await addBudget(second.league);
  const { push } = recordingPush({ is: 'later', reason: '503' });
  await assign(first.path, [official]);
  await deliverLater({ push });
  now += 4.9 * 60_000;
  await assign(second.path, [official]);
  await deliverLater({ push });
  expect(await texts()).toHaveLength(2);
  for (const { league } of [first, second]) {
    const [message] = (await office(`?league=${league}`)).items;
    const ways = message.to[0].ways.map(({ way, state }: any) => `${way} ${state}`);
    expect(ways).toEqual(['app sent', 'mail waiting', 'sms waiting', 'push failed']);
  }
});

test('an SMS that the budget has no room for is shown as failed with its reason', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial({ phone: '0712345679' });
  await optIn('+255712345679', league);
  await store.db.updateTable('sms_budget').set({ per_day: 10 }).execute();
  await assign(path, [official]);
  await deliverLater();
  const [failed] = (await office(`?league=${league}&outcome=failed`)).items;
  expect(failed.to[0].ways).toEqual([{ way: 'sms', state: 'failed', count: 1, error: 'budget' }]);
  expect((await office(`?league=${league}&outcome=by-hand`)).total).toBe(0);
});

test('twelve duties at once are one mail and one SMS', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial({ phone: '0712345670', email: 'mwamuzi@example.com' });
  await optIn('+255712345670', league);
  const { body } = await call('GET', path);
  await assign(path, [official]);
  for (let hour = 8; hour < 19; hour += 1) {
    const { team1, team2, matchType } = body;
    const matchTime = `${String(hour).padStart(2, '0')}:00`;
    const fixture = { team1: team1.id, team2: team2.id, matchType, matchTime };
    const other = await call('POST', '/api/v1/matches', {
      ...fixture,
      matchDate: '2027-03-21',
      location: 'Taifa',
    });
    await assign(`/api/v1/matches/${other.body.id}`, [official]);
  }
  await deliverLater();
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Ujumbe 12 kuhusu mechi zako · 12 messages about your matches',
  ]);
  expect((await texts()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Ujumbe 12 kuhusu mechi zako\. .*Kuacha: tuma ACHA$/),
  ]);
  expect((await office(`?league=${league}&kind=nomination`)).total).toBe(12);
});

test('the office finds those whom no way reaches', async () => {
  const { path, league, teams } = await newMatch();
  await call('PATCH', path, { matchTime: '18:00' });
  await deliverLater();
  const { items } = await office(`?league=${league}&outcome=by-hand`);
  expect(items[0].to.map(({ name, ways }: any) => [name, ways])).toEqual(
    expect.arrayContaining([
      ['Simba', []],
      ['Yanga', []],
    ]),
  );
  const coach = await newPerson('Kocha');
  await call('PATCH', `/api/v1/teams/${teams.Simba}`, { coach: coach.id });
  await call('PATCH', path, { matchTime: '17:00' });
  await deliverLater();
  const inbox = (await call('GET', '/api/v1/me/messages', undefined, { token: coach.token })).body;
  expect(kindsOf(inbox)).toEqual(['moved', 'moved']);
});

test('a message to a team reaches the managers of its club, until the team leaves it', async () => {
  const { path, teams } = await newMatch();
  const { id: club } = (await call('POST', '/api/v1/clubs', { name: 'Simba', city: 'Dar' })).body;
  const manager = await newPerson('Meneja');
  await call('PUT', `/api/v1/clubs/${club}/managers/${manager.id}`);
  await call('PATCH', `/api/v1/teams/${teams.Simba}`, { club });
  await call('PATCH', path, { matchTime: '18:00' });
  await deliverLater();
  const inbox = async () =>
    kindsOf((await call('GET', '/api/v1/me/messages', undefined, { token: manager.token })).body);
  expect(await inbox()).toEqual(['moved']);
  const reach = (team: string | undefined) => findReach(store.db, vault, `team:${team}`, []);
  expect(await reach(teams.Simba)).toMatchObject({ hasAccount: true });
  expect(await reach(teams.Yanga)).toMatchObject({ hasAccount: false });
  await call('PATCH', `/api/v1/teams/${teams.Simba}`, { club: null });
  expect(await inbox()).toEqual([]);
  expect(await reach(teams.Simba)).toMatchObject({ hasAccount: false });
});

test('a mail that the relay refused for good is shown with its reason', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial({ email: 'gone@example.com' });
  await assign(path, [official]);
  await deliverLater();
  await store.db
    .updateTable('mail')
    .set({ due_at: null, last_error: '550 no such user' })
    .execute();
  const [failed] = (await office(`?league=${league}&outcome=failed`)).items;
  expect(failed.to[0].ways).toEqual([
    { way: 'mail', state: 'failed', count: 1, error: '550 no such user' },
  ]);
  await store.db.deleteFrom('mail').execute();
  const [sent] = (await office(`?league=${league}`)).items;
  expect(sent.to[0].ways).toEqual([{ way: 'mail', state: 'sent', count: 1, error: '' }]);
});

test('a secretary reads the messages of the own leagues, a fan of none', async () => {
  const { path, league } = await newMatch();
  const other = await newMatch();
  await call('PATCH', path, { matchTime: '18:00' });
  await call('PATCH', other.path, { matchTime: '18:00' });
  const secretary = await newPerson('Katibu');
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  const { items, total } = await office('', secretary.token);
  expect([total, items[0].league.id]).toEqual([1, league]);
  const fan = await newPerson('Shabiki');
  const refused = await call('GET', '/api/v1/admin/messages', undefined, { token: fan.token });
  expect(refused.status).toBe(403);
  const signedOut = await call('GET', '/api/v1/me/messages', undefined, { token: null });
  expect(signedOut.status).toBe(401);
  const inbox = await call('GET', '/api/v1/me/messages', undefined, { token: fan.token });
  expect(inbox.body).toEqual({ items: [], next: null, unseen: 0, before: null });
  const foreign = { message: items[0].id };
  const unread = await call('PUT', '/api/v1/me/messages/seen', foreign, { token: fan.token });
  expect(unread.status).toBe(404);
});

test('a secretary who left hears nothing more of the league, and reads nothing more of it', async () => {
  const { path, league, teams } = await newMatch();
  const secretary = await newPerson('Katibu');
  const coach = await newPerson('Kocha');
  const right = `/api/v1/leagues/${league}/secretaries/${secretary.id}`;
  await call('PUT', right);
  await call('PATCH', `/api/v1/teams/${teams.Simba}`, { coach: coach.id });
  const proposal = { matchDate: '2027-03-27', matchTime: '10:00', reason: 'Siri ya timu' };
  await call('POST', `${path}/own-date-request`, proposal, { token: coach.token });
  const inbox = async () =>
    (await call('GET', '/api/v1/me/messages', undefined, { token: secretary.token })).body;
  expect(kindsOf(await inbox())).toEqual(['date-request']);
  expect((await call('DELETE', right)).status).toBe(204);
  expect(kindsOf(await inbox())).toEqual([]);
  await deliverLater();
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain(secretary.email);
});

test('telephone numbers of officials are for administrators alone', async () => {
  const { path, league } = await newMatch();
  await assign(path, [await newOfficial({ phone: '0713000111' })]);
  const secretary = await newPerson('Katibu');
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  expect((await office(`?league=${league}`)).items[0].to[0].phone).toContain('713');
  const { items } = await office('', secretary.token);
  expect(items[0].to[0].phone).toBeNull();
});

test('officials are reminded once of all their duties of the next day', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial();
  await assign(path, [official]);
  now = Date.parse('2027-03-19T05:59:00Z');
  await remindOfDuties(store, now);
  expect((await office(`?league=${league}&kind=reminder`)).total).toBe(0);
  now += 60_000;
  await remindOfDuties(store, now);
  now += DAY_MS / 24;
  await remindOfDuties(store, now);
  const { items } = await office(`?league=${league}&kind=reminder`);
  expect(items).toHaveLength(1);
  expect(items[0].texts[0].text).toContain('1st referee: Simba v Yanga, Sat 20 Mar 2027, 16:00');
});

test('a suspension reaches the team and the player, and names no minor', async () => {
  const { league, teams } = await newMatch();
  const player = await call('POST', '/api/v1/players', {
    fullName: 'Mtoto Siri',
    team: teams.Simba,
    dateOfBirth: '2013-05-05',
    jerseyNumber: 7,
  });
  const reason = 'Kadi mbili';
  const body = { team: teams.Simba, player: player.body.id, matches: 2, reason };
  const created = await call('POST', `/api/v1/leagues/${league}/suspensions`, body);
  expect(created.status).toBeLessThan(300);
  const [message] = (await office(`?league=${league}`)).items;
  expect(message.texts[0].text).toContain('is suspended for 2 matches.\nReason: Kadi mbili');
  expect(JSON.stringify(message)).not.toContain('Mtoto Siri');
  expect(message.to).toHaveLength(2);
});

test('an erased official leaves no message behind', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial();
  await assign(path, [official]);
  await deliverLater();
  const erased = await call('POST', `/api/v1/officials/${official}/erasure`, { name: 'keep' });
  expect(erased.status).toBeLessThan(300);
  expect((await office(`?league=${league}`)).total).toBe(0);
});

test('a change that is not kept tells nobody', async () => {
  const { path, league } = await newMatch();
  const official = await newOfficial();
  const twice = { official, duty: 'referee1' };
  const refused = await call('PUT', `${path}/officials`, { officials: [twice, twice] });
  expect(refused.status).toBe(422);
  expect((await office(`?league=${league}`)).total).toBe(0);
});

test('a postponement says its reason, also where the new date is known at once', async () => {
  const { path, league } = await newMatch();
  const off = await call('POST', `${path}/status`, { status: 'postponed', reason: 'Mvua' });
  expect(off.status).toBe(200);
  await deliverLater();
  const other = await newMatch();
  const moved = { matchDate: '2027-03-28', matchTime: '10:00', reason: 'Mashindano ya shule' };
  expect((await call('PATCH', other.path, moved)).status).toBe(200);
  const [postponed] = (await office(`?league=${league}`)).items;
  expect([postponed.kind, postponed.texts[0].text]).toEqual([
    'postponed',
    expect.stringContaining('Reason: Mvua'),
  ]);
  const [later] = (await office(`?league=${other.league}`)).items;
  expect(later.kind).toBe('moved');
  expect(later.texts[0].text).toContain(
    'Sun 28 Mar 2027, 10:00, Taifa, court 1\nBefore: Sat 20 Mar 2027, 16:00, Taifa, court 1\nReason: Mashindano ya shule',
  );
});

test('an official without an account reads the own messages by the private link', async () => {
  const { path } = await newMatch();
  const official = await newOfficial();
  await assign(path, [official]);
  const { body } = await call('POST', `/api/v1/officials/${official}/links`);
  const own = await call('GET', '/api/v1/me/messages', undefined, { token: body.token });
  expect(kindsOf(own.body)).toEqual(['nomination']);
});

test('a message that cannot be put into words waits, and nobody waits for it', async () => {
  const { path } = await newMatch();
  const first = await newOfficial({ email: 'kwanza@example.com' });
  const second = await newOfficial({ email: 'pili@example.com' });
  await assign(path, [first, second]);
  await store.db
    .updateTable('message')
    .set({ facts: 'no JSON' })
    .where('about', '=', `official:${first}`)
    .execute();
  const errors: unknown[] = [];
  await deliverLater({ onError: (error) => void errors.push(error) });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['pili@example.com']);
  expect(errors).toHaveLength(1);
});

test('an official who cannot come is a message to the office, which reads it in Wavu', async () => {
  const { path, league } = await newMatch();
  const asha = await newPerson('Asha');
  const official = await newOfficial({ account: asha.id });
  await assign(path, [official]);
  const answer = { answer: 'declined', reason: 'Nasafiri' };
  const answered = `${path}/officials/${official}/answer`;
  expect((await call('POST', answered, answer, { token: asha.token })).status).toBe(200);
  await deliverLater();
  const [message] = (await office(`?league=${league}&kind=duty-answer`)).items;
  expect(message.texts[0].text).toContain('Asha Mwamuzi cannot come.');
  expect(message.texts[0].text).toContain('Reason: Nasafiri');
  expect(message.to.map(({ kind, ways }: any) => [kind, ways[0]?.way])).toEqual([
    ['league', 'app'],
  ]);
});

test('each step of a request for another date reaches the other side', async () => {
  const { path, league, teams } = await newMatch();
  const coaches = [await newPerson('Kocha A'), await newPerson('Kocha B')] as const;
  await call('PATCH', `/api/v1/teams/${teams.Simba}`, { coach: coaches[0].id });
  await call('PATCH', `/api/v1/teams/${teams.Yanga}`, { coach: coaches[1].id });
  const own = `${path}/own-date-request`;
  const proposal = { matchDate: '2027-03-27', matchTime: '10:00', reason: 'Mtihani' };
  const [first, second] = coaches.map(({ token }) => ({ token }));
  expect((await call('POST', own, proposal, first)).body.request.state).toBe('asked');
  const { request } = (await call('GET', own, undefined, second)).body;
  const agreed = { request: request.id, agrees: true };
  expect((await call('POST', `${own}/answer`, agreed, first)).status).toBe(404);
  expect((await call('POST', `${own}/answer`, agreed, second)).body.request.state).toBe('agreed');
  await call('POST', `${path}/date-requests/${request.id}/decision`, { decision: 'accepted' });
  const { items } = await office(`?league=${league}`);
  expect(items.map(({ kind, to }: any) => [kind, to.length])).toEqual([
    ['moved', 2],
    ['date-decision', 2],
    ['date-answer', 2],
    ['date-request', 2],
  ]);
  expect(items[3].texts[0].text).toContain('Simba asks for Sat 27 Mar 2027 10:00.');
});

test('the office reads what stands in the way of another date', async () => {
  const { path, league, teams } = await newMatch();
  const coach = await newPerson('Kocha');
  await call('PATCH', `/api/v1/teams/${teams.Simba}`, { coach: coach.id });
  await call('POST', '/api/v1/venues', { name: 'Taifa', place: 'Dar', courts: 2 });
  const official = await newOfficial();
  await assign(path, [official]);
  const away = { firstDay: '2027-04-10', lastDay: '2027-04-10' };
  await call('POST', `/api/v1/officials/${official}/absences`, away);
  const other = await newLeague(server, ['Azam', 'Kagera']);
  const near = { matchDate: '2027-04-10', matchTime: '10:30', location: 'Taifa', court: '1' };
  const fixture = { team1: other.teams.Azam, team2: other.teams.Kagera, matchType: other.id };
  await call('POST', '/api/v1/matches', { ...fixture, ...near });
  const rest = { team1: teams.Simba, team2: teams.Yanga, matchType: league, location: 'Taifa' };
  const dayAfter = { matchDate: '2027-04-11', matchTime: '16:00' };
  await call('POST', '/api/v1/matches', { ...rest, ...dayAfter });
  const proposal = { matchDate: '2027-04-10', matchTime: '10:00', reason: 'Mtihani' };
  const options = { token: coach.token };
  const { body } = await call('POST', `${path}/own-date-request`, proposal, options);
  const checks = `${path}/date-requests/${body.request.id}/clashes`;
  const causes = async (query = '') =>
    (await call('GET', `${checks}${query}`)).body.items.map((it: any) => `${it.cause} ${it.name}`);
  expect(await causes()).toEqual(['court Taifa', 'rest Simba', 'rest Yanga', 'away Asha Mwamuzi']);
  expect(await causes('?court=2')).toEqual(['rest Simba', 'rest Yanga', 'away Asha Mwamuzi']);
});

test('only an account notes what it has read: a private link is refused, and so is whoever got no such message', async () => {
  const { path } = await newMatch();
  const asha = await newPerson('Asha');
  await assign(path, [await newOfficial({ account: asha.id })]);
  await deliverLater();
  const [own] = (await call('GET', '/api/v1/me/messages', undefined, { token: asha.token })).body
    .items;
  const note = async (token: string | null) => {
    const seen = { message: own.id };
    const answer = await call('PUT', '/api/v1/me/messages/seen', seen, { token });
    return [answer.status, answer.body?.code];
  };
  expect(await note(null)).toEqual([401, 'NOT_SIGNED_IN']);
  expect(await note((await newPerson('Juma')).token)).toEqual([404, 'NOT_FOUND']);
  const link = { kind: 'duty-link', id: 'k', officialId: 'o', name: 'Asha' } as const;
  await expect(noteSeen(store, { actor: link, now }, own.id)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    message: 'Sign in first.',
  });
});

test('the next of a list of messages, sent as cursor, answers the older ones', async () => {
  const { path } = await newMatch();
  const asha = await newPerson('Asha');
  await assign(path, [await newOfficial({ account: asha.id })]);
  const message = await store.db.selectFrom('message').selectAll().executeTakeFirstOrThrow();
  const to = await store.db.selectFrom('message_to').selectAll().executeTakeFirstOrThrow();
  const ids = Array.from({ length: 50 }, (_, at) => `z${at + 10}`);
  await store.db
    .insertInto('message')
    .values(ids.map((id) => ({ ...message, id, topic: null })))
    .execute();
  await store.db
    .insertInto('message_to')
    .values(ids.map((message_id) => ({ ...to, message_id })))
    .execute();
  const own = async (query: string) =>
    (await call('GET', `/api/v1/me/messages${query}`, undefined, { token: asha.token })).body;
  const first = await own('');
  expect([first.items.length, first.next, first.before]).toEqual([50, 'z10', 'z10']);
  const rest = await own(`?cursor=${first.next}`);
  expect([rest.items.map(({ id }: { id: string }) => id), rest.next]).toEqual([[message.id], null]);
  expect(await own(`?before=${first.next}`)).toEqual(rest);
  const page = await office('?size=50');
  expect([page.page, page.next]).toEqual([1, '2']);
  const last = await office(`?size=50&cursor=${page.next}`);
  expect([last.items.length, last.page, last.next]).toEqual([1, 2, null]);
});

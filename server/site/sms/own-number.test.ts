import { afterAll, expect, test } from 'vitest';
import { eraseAccount } from '#server/accounts/own-account/erase-account.ts';
import { readEverythingAbout } from '#server/accounts/own-account/queries.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { TABLE_ORDER } from '#server/exchange/portable/table-order.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { postSms } from './post.ts';
import { sendPlanned } from './send.ts';
import { startGateway } from './testing/gateway.ts';

const KEY = 'a-key-of-the-gateway';
const OWN = '0755000000';
const ASHA = '+255712345678';
const JUMA = '+255712345679';
const NOW = Date.parse('2026-11-24T09:00:00Z');
const fake = await startGateway('africastalking');
const server = await startTestServer({
  clock: () => NOW,
  sms: { sms: { gateways: { sms: fake.gateway }, send }, key: KEY, number: OWN },
});
const { store, call, app } = server;
afterAll(async () => {
  await server.stop();
  await fake.stop();
});
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;

function send() {
  return sendPlanned(
    store,
    (parts) => Promise.all(parts.map((part) => postSms(fake.gateway, part))),
    () => NOW,
  );
}

let texts = 0;
async function text(from: string, words: string) {
  const id = `in-${texts++}`;
  const answer = await app.request(`/sms/${KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ from, to: OWN, text: words, id, linkId: 'l' }),
  });
  expect(answer.status).toBe(204);
  await send();
}

async function personWith(phone: string): Promise<string> {
  const email = `p${phone.slice(-1)}@example.com`;
  const id = await addUser(store, SYSTEM, {
    email,
    name: 'Fan',
    role: 'Fan',
    password: 'a long password',
  });
  await store.db.updateTable('user').set({ phone }).where('id', '=', id).execute();
  return id;
}

/** All rows of all tables, as text. */
async function everything(): Promise<string> {
  const rows = [];
  for (const table of TABLE_ORDER)
    rows.push(await store.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}

const team = { name: 'Chui', city: 'Moshi', coach: 'N/A', gender: 'Men' };
const created = await call('POST', '/api/v1/teams', team);
expect(created.status).toBe(201);
const cup = {
  name: 'Kombe',
  type: 'Tournament',
  startsAt: '2026-12-01',
  location: 'Moshi',
  partner: 'N/A',
};
const league = (await call('POST', '/api/v1/leagues', cup)).body.id;
await call('POST', `/api/v1/leagues/${league}/teams/${created.body.id}`);
const captains = `/api/v1/leagues/${league}/captain-numbers/${created.body.id}`;
expect((await call('PUT', captains, { numbers: [ASHA, JUMA] })).status).toBe(204);
await call('PUT', '/api/v1/sms/budgets/site', { perDay: 1000 });
const asha = await personWith(ASHA);
const juma = await personWith(JUMA);
for (const number of [ASHA, JUMA]) {
  await text(number, 'FUATA Chui');
  await text(number, 'NDIYO');
}

test('the data of a person hold the consents and the messages of the own number alone', async () => {
  const { textMessages } = await readEverythingAbout(store, asha);
  expect(textMessages.optIns).toMatchObject([{ kind: 'team', asked_at: NOW, confirmed_at: NOW }]);
  expect(textMessages.captainNumbers).toMatchObject([{ league_id: league }]);
  expect(textMessages.messages.map(({ text: words }) => words)).toEqual([
    expect.stringContaining('NDIYO'),
    expect.stringContaining('ACHA'),
  ]);
});

test('erasing an account ends messages to its number and leaves no trace of it', async () => {
  const digest = store.vault.digest(ASHA);
  expect(await everything()).toContain(digest);
  await eraseAccount(store, {
    actor: {
      kind: 'user',
      id: asha,
      name: 'Fan',
      email: 'p8@example.com',
      role: 'Fan',
      secretaryOf: [],
      managerOf: [],
    },
    now: NOW,
  });
  const left = await everything();
  expect(left).not.toContain(digest);
  expect(left).not.toContain(ASHA.slice(1));
  const sent = await store.db.selectFrom('sms').selectAll().execute();
  // The costs stay in the books.
  expect(sent).toHaveLength(4);
  const others = await readEverythingAbout(store, juma);
  expect(others.textMessages.optIns).toHaveLength(1);
  expect(others.textMessages.messages).toHaveLength(2);
  expect(others.textMessages.captainNumbers).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { getWholeStatementFacts } from '#server/site/papers/statement-queries.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const TODAY = localDate(Date.now());

async function newBooks() {
  const league = await newLeague(server, ['A', 'B']);
  return { ...league, path: `/api/v1/leagues/${league.id}` };
}
type Books = Awaited<ReturnType<typeof newBooks>>;

const read = async ({ path }: Books) => (await call('GET', `${path}/ledger`)).body;

async function charge({ path, teams }: Books, facts: object = {}) {
  const fee = { teams: [teams.A], kind: 'entry-fee', text: 'Msimu 2027', amount: 100_000 };
  return call('POST', `${path}/charges`, { ...fee, ...facts });
}

async function charged(books: Books, facts: object = {}): Promise<string> {
  const { status, body } = await charge(books, facts);
  expect([status, body]).toMatchObject([201, {}]);
  return body.charges[0].id;
}

const pay = ({ path }: Books, entry: string, amount: number, facts: object = {}) =>
  call('POST', `${path}/charges/${entry}/payments`, {
    amount,
    paidOn: TODAY,
    way: 'mobile',
    ...facts,
  });

async function person(leagueId?: string, team?: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `${randomUUID()}@example.org`;
  const account = { email, name: 'Mtu', role: 'Coach', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, author, account);
  if (leagueId) await call('PUT', `/api/v1/leagues/${leagueId}/secretaries/${id}`);
  if (team) await call('PATCH', `/api/v1/teams/${team}`, { coach: id });
  return { token: await addToken(store, author, { email, name: 'test' }) };
}

test('all teams are charged at once, and accounts go by club, or by team without one', async () => {
  const books = await newBooks();
  const { body: club } = await call('POST', '/api/v1/clubs', {
    name: `Kibo ${books.id}`,
    city: 'Moshi',
  });
  await call('PATCH', `/api/v1/teams/${books.teams.A}`, { club: club.id });
  await charged(books, { teams: [books.teams.A, books.teams.B] });
  const { accounts, charges } = await read(books);
  expect(accounts).toEqual([
    {
      account: { kind: 'team', id: books.teams.B, name: 'B' },
      charged: 100_000,
      paid: 0,
      balance: 100_000,
      overdue: 0,
    },
    expect.objectContaining({ account: { kind: 'club', id: club.id, name: club.name } }),
  ]);
  expect(charges).toHaveLength(2);
});

test('payments by parts have receipts numbered one after the other, and end in a paid charge', async () => {
  const books = await newBooks();
  const id = await charged(books);
  const first = await pay(books, id, 40_000, { reference: 'QX12' });
  expect([first.status, first.body.charges[0]]).toMatchObject([
    201,
    { paid: 40_000, open: 60_000, state: 'open', payments: [{ way: 'mobile', reference: 'QX12' }] },
  ]);
  const tooMuch = await pay(books, id, 60_001);
  expect([tooMuch.status, tooMuch.body.errors[0].field]).toEqual([422, 'amount']);
  await pay(books, id, 60_000);
  const [{ state, payments }] = (await read(books)).charges;
  const [a, b] = payments.map(({ receipt }: { receipt: string }) => receipt);
  expect(state).toBe('paid');
  expect(a).toMatch(/^20\d\d-\d{4}$/);
  expect(Number(b.slice(5))).toBe(Number(a.slice(5)) + 1);
});

test('a payment that was cancelled opens the charge again, and its number stays used', async () => {
  const books = await newBooks();
  const id = await charged(books);
  const { payments } = (await pay(books, id, 100_000)).body.charges[0];
  const reason = { reason: 'Umekosewa' };
  const path = `${books.path}/payments/${payments[0].id}/cancellation`;
  expect((await call('POST', path, reason)).body.charges[0]).toMatchObject({
    state: 'open',
    payments: [],
  });
  expect((await call('POST', path, reason)).body.code).toBe('CANCELLED');
  const again = (await pay(books, id, 100_000)).body.charges[0].payments[0];
  expect(again.receipt > payments[0].receipt).toBe(true);
});

test('a charge that was cancelled after it was paid leaves a credit', async () => {
  const books = await newBooks();
  const id = await charged(books);
  await pay(books, id, 100_000);
  const path = `${books.path}/charges/${id}/cancellation`;
  const { status, body } = await call('POST', path, { reason: 'Timu imejitoa' });
  expect([status, body.charges[0]]).toMatchObject([
    200,
    { state: 'cancelled', cancelReason: 'Timu imejitoa', open: 0 },
  ]);
  expect(body.accounts[0]).toMatchObject({ balance: -100_000, overdue: 0 });
  expect((await pay(books, id, 1)).body.code).toBe('CANCELLED');
});

test.each([
  ['a team twice', { teams: 'twice' }, 422, 'teams.1'],
  ['a team of no league', { teams: 'other' }, 422, 'teams.0'],
  ['a day that has passed', { dueOn: '2020-01-01' }, 422, 'dueOn'],
  ['nothing to pay', { amount: 0 }, 400, 'amount'],
  ['half a shilling', { amount: 0.5 }, 400, 'amount'],
  ['no reason', { text: ' ' }, 400, 'text'],
])(
  'a charge with %s is refused by its field, and nothing is saved',
  async (_, wrong, status, field) => {
    const books = await newBooks();
    const { A } = books.teams;
    const other = (await newBooks()).teams.A;
    const teams = { twice: [A, A], other: [other] }[('teams' in wrong && wrong.teams) as 'twice'];
    const answer = await charge(books, { ...wrong, ...(teams ? { teams } : { teams: [A] }) });
    expect([answer.status, answer.body.errors[0].field]).toEqual([status, field]);
    expect((await read(books)).charges).toEqual([]);
  },
);

test('money of a day to come is refused', async () => {
  const books = await newBooks();
  const answer = await pay(books, await charged(books), 1, { paidOn: '2199-01-01' });
  expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'paidOn']);
});

test('the fine of a suspension lands in the ledger, and goes when the decision is taken back', async () => {
  const books = await newBooks();
  const decision = { team: books.teams.A, staff: 'C', matches: 1, reason: 'Lugha chafu' };
  const { body } = await call('POST', `${books.path}/suspensions`, {
    ...decision,
    fine: { amount: 50_000 },
  });
  expect((await read(books)).charges).toMatchObject([
    { kind: 'fine', amount: 50_000, text: 'Lugha chafu', team: { name: 'A' }, state: 'open' },
  ]);
  await call('DELETE', `${books.path}/suspensions/${body.suspensions[0].id}`);
  expect((await read(books)).charges).toMatchObject([{ state: 'cancelled' }]);
});

/** A protest of B about a match against A, with its fee. */
async function newProtest(books: Books) {
  const { A, B } = books.teams;
  const day = { matchDate: '2026-12-01', matchTime: '10:00' };
  const fixture = { matchType: books.id, team1: A, team2: B, ...day };
  const match = (await call('POST', '/api/v1/matches', fixture)).body.id;
  const protest = { match, team: B, subject: 'Jezi', receivedOn: '2026-12-01' };
  const { status, body } = await call('POST', `${books.path}/protests`, {
    ...protest,
    fee: { amount: 20_000 },
  });
  expect(status).toBe(201);
  const path = `${books.path}/protests/${body.protests[0].id}`;
  const decide = (state: string, fine?: object) =>
    call('POST', `${path}/decision`, { state, decision: 'Sababu', fine });
  return { path, decide };
}

test('the fee of a protest stays when it is dismissed, and goes when it is upheld', async () => {
  const books = await newBooks();
  const { decide } = await newProtest(books);
  await decide('dismissed');
  expect((await read(books)).charges).toMatchObject([{ kind: 'protest-fee', state: 'open' }]);
  await decide('upheld', { team: books.teams.A, amount: 75_000 });
  expect((await read(books)).charges).toMatchObject([
    { kind: 'fine', amount: 75_000, team: { name: 'A' }, state: 'open' },
    { kind: 'protest-fee', state: 'cancelled' },
  ]);
});

test('a decision that is changed replaces its fine, and a protest by mistake has no fee', async () => {
  const books = await newBooks();
  const { path, decide } = await newProtest(books);
  const fine = { team: books.teams.A, amount: 75_000 };
  await decide('upheld', fine);
  await decide('upheld', { ...fine, amount: 30_000 });
  const open = (await read(books)).charges.filter(
    ({ state }: { state: string }) => state === 'open',
  );
  expect(open).toMatchObject([{ amount: 30_000 }]);
  const stranger = (await newBooks()).teams.A;
  const wrong = await decide('upheld', { ...fine, team: stranger });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'fine.team']);
  await call('DELETE', path);
  expect((await read(books)).accounts).toMatchObject([{ balance: 0 }, { balance: 0 }]);
});

test('a secretary keeps the books of the own league, and a coach reads those of the own team', async () => {
  const books = await newBooks();
  const other = await newBooks();
  await charged(books, { teams: [books.teams.A, books.teams.B] });
  const secretary = await person(books.id);
  const ledger = (path: string) => call('GET', `${path}/ledger`, undefined, secretary);
  expect([(await ledger(books.path)).status, (await ledger(other.path)).status]).toEqual([
    200, 403,
  ]);
  const coach = await person(undefined, books.teams.A);
  const own = await call('GET', `/api/v1/teams/${books.teams.A}/ledger`, undefined, coach);
  expect(own.body.charges).toMatchObject([{ team: { name: 'A' } }]);
  const foreign = await call('GET', `/api/v1/teams/${books.teams.B}/ledger`, undefined, coach);
  expect([
    foreign.status,
    (await call('GET', `${books.path}/ledger`, undefined, coach)).status,
  ]).toEqual([403, 403]);
});

test('the books leave as CSV in both languages, and the statement of a club as PDF', async () => {
  const books = await newBooks();
  const id = await charged(books, { text: '=1+1' });
  await pay(books, id, 40_000);
  const { body } = await call('GET', `${books.path}/ledger.csv`);
  const text = String(body);
  expect(text).toContain('Club,Day,Item,Due,Receipt,Amount,Balance');
  expect(text).toContain('Entry fee: =1+1');
  expect(text).toMatch(/Payment, mobile money",,\d{4}-\d{4},-40000,60000/);
  const swahili = await call('GET', `${books.path}/ledger.csv?lang=sw`);
  expect(String(swahili.body)).toContain('Klabu,Tarehe,Maelezo');
  const statement = `${books.path}/statement.pdf?account=${books.teams.A}`;
  const pdf = await call('GET', statement);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const missing = await call('GET', `${books.path}/statement.pdf?account=none`);
  expect(missing.status).toBe(404);
});

test('the reason of a fine goes with the erasure of the player whom it names', async () => {
  const books = await newBooks();
  const player = { fullName: 'Siri', team: books.teams.A };
  const { id } = (await call('POST', '/api/v1/players', player)).body;
  await call('POST', `${books.path}/suspensions`, {
    team: books.teams.A,
    player: id,
    matches: 1,
    reason: 'Siri alipiga',
    fine: { amount: 10_000 },
  });
  await call('POST', `/api/v1/players/${id}/erasure`, { name: 'erase' });
  const rows = await store.db.selectFrom('charge').selectAll().execute();
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([rows, trail])).not.toContain('Siri alipiga');
});

test('the statement over several leagues has those of the reader, with their names', async () => {
  const first = await newBooks();
  const second = await newBooks();
  const { body: club } = await call('POST', '/api/v1/clubs', {
    name: 'Tosamaganga',
    city: 'Iringa',
  });
  for (const { teams } of [first, second])
    await call('PATCH', `/api/v1/teams/${teams.A}`, { club: club.id });
  await charged(first, { amount: 100_000 });
  await charged(second, { amount: 50_000 });
  const author = { language: 'en', origin: 'https://wavu.example', now: Date.now() } as const;
  const factsFor = (leagues: string[] | null) =>
    getWholeStatementFacts(store, { account: club.id, leagues }, author);
  const all = await factsFor(null);
  expect(all).toMatchObject({ subject: 'Tosamaganga', overdue: 0 });
  expect(all.lines.map(({ amount }) => amount).toSorted()).toEqual([100_000, 50_000]);
  expect(all.lines.at(-1)!.balance).toBe(150_000);
  const names = (await Promise.all([first, second].map(({ path }) => call('GET', path)))).map(
    ({ body }) => body.name as string,
  );
  expect(all.league).toBe(names.join(', '));
  const items = all.lines.map(({ what }) => what).join();
  for (const name of names) expect(items).toContain(name);
  const own = await factsFor([second.id]);
  expect(own.lines.map(({ amount }) => amount)).toEqual([50_000]);
  await expect(factsFor([])).rejects.toThrow();

  const { token } = await person(first.id);
  const path = `/api/v1/ledger/statement.pdf?account=${club.id}`;
  const pdf = await call('GET', path, undefined, { token });
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const stranger = await person();
  expect((await call('GET', path, undefined, { token: stranger.token })).status).toBe(403);
});

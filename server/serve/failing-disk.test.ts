import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const onSqlite = process.env.WAVU_TEST_DATABASE !== 'postgres';
const server = await startTestServer();
afterAll(() => server.stop());
const { call, store, failures, securityEvents } = server;

const EMAIL = 'neema@example.org';
const PASSWORD = 'mpira wa wavu 6';
const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
await addUser(store, author, { email: EMAIL, name: 'Neema', role: 'Fan', password: PASSWORD });

async function pages(): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  return rows[0]!.page_count;
}

/** No page can be added to the file, as on a disk without room. */
async function fillDisk() {
  // Rows go into free pages first.
  await sql`vacuum`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(await pages())}`.execute(store.db);
  onTestFinished(async () => {
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    failures.length = 0;
  });
}

async function makeReadOnly() {
  await sql`pragma query_only = on`.execute(store.db);
  onTestFinished(async () => {
    await sql`pragma query_only = off`.execute(store.db);
    failures.length = 0;
  });
}

const long = { title: 'Long', text: 'word '.repeat(3900) };

test.runIf(onSqlite)(
  'a full disk is answered with 507 and a message, and logged with its cause',
  async () => {
    await fillDisk();
    const { status, body, headers } = await call('POST', '/api/v1/news', long);
    expect([status, body.code, body.detail]).toEqual([
      507,
      'DISK_FULL',
      'The disk of the server is full. Nothing was saved.',
    ]);
    expect(headers.get('retry-after')).toBe('10');
    expect(String(failures[0])).toContain('disk is full');
    expect(securityEvents.at(-1)).toMatchObject({ event: 'fault', outcome: 'failed', status: 507 });
  },
);

test.runIf(onSqlite)('a read-only database is answered with 503 and a message', async () => {
  await makeReadOnly();
  const { status, body, headers } = await call('POST', '/api/v1/news', long);
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '10']);
  expect(body.detail).toContain('accepts no changes');
});

test.runIf(onSqlite)(
  'a correct password on a failing disk is a fault, not a counted try',
  async () => {
    await makeReadOnly();
    for (let time = 0; time < 12; time += 1) {
      const { signedIn } = await signInHere(server, EMAIL, PASSWORD);
      expect([signedIn.status, signedIn.body.code]).toEqual([503, 'UNAVAILABLE']);
    }
    expect(securityEvents.at(-2)).toMatchObject({
      event: 'fault',
      call: 'POST /api/auth/sign-in/email',
    });
    await sql`pragma query_only = off`.execute(store.db);
    expect((await signInHere(server, EMAIL, PASSWORD)).signedIn.status).toBe(200);
  },
);

test('the log holds the reason of a failed sign-in, the answer does not', async () => {
  const user = {
    email: 'google@example.org',
    name: 'Juma',
    role: 'Fan',
    password: PASSWORD,
  } as const;
  const id = await addUser(store, author, user);
  await store.db.deleteFrom('account').where('userId', '=', id).execute();
  const answers = [];
  for (const email of [EMAIL, 'nobody@example.org', user.email]) {
    const { signedIn } = await signInHere(server, email, 'not the password');
    answers.push(JSON.stringify([signedIn.status, signedIn.body]));
  }
  expect(new Set(answers).size).toBe(1);
  const reasons = securityEvents
    .filter(({ event }) => event === 'sign-in')
    .map(({ reason }) => reason);
  expect(reasons.slice(-3)).toEqual(['wrong-password', 'unknown-address', 'no-password']);
});

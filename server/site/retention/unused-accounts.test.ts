import { afterAll, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { noteUse } from '#server/accounts/sessions/commands.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { mailsTo } from '#server/platform/mail/testing/mails-to.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { forgetUnusedAccounts } from './unused-accounts.ts';

const ORIGIN = 'https://wavu.example';
const server = await startTestServer({ mailOrigin: ORIGIN });
afterAll(() => server.stop());
const { store, call } = server;

const DAY = 24 * 60 * 60 * 1000;
const START = Date.now();
const at = (day: number) =>
  ({ actor: { kind: 'system', name: 'retention' }, now: START + day * DAY }) as const;
const YEARS = RETENTION_DAYS.unusedAccount;
const WARNED = RETENTION_DAYS.warned;

async function add(name: string) {
  const email = `${name}@example.org`;
  const user = { email, name, role: 'Coach', password: 'mpira wa wavu 6' } as const;
  return addUser(store, at(0), user);
}

async function names(): Promise<string[]> {
  const rows = await store.db.selectFrom('user').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

test('an unused account is warned by mail and later erased', async () => {
  await add('unused');
  const comes = await add('comes back');
  const trainer = await add('coach');
  await call('POST', '/api/v1/teams', {
    name: 'Timu',
    city: 'Tanga',
    gender: 'Women',
    coach: trainer,
  });
  const secretary = await add('secretary');
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Tanga', partner: 'N/A' };
  const league = (await call('POST', '/api/v1/leagues', { ...season, name: 'Ligi' })).body.id;
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary}`);
  const manager = await add('manager');
  const club = (await call('POST', '/api/v1/clubs', { name: 'Klabu', city: 'Tanga' })).body.id;
  await call('PUT', `/api/v1/clubs/${club}/managers/${manager}`);
  await add('program');
  await addToken(store, at(0), { email: 'program@example.org', name: 'board' });
  expect(await forgetUnusedAccounts(store, at(YEARS - 1), ORIGIN)).toEqual({
    warned: 0,
    erased: 0,
  });
  expect(await forgetUnusedAccounts(store, at(YEARS + 1), undefined)).toEqual({
    warned: 0,
    erased: 0,
  });
  expect(await forgetUnusedAccounts(store, at(YEARS + 1), ORIGIN)).toEqual({
    warned: 2,
    erased: 0,
  });
  const mail = await mailsTo(store, 'unused@example.org');
  expect(mail.text).toContain(`${WARNED} days`);
  expect(mail.text).toContain(`siku ${WARNED}`);
  expect(mail.text).toContain('https://wavu.example/sign-in');
  expect(await forgetUnusedAccounts(store, at(YEARS + 2), ORIGIN)).toEqual({
    warned: 0,
    erased: 0,
  });
  await noteUse(store, comes, at(YEARS + 5).now);
  const later = at(YEARS + WARNED + 2);
  expect(await forgetUnusedAccounts(store, later, ORIGIN)).toEqual({ warned: 0, erased: 1 });
  expect(await names()).toEqual([
    'Admin',
    'coach',
    'comes back',
    'manager',
    'program',
    'secretary',
  ]);
});

test('only administrators and the daily job erase unused accounts', async () => {
  const actor = {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  } as const;
  await expect(forgetUnusedAccounts(store, { actor, now: START }, ORIGIN)).rejects.toThrow(
    'needs an administrator',
  );
});

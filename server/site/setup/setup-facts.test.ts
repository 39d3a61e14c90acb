import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { setUp } from './commands.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const SITE = { name: 'Chama cha Wavu Tanga', shortName: 'TAREVA' };
const FIRST = { code: 'x', name: 'Rehema', password: 'mpira wa wavu 6', site: SITE, demo: false };

async function freshSite() {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  await server.store.db.deleteFrom('user').execute();
  await server.store.db.deleteFrom('audit').execute();
  return server.store;
}

test('a setup leaves the first administrator and the names of the site in the audit log', async () => {
  const store = await freshSite();
  const before = await store.db.selectFrom('change').selectAll().execute();
  await setUp(store, NOW, { ...FIRST, phone: '0712 345 118' });
  const { id } = await store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const trail = await store.db
    .selectFrom('audit')
    .select(['action', 'subject', 'after', 'actor_name', 'at'])
    .orderBy('action')
    .execute();
  const fields = { actor_name: 'setup', at: NOW };
  expect(trail.map((entry) => ({ ...entry, after: JSON.parse(entry.after!) }))).toEqual([
    { ...fields, action: 'site.update', subject: 'site:settings', after: SITE },
    { ...fields, action: 'user.add', subject: `user:${id}`, after: { role: 'admin' } },
  ]);
  const after = await store.db.selectFrom('change').selectAll().execute();
  expect(after.length).toBe(before.length + 1);
});

test('an administrator with an e-mail address signs in with it in small letters', async () => {
  const store = await freshSite();
  const name = await setUp(store, NOW, { ...FIRST, email: 'Rehema@Example.ORG' });
  expect(name).toBe('rehema@example.org');
  const user = await store.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
  expect([user.email, user.phone, user.role]).toEqual(['rehema@example.org', null, 'admin']);
});

test('a setup with a common password is refused by field, and the site stays open', async () => {
  const store = await freshSite();
  const refused = setUp(store, NOW, { ...FIRST, phone: '0712345118', password: 'password123' });
  await expect(refused).rejects.toMatchObject({
    extras: { errors: [{ field: 'password' }], refusal: 'GUESSABLE_PASSWORD' },
  });
  expect(await store.db.selectFrom('user').select('id').execute()).toEqual([]);
  await setUp(store, NOW, { ...FIRST, phone: '0712345118' });
});

test('a setup beside an account that was made meanwhile is refused and names no site', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const refused = setUp(server.store, NOW, { ...FIRST, phone: '0712345118' });
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', text: { key: 'setup.done' } });
  const names = server.store.db.selectFrom('site_setting').select('name');
  expect(await names.where('name', 'in', ['name', 'setUp']).execute()).toEqual([]);
});

test('a second setup is refused although every account is gone', async () => {
  const store = await freshSite();
  await setUp(store, NOW, { ...FIRST, phone: '0712345118' });
  await store.db.deleteFrom('user').execute();
  const again = setUp(store, NOW, { ...FIRST, phone: '0712345119' });
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT', text: { key: 'setup.done' } });
  expect(await store.db.selectFrom('user').select('id').execute()).toEqual([]);
});

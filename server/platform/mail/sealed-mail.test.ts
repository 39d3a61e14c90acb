import { afterAll, expect, test } from 'vitest';
import { createVault } from '#server/platform/config/vault.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { createMailer } from './mailer.ts';
import { deliverDue } from './postman.ts';
import { readable, startMailRelay } from './testing/mail-relay.ts';
import { mailsTo } from './testing/mails-to.ts';

const ORIGIN = 'https://wavu.example';
const server = await startTestServer({ mailOrigin: ORIGIN });
const relay = await startMailRelay();
const mailer = await createMailer(relay.url, ORIGIN);
const { store, call } = server;
afterAll(async () => {
  mailer.close();
  await Promise.all([relay.stop(), server.stop()]);
});

async function ask(email: string) {
  const registration = { name: 'Asha', email, isOfAge: true };
  expect((await call('POST', '/api/v1/registrations', registration, { token: null })).status).toBe(
    202,
  );
}

test('a waiting mail is stored without a readable link and sent with it', async () => {
  await ask('asha@example.org');
  const { token } = await mailsTo(store, 'asha@example.org');
  expect(token).toMatch(/^mail_/);
  const rows = JSON.stringify(await store.db.selectFrom('mail').selectAll().execute());
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(ORIGIN);
  await deliverDue(store, mailer, Date.now);
  expect(readable(relay.received.at(-1)!.raw)).toContain(token);
});

test('a mail encrypted with another SECRET is given up with its reason', async () => {
  await ask('juma@example.org');
  const sent = relay.received.length;
  await deliverDue({ ...store, vault: createVault('another secret') }, mailer, Date.now);
  expect(relay.received).toHaveLength(sent);
  const mail = await store.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ due_at: null, last_error: 'It was sealed with another SECRET.' });
});

import { afterAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/id.ts';
import { write } from '#server/platform/db/write.ts';
import { queueLetter } from '#server/platform/mail/commands.ts';
import { openMail } from '#server/platform/mail/sealed-mail.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { confirmSubscription, newTokens, sendIssue, unsubscribe } from './commands.ts';

const ORIGIN = 'https://wavu.example';
const NOW = Date.UTC(2026, 10, 26, 12);
const server = await startTestServer({ mailOrigin: ORIGIN, clock: () => NOW });
afterAll(() => server.stop());
const { store, call } = server;
const { db } = store;
const ANYBODY = { actor: { kind: 'anonymous' }, now: NOW } as const;
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;

/** A subscription as it is stored: asked for, or also confirmed. */
async function subscriber(email: string, confirmed_at: number | null = NOW): Promise<string> {
  const id = newId(NOW);
  const row = { id, email, language: 'en', asked_at: NOW, mailed_at: NOW, confirmed_at };
  await db.insertInto('subscriber').values(row).execute();
  return id;
}

async function tokenOf(id: string, kind: 'confirm' | 'unsubscribe'): Promise<string> {
  const tokens = await write(store, SYSTEM, (tx) => newTokens(tx, NOW, kind, [id]));
  return tokens.get(id)!;
}

async function trailOf(id: string): Promise<string[]> {
  const { body } = await call('GET', `/api/v1/audit?subject=subscriber:${id}`);
  return body.items.map(({ action }: { action: string }) => action);
}

async function queued(): Promise<string[]> {
  const rows = await db.selectFrom('mail').select('subject').orderBy('subject').execute();
  return rows.map(({ subject }) => subject);
}

test('a confirmation followed twice is in the audit log once', async () => {
  const id = await subscriber('asha@example.org', null);
  const token = await tokenOf(id, 'confirm');
  await confirmSubscription(store, ANYBODY, token);
  expect(await trailOf(id)).toEqual(['newsletter.confirm']);
  await confirmSubscription(store, { ...ANYBODY, now: NOW + 1 }, token);
  expect(await trailOf(id)).toEqual(['newsletter.confirm']);
});

test('an end followed twice is in the audit log once, and is about no other subscriber', async () => {
  const id = await subscriber('juma@example.org');
  const token = await tokenOf(id, 'unsubscribe');
  await unsubscribe(store, ANYBODY, token);
  await unsubscribe(store, ANYBODY, token);
  expect(await trailOf(id)).toEqual(['newsletter.end']);
  const ends = db.selectFrom('audit').select('id').where('action', '=', 'newsletter.end');
  expect(await ends.execute()).toHaveLength(1);
});

test('an end deletes the waiting issues for the address, and neither other mail nor other addresses', async () => {
  await db.deleteFrom('subscriber').execute();
  const id = await subscriber('neema@example.org');
  await subscriber('saida@example.org');
  const token = await tokenOf(id, 'unsubscribe');
  await sendIssue(store, SYSTEM, { subject: 'Fainali', text: 'Habari' }, ORIGIN);
  const letter = { to: 'neema@example.org', language: 'sw', paragraphs: ['Kiungo'] } as const;
  await queueLetter(store, NOW, { ...letter, subject: 'Nenosiri' });
  expect(await queued()).toEqual(['Fainali', 'Fainali', 'Nenosiri']);
  await unsubscribe(store, ANYBODY, token);
  expect(await queued()).toEqual(['Fainali', 'Nenosiri']);
});

test('a link that confirms is refused after the end of the subscription', async () => {
  const id = await subscriber('zawadi@example.org');
  const confirm = await tokenOf(id, 'confirm');
  await unsubscribe(store, ANYBODY, await tokenOf(id, 'unsubscribe'));
  const again = confirmSubscription(store, ANYBODY, confirm);
  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an issue sent twice is refused with its reason, and queued once', async () => {
  await db.deleteFrom('subscriber').execute();
  await db.deleteFrom('mail').execute();
  await subscriber('rehema@example.org');
  const issue = { subject: 'Ratiba', text: 'Kesho.' };
  expect((await call('POST', '/api/v1/newsletter/issues', issue)).status).toBe(201);
  const { status, body } = await call('POST', '/api/v1/newsletter/issues', issue);
  expect([status, body.detail]).toEqual([409, 'The same newsletter was sent already.']);
  expect(await queued()).toEqual(['Ratiba']);
});

test('paragraphs of an issue are parted by empty lines, also by lines of blanks, and by no others', async () => {
  await db.deleteFrom('mail').execute();
  const text = 'Moja.\nMstari.\n \t\nMbili.\nx\nTatu.\n\n\nNne.';
  await sendIssue(store, SYSTEM, { subject: 'Aya', text }, ORIGIN);
  const mail = await db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  const paragraphs = openMail(mail, store.vault).html.match(/<p>[^<].*?<\/p>/gs);
  expect(paragraphs).toEqual([
    '<p>Moja.<br>Mstari.</p>',
    '<p>Mbili.<br>x<br>Tatu.</p>',
    '<p>Nne.</p>',
  ]);
});

test('two thousand subscribers get a link each, recognisable as one of a mail', async () => {
  const ids = Array.from({ length: 2000 }, () => newId(NOW));
  const state = { language: 'en', asked_at: NOW, mailed_at: NOW, confirmed_at: NOW };
  const rows = ids.map((id) => ({ id, email: `${id}@example.org`, ...state }));
  await db.insertInto('subscriber').values(rows).execute();
  const tokens = await write(store, SYSTEM, (tx) => newTokens(tx, NOW, 'unsubscribe', ids));
  expect(new Set(tokens.values()).size).toBe(2000);
  for (const token of tokens.values()) expect(token).toMatch(/^mail_[\w-]{43}$/);
  const stored = db.selectFrom('newsletter_token').select('token_hash');
  expect(await stored.where('subscriber_id', 'in', ids).execute()).toHaveLength(2000);
});

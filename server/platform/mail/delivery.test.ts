import { afterAll, expect, test } from 'vitest';
import type { Author } from '#server/platform/db/write.ts';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { claimMail, queueLetter, queueLetters, waitAfterTry } from './commands.ts';
import { createMailer } from './mailer.ts';
import { deliverDue, startPostman } from './postman.ts';
import { readable, startMailRelay } from './testing/mail-relay.ts';

const server = await startTestServer();
const relay = await startMailRelay();
const mailer = await createMailer(relay.url, 'https://wavu.example:8443');
const { store } = server;
afterAll(async () => {
  mailer.close();
  await Promise.all([relay.stop(), server.stop()]);
});

const NOW = Date.parse('2026-11-21T12:00:00Z');
const AUTHOR: Author = { actor: { kind: 'system', name: 'test' }, now: NOW };
const LETTER = {
  to: 'asha@example.org',
  language: 'sw',
  subject: 'Habari',
  paragraphs: ['Mambo vipi?'],
} as const;

function deliver(now = NOW) {
  return deliverDue(store, mailer, () => now);
}

function queued() {
  return store.db.selectFrom('mail').selectAll().orderBy('id').execute();
}

async function clear() {
  relay.received.length = 0;
  await store.db.deleteFrom('mail').execute();
}

test('a mail goes out after the commit, from the host of the site, in text and HTML', async () => {
  await clear();
  await write(store, AUTHOR, (tx) =>
    queueLetters(tx, NOW, [
      {
        ...LETTER,
        replyTo: 'juma@example.org',
        unsubscribeUrl: `https://w/u?token=${'x'.repeat(90)}`,
      },
    ]),
  );
  const [row] = await queued();
  await deliver();
  expect(await queued()).toEqual([]);
  expect(relay.received).toMatchObject([
    { from: 'no-reply@wavu.example', to: ['asha@example.org'] },
  ]);
  const mail = readable(relay.received[0]!.raw);
  for (const line of [
    'From: Wavu <no-reply@wavu.example>',
    'To: asha@example.org',
    'Subject: Habari',
    'Reply-To: juma@example.org',
    `Message-ID: <${row!.id}@wavu.example>`,
    'Date: Sat, 21 Nov 2026 12:00:00 +0000',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]) {
    expect(mail.split('\n')).toContain(line);
  }
  expect(mail).toMatch(/\nList-Unsubscribe: <https:\/\/w\/u\?token=x{90}>\n/);
  expect(mail).toContain('\n\nMambo vipi?\n');
  expect(mail).toContain('<p>Mambo vipi?</p>');
});

test('a command that fails sends nothing', async () => {
  await clear();
  const failing = write(store, AUTHOR, async (tx) => {
    await queueLetters(tx, NOW, [LETTER]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await deliver();
  expect(relay.received).toEqual([]);
});

test('several nodes at once send each mail once', async () => {
  await clear();
  const letters = Array.from({ length: 30 }, (_, n) => ({ ...LETTER, to: `p${n}@example.org` }));
  await write(store, AUTHOR, (tx) => queueLetters(tx, NOW, letters));
  await Promise.all([deliver(), deliver(), deliver(), deliver()]);
  const recipients = relay.received.flatMap((mail) => mail.to);
  expect(recipients.sort()).toEqual(letters.map((letter) => letter.to).sort());
});

test('a mail to one person is sent before a newsletter', async () => {
  await clear();
  await queueLetter(store, NOW - 1000, { ...LETTER, to: 'many@example.org', bulk: true });
  await queueLetter(store, NOW, { ...LETTER, to: 'one@example.org' });
  await deliver();
  expect(relay.received.map((mail) => mail.to[0])).toEqual(['one@example.org', 'many@example.org']);
});

test('a busy relay is tried again after growing pauses', async () => {
  await clear();
  await queueLetter(store, NOW, LETTER);
  relay.refuse(2, 451);
  await deliver();
  expect(await queued()).toMatchObject([{ attempts: 1, due_at: NOW + 30_000 }]);
  await deliver(NOW + 29_999);
  expect((await queued())[0]?.attempts).toBe(1);
  await deliver(NOW + 30_000);
  expect(await queued()).toMatchObject([{ attempts: 2, due_at: NOW + 30_000 + 120_000 }]);
  expect((await queued())[0]?.last_error).toContain('451');
  await deliver(NOW + 150_000);
  expect(await queued()).toEqual([]);
  expect(relay.received).toHaveLength(1);
});

test('a mail refused for good is given up at once, and its text is deleted', async () => {
  await clear();
  await queueLetter(store, NOW, LETTER);
  relay.refuse(1, 550);
  await deliver();
  expect(await queued()).toMatchObject([
    { recipient: 'asha@example.org', due_at: null, text: '', html: '', headers: '{}' },
  ]);
  await deliver(NOW + 10 ** 9);
  expect(relay.received).toEqual([]);
});

test('an unreachable relay loses no mails until their last try', async () => {
  await clear();
  await queueLetter(store, NOW, LETTER);
  const away = await createMailer('smtp://127.0.0.1:9', 'https://wavu.example');
  let now = NOW;
  for (let tries = 1; tries <= 7; tries += 1) {
    await deliverDue(store, away, () => now);
    expect(await queued()).toMatchObject([{ attempts: tries }]);
    now += waitAfterTry(tries);
  }
  away.close();
  expect(await queued()).toMatchObject([{ due_at: null, text: '' }]);
});

test('a mail of a dead node is taken over after its lease', async () => {
  await clear();
  await queueLetter(store, NOW, LETTER);
  expect((await claimMail(store, NOW))?.attempts).toBe(1);
  expect(await claimMail(store, NOW + 299_999)).toBeUndefined();
  expect((await claimMail(store, NOW + 300_000))?.attempts).toBe(2);
});

test('the delivery job finds mails queued later and stops when told', async () => {
  await clear();
  const own = await createMailer(relay.url, 'https://wavu.example');
  const postman = startPostman(store, own, { everyMs: 5 });
  await queueLetter(store, Date.now(), LETTER);
  await expect.poll(() => relay.received.length).toBe(1);
  await postman.stop();
  await queueLetter(store, Date.now(), LETTER);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(relay.received).toHaveLength(1);
});

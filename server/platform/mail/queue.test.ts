import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/db/id.ts';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { claimMail, postponeMail, queueLetter, queueLetters } from './commands.ts';
import { addressWithoutMailbox } from './mailbox.ts';
import { openMail } from './sealed-mail.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store } = server;
const { db } = store;

const NOW = Date.UTC(2026, 10, 26, 12);
const DAY = 24 * 60 * 60 * 1000;
const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const LETTER = {
  to: 'asha@example.org',
  language: 'en',
  subject: 'News of {site}',
  paragraphs: ['From {site}.'],
} as const;

beforeEach(async () => {
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('site_setting').execute();
});

const queue = (to: readonly string[]) =>
  write(store, AUTHOR, (tx) =>
    queueLetters(
      tx,
      NOW,
      to.map((address) => ({ ...LETTER, to: address })),
    ),
  );
const recipients = async () =>
  (await db.selectFrom('mail').select('recipient').orderBy('id').execute()).map(
    (mail) => mail.recipient,
  );

test('accounts without a mailbox get no mail, alone and among others', async () => {
  const nowhere = addressWithoutMailbox('x');
  await queueLetter(store, NOW, { ...LETTER, to: nowhere });
  await queue([nowhere]);
  expect(await recipients()).toEqual([]);
  await queue([nowhere, 'juma@example.org']);
  expect(await recipients()).toEqual(['juma@example.org']);
});

test('a thousand letters are queued once each', async () => {
  const to = Array.from({ length: 1000 }, (_, n) => `p${n}@example.org`);
  await queue(to);
  expect((await recipients()).toSorted()).toEqual(to.toSorted());
});

test.each([
  ['of its own', 'TAREVA', 'TAREVA'],
  ['that is empty', '', 'Wavu'],
  ['that nobody set', undefined, 'Wavu'],
])('a letter of a site with a name %s has the name in subject and text', async (_, name, shown) => {
  if (name !== undefined)
    await db
      .insertInto('site_setting')
      .values([
        { name: 'color1', value: '"#0a3d91"' },
        { name: 'name', value: JSON.stringify(name) },
      ])
      .execute();
  await queue(['asha@example.org']);
  await queueLetter(store, NOW, { ...LETTER, to: 'asha@example.org' });
  const mails = await db.selectFrom('mail').selectAll().execute();
  expect(mails.map(({ subject }) => subject)).toEqual([`News of ${shown}`, `News of ${shown}`]);
  for (const mail of mails) expect(openMail(mail, store.vault).text).toBe(`From ${shown}.\n`);
});

test('the reason of a refused mail is kept in one line of at most 300 letters', async () => {
  await queueLetter(store, NOW, LETTER);
  const mail = (await claimMail(store, NOW))!;
  const reason = `550  no\r\n\tsuch\u0007user ${'x'.repeat(400)}`;
  await postponeMail(store, mail, NOW, { reason, isPermanent: true });
  const { last_error } = await db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(last_error).toBe(`550 no such user ${'x'.repeat(400)}`.slice(0, 300));
});

/** A mail that was given up, and one that still waits, both as old as this. */
async function oldMails(created_at: number): Promise<void> {
  const rest = { subject: 's', text: '', html: '', headers: '{}', bulk: 0, attempts: 7 };
  for (const [recipient, due_at] of [
    ['given up', null],
    ['waits', NOW + DAY],
  ] as const)
    await db
      .insertInto('mail')
      .values({
        id: newId(created_at),
        recipient: `${recipient} ${NOW - created_at}`,
        ...rest,
        due_at,
        last_error: null,
        created_at,
      })
      .execute();
}

test('mails given up more than 30 days ago go when another one is given up, and not before', async () => {
  await oldMails(NOW - 30 * DAY - 1);
  await oldMails(NOW - 30 * DAY);
  await queueLetter(store, NOW, LETTER);
  const mail = (await claimMail(store, NOW))!;
  await postponeMail(store, mail, NOW, { reason: 'busy', isPermanent: false });
  expect(await recipients()).toHaveLength(5);
  await postponeMail(store, mail, NOW, { reason: 'gone', isPermanent: true });
  expect((await recipients()).toSorted()).toEqual(
    [
      'asha@example.org',
      `given up ${30 * DAY}`,
      `waits ${30 * DAY}`,
      `waits ${30 * DAY + 1}`,
    ].toSorted(),
  );
});

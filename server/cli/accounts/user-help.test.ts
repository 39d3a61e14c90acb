import { expect, test } from 'vitest';
import { createAuth } from '#server/accounts/auth/auth.ts';
import { fitsOneTime, isOneTime } from '#server/accounts/auth/one-time-password.ts';
import { verifyPassword } from '#server/accounts/auth/password.ts';
import { resetPassword } from '#server/accounts/links/commands.ts';
import { noteSignInTry } from '#server/accounts/sessions/sign-in-tries.ts';
import { newId } from '#server/platform/db/id.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';

const EMAIL = 'asha@wavu.example';
const ASHA = ['--email', EMAIL, '--name', 'Asha', '--role', 'admin'];

async function openWithAsha(): Promise<CommandLine & { userId: string }> {
  const line = await openCommandLine({ input: 'mlango mpya wazi' });
  await line.run('user', 'add', ...ASHA, '--password', 'pwani na bara');
  const userId = await line.withStore(async (store) => {
    const { id } = await store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    return id;
  });
  return { ...line, userId };
}

async function signIn(store: Store, userId: string) {
  const now = Date.now();
  const at = instant(store.engine, now);
  const session = {
    id: newId(now),
    userId,
    token: newId(now),
    expiresAt: instant(store.engine, now + 60_000),
    ipAddress: null,
    userAgent: 'Firefox on Android',
    createdAt: at,
    updatedAt: at,
  };
  await store.db.insertInto('session').values(session).execute();
}

const passwordOf = async (store: Store) =>
  (await store.db.selectFrom('account').select('password').executeTakeFirstOrThrow()).password!;

test('user password sets a password for an account and ends its sessions', async () => {
  const line = await openWithAsha();
  await line.withStore((store) => signIn(store, line.userId));
  const done = await line.run('user', 'password', '--email', EMAIL, '--password', '-');
  expect(done).toMatchObject({ code: 0, errors: [] });
  await line.withStore(async (store) => {
    const hash = await passwordOf(store);
    expect(isOneTime(hash) && (await fitsOneTime(hash, 'mlango mpya wazi'))).toBe(true);
    expect(await store.db.selectFrom('session').select('id').execute()).toEqual([]);
  });
  const short = await line.run('user', 'password', '--email', EMAIL, '--password', 'fupi');
  expect(short).toMatchObject({ code: 2, lines: [] });
  const unknownUser = ['--email', 'nobody@wavu.example', '--password', 'pwani na bara'];
  expect((await line.run('user', 'password', ...unknownUser)).output).toContain(
    'no user with nobody@',
  );
  await line.drop();
});

test('user add without a password prints a link by which the person chooses one', async () => {
  const line = await openCommandLine();
  const added = await line.run('user', 'add', ...ASHA);
  expect(added).toMatchObject({ code: 0, errors: [] });
  const token = /^https:\/\/wavu\.example\/reset-password#(mail_\S+)$/.exec(added.lines[1]!)?.[1];
  await line.withStore(async (store) => {
    expect(await store.db.selectFrom('account').select('id').execute()).toEqual([]);
    const author = { actor: { kind: 'anonymous' }, now: Date.now() } as const;
    const use = { token: token!, password: 'nimechagua mwenyewe' };
    expect(await resetPassword(store, author, use)).toBe(EMAIL);
    expect(await verifyPassword(await passwordOf(store), use.password)).toBe(true);
    await expect(resetPassword(store, author, use)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
  await line.drop();
});

test('user link works for a day, and user show tells that it is open', async () => {
  const line = await openWithAsha();
  const link = await line.run('user', 'link', '--email', EMAIL);
  expect(link.lines[0]).toMatch(/^https:\/\/wavu\.example\/reset-password#mail_/);
  const { output } = await line.run('user', 'show', '--email', EMAIL);
  expect(output).toMatch(/Open links:\n {2}reset, until \d{4}-/);
  expect(output).not.toContain('mail_');
  await line.drop();
});

test('user show prints sign-in methods, recent tries, devices and the id used in logs', async () => {
  const line = await openWithAsha();
  await line.withStore(async (store) => {
    await signIn(store, line.userId);
    await noteSignInTry(store, Date.now(), line.userId, 'wrong-password');
    await noteSignInTry(store, Date.now(), line.userId, 'no-code');
  });
  await line.run('token', 'add', '--email', EMAIL, '--name', 'board');
  const { code, output } = await line.run('user', 'show', '--email', EMAIL.toUpperCase());
  expect(code).toBe(0);
  const mark = await line.withStore(async (store) => {
    const secret = 'a secret for tests, long enough';
    return createAuth({ store, secret }).markOf(EMAIL);
  });
  for (const words of [
    `"account":"${mark}"`,
    'Account: Asha, admin',
    'Ways to sign in: password. Second step: off',
    'Signed in on 1 devices. API tokens: board',
    'Firefox on Android',
    'refused: wrong password',
    'asked for the code',
    'Mails that were not sent yet: none.',
  ]) {
    expect(output).toContain(words);
  }
  for (const secret of ['argon2', 'wavu_']) expect(output).not.toContain(secret);
  const unknownUser = await line.run('user', 'show', '--email', 'nobody@wavu.example');
  expect(unknownUser.code).toBe(1);
  expect(unknownUser.lines[0]).toContain('"account":"');
  await line.drop();
});

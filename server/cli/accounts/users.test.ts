import { expect, test } from 'vitest';
import { verifyPassword } from '#server/accounts/auth/password.ts';
import { findTokenOwner } from '#server/accounts/tokens/queries.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { openCommandLine } from '../testing/command-line.ts';

const ASHA = ['--email', 'Asha@wavu.example', '--name', 'Asha'];

test('a user is added with a password and gets tokens', async () => {
  const { run, withStore, drop } = await openCommandLine();
  const added = await run('user', 'add', ...ASHA, '--role', 'admin', '--password', 'pwani na bara');
  expect(added).toMatchObject({ code: 0, errors: [] });
  const token = await run('token', 'add', '--email', 'asha@wavu.example', '--name', 'script');
  expect(token).toMatchObject({ code: 0, errors: [] });
  expect(token.lines).toHaveLength(1);
  await withStore(async (store) => {
    const owner = await findTokenOwner(store, hashToken(token.lines[0]!), Date.now());
    expect(owner?.user).toMatchObject({ email: 'asha@wavu.example', role: 'admin' });
    const { password } = await store.db
      .selectFrom('account')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(password!, 'pwani na bara')).toBe(true);
  });
  await drop();
});

test('tokens end at once, one by its name or all of a person', async () => {
  const { run, withStore, drop } = await openCommandLine();
  await run('user', 'add', ...ASHA, '--role', 'admin', '--password', 'pwani na bara');
  const of = ['--email', 'asha@wavu.example'];
  const tokens: string[] = [];
  for (const name of ['script', 'board', 'old']) {
    tokens.push((await run('token', 'add', ...of, '--name', name)).lines[0]!);
  }
  const holding = () =>
    withStore(async (store) => {
      const owners = tokens.map((token) => findTokenOwner(store, hashToken(token), Date.now()));
      return (await Promise.all(owners)).map((owner) => owner !== undefined);
    });
  expect(await holding()).toEqual([true, true, true]);
  expect((await run('token', 'end', ...of, '--name', 'board')).code).toBe(0);
  expect(await holding()).toEqual([true, false, true]);
  expect((await run('token', 'end', ...of, '--name', 'board')).code).toBe(1);
  const all = await run('token', 'end', ...of);
  expect(all.lines).toEqual(['Tokens of asha@wavu.example that have ended: 2']);
  expect(await holding()).toEqual([false, false, false]);
  await drop();
});

test('a dash takes the password from standard input', async () => {
  const { run, drop } = await openCommandLine({ input: 'mpira wa wavu' });
  const added = await run('user', 'add', ...ASHA, '--role', 'Fan', '--password', '-');
  expect(added.code).toBe(0);
  await drop();
  const short = await openCommandLine({ input: 'fupi' });
  const refused = await short.run('user', 'add', ...ASHA, '--role', 'Fan', '--password', '-');
  expect(refused).toMatchObject({ code: 2, lines: [] });
  expect(refused.output).toContain('--password');
  await short.drop();
});

test('a wrong input is reported in one line, with an exit code', async () => {
  const { run, drop } = await openCommandLine();
  const good = [...ASHA, '--role', 'admin', '--password', 'pwani na bara'];
  await run('user', 'add', ...good);
  const cases: [number, RegExp, string[]][] = [
    [1, /a user with asha@wavu.example already/, ['user', 'add', ...good]],
    [2, /missing --role/, ['user', 'add', ...ASHA]],
    [1, /no user with juma@wavu.example/, ['user', 'link', '--email', 'juma@wavu.example']],
    [2, /missing --password/, ['user', 'password', '--email', 'asha@wavu.example']],
    [2, /--role/, ['user', 'add', ...good, '--role', 'boss']],
    [2, /--email/, ['user', 'add', ...good, '--email', 'asha']],
    [2, /Unknown option '--age'/, ['user', 'add', ...good, '--age', '30']],
    [
      1,
      /no user with juma@wavu.example/,
      ['token', 'add', '--email', 'juma@wavu.example', '--name', 'x'],
    ],
    [2, /no command 'user remove'/, ['user', 'remove']],
    [2, /missing FILE/, ['export']],
    [2, /unexpected 'all'/, ['check', 'all']],
  ];
  for (const [code, words, argv] of cases) {
    const { errors, lines, ...answer } = await run(...argv);
    expect([answer.code, lines]).toEqual([code, []]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(words);
    expect(errors[0]).not.toContain('\n');
  }
  expect((await run('help')).lines.join('\n')).toContain('restore FILE');
  await drop();
});

import { expect, onTestFinished, test } from 'vitest';
import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { setupCode } from '#server/accounts/setup/code.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer, TEST_SECRET } from '#server/testing/start-test-server.ts';

const CODE = setupCode(TEST_SECRET);
const FIRST = {
  code: CODE,
  name: 'Rehema Suleiman',
  phone: '0712 345 118',
  password: 'mpira wa wavu 6',
  site: {
    name: 'Chama cha Wavu Dar',
    shortName: 'DAREVA',
    color1: '#0a3d91',
    color2: '#fcd116',
    language: PUBLISHED_LANGUAGES[1],
  },
  demo: false,
};

/** A site to which nobody has come yet. */
async function freshSite(clock = Date.now) {
  const server = await startTestServer({ clock });
  onTestFinished(() => server.stop());
  await server.store.db.deleteFrom('user').execute();
  const post = (body: unknown) => server.call('POST', '/api/v1/setup', body, { token: null });
  const isOpen = async () =>
    (await server.call('GET', '/api/v1/setup', undefined, { token: null })).body.isOpen;
  return { server, post, isOpen };
}

test('a reader of the terminal creates the first administrator and names the site', async () => {
  const { server, post, isOpen } = await freshSite();
  expect(await isOpen()).toBe(true);
  const { status } = await post({ ...FIRST, code: ` ${CODE.toLowerCase()} ` });
  expect(status).toBe(201);
  const { me } = await signInHere(server, '0712345118', FIRST.password);
  expect(me.body).toMatchObject({ name: 'Rehema Suleiman', role: 'admin', roleChosen: true });
  const { body } = await server.call('GET', '/api/v1/site', undefined, { token: null });
  expect(body).toMatchObject(FIRST.site);
  expect(await isOpen()).toBe(false);
});

test('the setup is closed for ever as soon as somebody has an account, also to the right code', async () => {
  const { post } = await freshSite();
  await post(FIRST);
  const again = await post({ ...FIRST, phone: '0712 345 119' });
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  expect((await post({ ...FIRST, code: 'wrong' })).status).toBe(409);
});

test('of thirty who set the site up at once, one succeeds', async () => {
  const { server, post } = await freshSite();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => post({ ...FIRST, phone: `07123451${10 + n}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await server.store.db.selectFrom('user').selectAll().execute()).toHaveLength(1);
});

test('ten wrong codes close the setup to an address for a quarter of an hour', async () => {
  let now = Date.now();
  const { post } = await freshSite(() => now);
  for (let n = 0; n < 10; n += 1) {
    const { status, body } = await post({ ...FIRST, code: `0000-0000-000${n}` });
    expect([status, body.errors[0].field]).toEqual([403, 'code']);
  }
  expect((await post(FIRST)).status).toBe(429);
  now += 15 * 60 * 1000;
  expect((await post(FIRST)).status).toBe(201);
});

test.each([
  ['no way to sign in', { phone: undefined }, 'phone'],
  ['a short password', { password: 'short' }, 'password'],
  ['a colour too light for white letters', { site: { color1: '#ffffff' } }, 'site.color1'],
  ['no word on the demonstration', { demo: undefined }, 'demo'],
])('a setup with %s is refused by field', async (_, facts, field) => {
  const { post, isOpen } = await freshSite();
  const { status, body } = await post({ ...FIRST, ...facts });
  expect(status).toBe(400);
  expect(body.errors.map((fault: { field: string }) => fault.field)).toEqual([field]);
  expect(await isOpen()).toBe(true);
});

import { afterAll, expect, test } from 'vitest';
import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

async function fanToken(): Promise<string> {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `fan${Math.random()}@example.com`;
  await addUser(store, author, { email, name: 'Fan', role: 'Fan', password: 'a long password' });
  return addToken(store, author, { email, name: 'test' });
}

test('a new installation shows the notice of the specification and nothing else', async () => {
  const { status, body } = await call('GET', '/api/v1/site', undefined, { token: null });
  expect(status).toBe(200);
  expect(body).toEqual({
    name: '',
    shortName: '',
    color1: '',
    color2: '',
    language: PUBLISHED_LANGUAGES[0],
    logo: '',
    controller: '',
    registration: '',
    notice: 'Site under construction',
    noticeShown: true,
    slogan: '',
    contact: '',
    address: '',
    socialLinks: [],
    usefulLinks: [],
    dataLicence: '',
  });
});

test('a change of some settings keeps the others', async () => {
  const change = {
    notice: '',
    slogan: 'Mpira ni wetu',
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/wavu' }],
    usefulLinks: [{ name: 'Rules', url: '/faq' }],
  };
  const { status, body } = await call('PATCH', '/api/v1/site', change);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...change, contact: '' });
  const next = await call('PATCH', '/api/v1/site', { contact: 'info@example.org' });
  expect(next.body).toMatchObject({ ...change, contact: 'info@example.org' });
});

test('a change of settings is audited and renews pages, a repetition is not', async () => {
  const changes: unknown[] = [];
  const publish = store.publish;
  store.publish = (some) => {
    changes.push(...some.map((change) => change.topics));
    publish(some);
  };
  await call('PATCH', '/api/v1/site', { slogan: 'Moja' });
  await call('PATCH', '/api/v1/site', { slogan: 'Mbili' });
  await call('PATCH', '/api/v1/site', { slogan: 'Mbili' });
  store.publish = publish;
  expect(changes).toEqual([['site'], ['site']]);
  const trail = await call('GET', '/api/v1/audit?subject=site:settings');
  expect(trail.body.items.slice(0, 2)).toMatchObject([
    { action: 'site.update', before: { slogan: 'Moja' }, after: { slogan: 'Mbili' } },
    { action: 'site.update', after: { slogan: 'Moja' } },
  ]);
});

test('nobody but an administrator changes the site', async () => {
  const change = { slogan: 'Taken over' };
  expect((await call('PATCH', '/api/v1/site', change, { token: null })).status).toBe(401);
  const fan = await call('PATCH', '/api/v1/site', change, { token: await fanToken() });
  expect(fan.status).toBe(403);
  expect((await call('GET', '/api/v1/site')).body.slogan).not.toBe('Taken over');
});

test.each([
  ['an unknown field', { theme: 'red' }, 'theme'],
  ['a logo that is no upload', { logo: '/files/x.webp' }, 'logo'],
  ['a colour too light for white letters', { color1: '#fcd116' }, 'color1'],
  ['an unknown licence of open data', { dataLicence: 'MIT' }, 'dataLicence'],
  ['a huge notice', { notice: 'x'.repeat(301) }, 'notice'],
  ['a notice of two lines', { notice: 'a\nb' }, 'notice'],
  ['a control character', { address: 'a\u0000b' }, 'address'],
  [
    'a script as a link',
    { usefulLinks: [{ name: 'x', url: 'javascript:alert(1)' }] },
    'usefulLinks.0.url',
  ],
  [
    'a link that leaves by two slashes',
    { usefulLinks: [{ name: 'x', url: '//evil.example' }] },
    'usefulLinks.0.url',
  ],
  [
    'a link without a name',
    { socialLinks: [{ name: ' ', url: 'https://a.example' }] },
    'socialLinks.0.name',
  ],
  [
    'an unknown field of a link',
    { socialLinks: [{ name: 'a', url: '/a', rel: 'x' }] },
    'socialLinks.0.rel',
  ],
  [
    'too many links',
    { socialLinks: Array.from({ length: 13 }, () => ({ name: 'a', url: '/a' })) },
    'socialLinks',
  ],
])('%s is refused by name', async (_, change, field) => {
  const { status, body } = await call('PATCH', '/api/v1/site', change);
  expect(status).toBe(400);
  expect(body.errors.map((it: { field: string }) => it.field)).toEqual([field]);
});

test('two administrators may change different settings at once', async () => {
  const answers = await Promise.all([
    call('PATCH', '/api/v1/site', { slogan: 'Both' }),
    call('PATCH', '/api/v1/site', { notice: 'Both' }),
    call('PATCH', '/api/v1/site', { address: 'Both' }),
  ]);
  expect(answers.map((it) => it.status)).toEqual([200, 200, 200]);
  expect((await call('GET', '/api/v1/site')).body).toMatchObject({
    slogan: 'Both',
    notice: 'Both',
    address: 'Both',
  });
  expect(server.failures).toEqual([]);
});

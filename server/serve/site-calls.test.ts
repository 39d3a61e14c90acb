import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { call, store } = server;

async function tokenOf(role: 'Fan' | 'Coach' | 'Partner'): Promise<string> {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `${role}@example.com`;
  await addUser(store, author, { email, name: role, role, password: 'a long password' });
  return addToken(store, author, { email, name: 'test' });
}

const tokens = await Promise.all((['Fan', 'Coach', 'Partner'] as const).map(tokenOf));

const ADMIN_CALLS: [method: string, path: string, body?: object][] = [
  ['PATCH', '/site', { slogan: 'x' }],
  ['POST', '/news', { title: 'x', text: 'x' }],
  ['PATCH', '/news/any', { title: 'x' }],
  ['DELETE', '/news/any'],
  ['PUT', '/news/any/picture'],
  ['DELETE', '/news/any/picture'],
  ['POST', '/venues', { name: 'x', place: 'x' }],
  ['PATCH', '/venues/any', { note: 'x' }],
  ['DELETE', '/venues/any'],
  ['GET', '/feedback'],
  ['PATCH', '/feedback/any', { read: true }],
  ['GET', '/newsletter'],
  ['POST', '/newsletter/issues', { subject: 'x', text: 'x' }],
  ['PUT', '/site/logo'],
  ['DELETE', '/site/logo'],
  ['GET', '/archive?kind=team'],
  ['POST', '/archive/team/any/restore'],
];

test.each(ADMIN_CALLS)('%s %s is for administrators only', async (method, path, body) => {
  expect((await call(method, `/api/v1${path}`, body, { token: null })).status).toBe(401);
  for (const token of tokens) {
    const answer = await call(method, `/api/v1${path}`, body, { token });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  }
});

test('every call of these resources is in the API description', async () => {
  const { body } = await call('GET', '/api/v1/openapi.json');
  const described = Object.entries(body.paths as Record<string, object>)
    .filter(([path]) =>
      /^\/(site|news|venues|feedback|newsletter|archive|officials|partners)\b/.test(path),
    )
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`));
  expect(described.sort()).toEqual([
    'delete /news/{id}',
    'delete /news/{id}/picture',
    'delete /officials/{id}',
    'delete /officials/{id}/absences/{absence}',
    'delete /officials/{id}/links',
    'delete /partners/{id}',
    'delete /site/logo',
    'delete /venues/{id}',
    'get /archive',
    'get /feedback',
    'get /news',
    'get /news/{id}',
    'get /newsletter',
    'get /newsletter/unsubscribe',
    'get /officials/{id}',
    'get /officials/{id}/duties',
    'get /officials/{id}/exams',
    'get /officials/{id}/export',
    'get /partners',
    'get /partners/{id}',
    'get /partners/{id}/reach',
    'get /partners/{id}/reach.csv',
    'get /site',
    'get /venues',
    'get /venues/{id}',
    'patch /feedback/{id}',
    'patch /news/{id}',
    'patch /officials/{id}',
    'patch /partners/{id}',
    'patch /site',
    'patch /venues/{id}',
    'post /archive/{kind}/{id}/restore',
    'post /feedback',
    'post /news',
    'post /newsletter',
    'post /newsletter/confirm',
    'post /newsletter/issues',
    'post /newsletter/unsubscribe',
    'post /officials',
    'post /officials/{id}/absences',
    'post /officials/{id}/erasure',
    'post /officials/{id}/exams',
    'post /officials/{id}/exams/{exam}/withdrawal',
    'post /officials/{id}/links',
    'post /partners',
    'post /venues',
    'put /news/{id}/picture',
    'put /partners/{id}/logo',
    'put /site/logo',
  ]);
});

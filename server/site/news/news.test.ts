import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function newTeam(name: string): Promise<string> {
  const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
  return (await call('POST', '/api/v1/teams', team)).body.id;
}

async function newLeague(name: string): Promise<string> {
  const type = 'League';
  const league = { name, type, startsAt: '2026-07-26', location: 'Arusha', partner: 'N/A' };
  return (await call('POST', '/api/v1/leagues', league)).body.id;
}

async function publish(extra: object = {}) {
  return call('POST', '/api/v1/news', { title: 'Title', text: 'One.\n\nTwo.', ...extra });
}

function titles({ body }: { body: any }): string[] {
  return body.items.map((it: { title: string }) => it.title);
}

test('general news is published at once and read by all', async () => {
  const before = Date.now();
  const { status, body, headers } = await publish();
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`/api/v1/news/${body.id}`);
  expect(body).toMatchObject({ title: 'Title', text: 'One.\n\nTwo.', league: null, team: null });
  expect(Date.parse(body.publishedAt)).toBeGreaterThanOrEqual(before);
  const seen = await call('GET', `/api/v1/news/${body.id}`, undefined, { token: null });
  expect(seen.body).toEqual(body);
});

test('the list of news is newest first, for all, a team or a league', async () => {
  const team = await newTeam('Chui');
  const league = await newLeague('Ligi');
  await publish({ title: 'old', team, league, publishedAt: '2024-01-01T00:00:00Z' });
  await publish({ title: 'new', team, publishedAt: '2024-03-01T09:00:00+03:00' });
  await publish({ title: 'mid', league, publishedAt: '2024-02-01T00:00:00Z' });
  expect(titles(await call('GET', `/api/v1/news?team=${team}`))).toEqual(['new', 'old']);
  expect(titles(await call('GET', `/api/v1/news?league=${league}`))).toEqual(['mid', 'old']);
  expect(titles(await call('GET', '/api/v1/news')).slice(-3)).toEqual(['new', 'mid', 'old']);
  const { body } = await call('GET', `/api/v1/news?team=${team}&limit=1`);
  expect(body.items[0]).toMatchObject({
    team: { id: team, name: 'Chui' },
    publishedAt: '2024-03-01T06:00:00.000Z',
  });
});

test('readers of a language are listed what is written in it and what is for all', async () => {
  const team = await newTeam('Ndovu');
  await publish({ title: 'sw', team, language: 'sw', publishedAt: '2024-01-03T00:00:00Z' });
  await publish({ title: 'en', team, language: 'en', publishedAt: '2024-01-02T00:00:00Z' });
  await publish({ title: 'all', team, publishedAt: '2024-01-01T00:00:00Z' });
  const list = async (query: string) =>
    titles(await call('GET', `/api/v1/news?team=${team}${query}`));
  expect(await list('')).toEqual(['sw', 'en', 'all']);
  expect(await list('&language=sw')).toEqual(['sw', 'all']);
  expect(await list('&language=en')).toEqual(['en', 'all']);
  const refused = await call('GET', '/api/v1/news?language=fr');
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'language']);
  const { body } = await publish({ title: 'two', team, language: 'sw' });
  expect(body.language).toBe('sw');
  const loose = await call('PATCH', `/api/v1/news/${body.id}`, { language: null });
  expect(loose.body.language).toBeNull();
});

test('pages of news follow each other, also with equal times', async () => {
  const team = await newTeam('Simba');
  const publishedAt = '2025-05-05T05:05:05Z';
  for (let n = 0; n < 7; n += 1) await publish({ title: `${n}`, team, publishedAt });
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await call('GET', `/api/v1/news?team=${team}&limit=2&cursor=${cursor}`);
    seen.push(...titles(page));
    cursor = page.body.next ?? '';
  } while (cursor !== '');
  expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
});

test.each(['!', 'WzFd', 'WyJhIiwiYiJd', 'WzEuNSwiYSJd'])('the cursor %s is ignored', async (it) => {
  const { status, body } = await call('GET', `/api/v1/news?cursor=${it}`);
  expect([200, 400]).toContain(status);
  expect(body.items ?? []).toEqual([]);
});

test('a correction changes or empties the given fields and keeps the others', async () => {
  const team = await newTeam('Twiga');
  const { id, publishedAt } = (await publish({ team })).body;
  const fixed = await call('PATCH', `/api/v1/news/${id}`, { title: 'Corrected' });
  expect(fixed.body).toMatchObject({ title: 'Corrected', team: { name: 'Twiga' }, publishedAt });
  const loose = await call('PATCH', `/api/v1/news/${id}`, { team: null });
  expect(loose.body).toMatchObject({ title: 'Corrected', team: null });
  const trail = await call('GET', `/api/v1/audit?subject=news:${id}`);
  expect(trail.body.items.map((it: { action: string }) => it.action)).toEqual([
    'news.update',
    'news.update',
    'news.create',
  ]);
  expect(trail.body.items[1]).toMatchObject({
    before: { title: 'Title' },
    after: { title: 'Corrected' },
  });
});

test('archived news is hidden from readers, and archiving again changes nothing', async () => {
  const { id } = (await publish({ title: 'Gone' })).body;
  const twice = await Promise.all([
    call('DELETE', `/api/v1/news/${id}`),
    call('DELETE', `/api/v1/news/${id}`),
  ]);
  expect(twice.map((it) => it.status).sort()).toEqual([204, 404]);
  expect((await call('GET', `/api/v1/news/${id}`)).status).toBe(404);
  expect(titles(await call('GET', '/api/v1/news?limit=100'))).not.toContain('Gone');
  expect((await call('PATCH', `/api/v1/news/${id}`, { title: 'Back' })).status).toBe(404);
});

test.each([
  ['no title', { title: undefined }, 400, 'title'],
  ['an empty text', { text: ' \n ' }, 400, 'text'],
  ['a huge title', { title: 'x'.repeat(201) }, 400, 'title'],
  ['a huge text', { text: 'x'.repeat(20_001) }, 400, 'text'],
  ['a language of nobody', { language: 'fr' }, 400, 'language'],
  ['an unknown field', { archived: true }, 400, 'archived'],
  ['a control character', { text: 'a\u0000' }, 400, 'text'],
  ['a day for an instant', { publishedAt: '2026-01-01' }, 400, 'publishedAt'],
  ['an unknown league', { league: 'none' }, 422, 'league'],
  ['an unknown team', { team: 'none' }, 422, 'team'],
  ['the future', { publishedAt: '2999-01-01T00:00:00Z' }, 422, 'publishedAt'],
])('%s is refused by name', async (_, extra, status, field) => {
  const answer = await publish(extra);
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
});

test('news about an archived team is refused', async () => {
  const team = await newTeam('Old boys');
  await call('DELETE', `/api/v1/teams/${team}`);
  expect((await publish({ team })).body.code).toBe('UNKNOWN_REFERENCE');
});

test('only an administrator publishes, corrects or archives news', async () => {
  const { id } = (await publish()).body;
  const signedOut = { token: null };
  const news = { title: 'a', text: 'b' };
  expect((await call('POST', '/api/v1/news', news, signedOut)).status).toBe(401);
  expect((await call('PATCH', `/api/v1/news/${id}`, { title: 'a' }, signedOut)).status).toBe(401);
  expect((await call('DELETE', `/api/v1/news/${id}`, undefined, signedOut)).status).toBe(401);
  expect((await call('GET', `/api/v1/news/${id}`)).status).toBe(200);
  expect(server.failures).toEqual([]);
});

test('every write renews the pages', async () => {
  const { publish: publishBefore } = server.store;
  let published = 0;
  server.store.publish = (changes) => {
    published += 1;
    publishBefore(changes);
  };
  const { id } = (await publish()).body;
  await call('PATCH', `/api/v1/news/${id}`, { title: 'x' });
  await call('DELETE', `/api/v1/news/${id}`);
  server.store.publish = publishBefore;
  expect(published).toBe(3);
});

test('drafts and withdrawn news are shown to administrators only', async () => {
  const draft = { title: 'Rasimu', text: 'Bado', draft: true };
  const { id } = (await call('POST', '/api/v1/news', draft)).body;
  const path = `/api/v1/news/${id}`;
  const isPublic = async () => {
    const visitor = { token: null };
    const { status } = await call('GET', path, undefined, visitor);
    const list = await call('GET', '/api/v1/news?limit=100', undefined, visitor);
    const isListed = list.body.items.some((it: { id: string }) => it.id === id);
    expect(isListed).toBe(status === 200);
    return isListed;
  };
  expect(await isPublic()).toBe(false);
  expect((await call('GET', path)).body).toMatchObject({ title: 'Rasimu', draft: true });
  expect((await call('GET', '/api/v1/admin/news?state=draft')).body.total).toBe(1);

  const since = new Date().toISOString();
  const published = await call('PATCH', path, { draft: false });
  expect(published.body.draft).toBe(false);
  expect(published.body.publishedAt >= since).toBe(true);
  expect(await isPublic()).toBe(true);
  const at = published.body.publishedAt;
  const corrected = await call('PATCH', path, { title: 'Habari', draft: false });
  expect(corrected.body.publishedAt).toBe(at);

  await call('PATCH', path, { draft: true });
  expect(await isPublic()).toBe(false);
  expect((await call('GET', '/api/v1/admin/news?state=draft&q=habari')).body.total).toBe(1);
});

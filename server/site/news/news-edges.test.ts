import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const NEWS = { title: 'Habari', text: 'Leo.' };

const team = (
  await call('POST', '/api/v1/teams', {
    name: 'Chui',
    city: 'Moshi',
    coach: 'N/A',
    gender: 'Women',
  })
).body.id as string;

beforeEach(async () => {
  await store.db.deleteFrom('happening').execute();
});

async function happenings() {
  const rows = await store.db.selectFrom('happening').selectAll().execute();
  return rows.map((row) => [row.kind, row.team1_id, JSON.parse(row.body).facts]);
}

test('news that people can read is a happening of its team, and a correction is none', async () => {
  const { id } = (await call('POST', '/api/v1/news', { ...NEWS, team })).body;
  const published = ['news.published', team, { news: id, title: 'Habari' }];
  expect(await happenings()).toEqual([published]);
  await call('PATCH', `/api/v1/news/${id}`, { title: 'Sahihisho', draft: false });
  expect(await happenings()).toEqual([published]);
});

test('a draft is a happening when it is published, with the title that it has then', async () => {
  const { id } = (await call('POST', '/api/v1/news', { ...NEWS, team, draft: true })).body;
  await call('PATCH', `/api/v1/news/${id}`, { text: 'Kesho.' });
  expect(await happenings()).toEqual([]);
  await call('PATCH', `/api/v1/news/${id}`, { title: 'Mpya', draft: false });
  expect(await happenings()).toEqual([['news.published', team, { news: id, title: 'Mpya' }]]);
});

test('a draft that is published with a date of its own has that date', async () => {
  const { id } = (await call('POST', '/api/v1/news', { ...NEWS, draft: true })).body;
  const publishedAt = '2026-01-02T03:04:05.000Z';
  const { body } = await call('PATCH', `/api/v1/news/${id}`, { draft: false, publishedAt });
  expect(body.publishedAt).toBe(publishedAt);
});

test('news dated half a minute ahead is taken, and two minutes ahead is refused', async () => {
  const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
  const slack = await call('POST', '/api/v1/news', { ...NEWS, publishedAt: ahead(30_000) });
  expect(slack.status).toBe(201);
  const early = await call('POST', '/api/v1/news', { ...NEWS, publishedAt: ahead(120_000) });
  expect([early.status, early.body.code]).toEqual([422, 'NEWS_IN_FUTURE']);
});

test('news names a league that was archived no more', async () => {
  const season = { type: 'League', startsAt: '2026-07-26', location: 'Arusha', partner: 'N/A' };
  const league = (await call('POST', '/api/v1/leagues', { ...season, name: 'Ligi' })).body.id;
  await call('DELETE', `/api/v1/leagues/${league}`);
  const { status, body } = await call('POST', '/api/v1/news', { ...NEWS, league });
  expect([status, body.errors[0].field, body.code]).toEqual([422, 'league', 'UNKNOWN_REFERENCE']);
});

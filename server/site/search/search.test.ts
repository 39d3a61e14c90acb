import { expect, test } from 'vitest';
import { localDate } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { searchAll } from './queries.ts';

test('search forgives typos, finds meetings and shows no hidden player', async () => {
  const server = await startTestServer();
  const { call } = server;
  const base = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team = async (name: string) =>
    (await call('POST', '/api/v1/teams', { ...base, name })).body.id as string;
  const prisons = await team('Tanzania Prisons');
  const jkt = await team('JKT');
  const chui = await team('Chui');
  const play = async (team1: string, team2: string) => {
    const day = { matchType: 'Friendly', matchDate: '2026-12-01', matchTime: '16:00' };
    return (await call('POST', '/api/v1/matches', { team1, team2, ...day })).body.id as string;
  };
  const meeting = await play(jkt, prisons);
  const other = await play(jkt, chui);
  await call('POST', '/api/v1/players', { fullName: 'Zawadi Mosha', dateOfBirth: '2014-01-01' });
  await call('POST', '/api/v1/players', { fullName: 'Zawadi Komba', dateOfBirth: '1999-01-01' });
  const league = { name: 'Ligi Kuu', type: 'League', startsAt: '2026-07-26', location: 'Arusha' };
  await call('POST', '/api/v1/leagues', { ...league, partner: 'N/A' });
  const search = async (q: string) =>
    (await call('GET', `/api/v1/search?q=${encodeURIComponent(q)}`, undefined, { token: null }))
      .body;

  expect((await search('tanzannia prisns')).teams).toMatchObject([
    { id: prisons, detail: 'Moshi' },
  ]);
  expect((await search('LÍGI KUU')).leagues).toMatchObject([
    { name: 'Ligi Kuu', detail: 'Arusha', monogram: { logo: null, type: 'League' } },
  ]);
  expect((await search('zawdi')).players).toMatchObject([{ name: 'Zawadi Komba' }]);
  const both = await search('prisons v jkt');
  expect(both.matches.map((hit: { id: string }) => hit.id)).toEqual([meeting]);
  expect(both.matches[0].teams.map((team: { name: string }) => team.name)).toEqual([
    'JKT',
    'Tanzania Prisons',
  ]);
  expect((await search('prisons jkt')).matches).toEqual(both.matches);
  expect(both.teams.map((hit: { id: string }) => hit.id).sort()).toEqual([prisons, jkt].sort());
  const ofJkt = (await search('jkt')).matches.map((hit: { id: string }) => hit.id);
  expect(ofJkt.sort()).toEqual([meeting, other].sort());
  await call('DELETE', `/api/v1/teams/${chui}`);
  expect((await search('chui')).teams).toEqual([]);
  expect(await search('%')).toEqual({
    teams: [],
    clubs: [],
    seasons: [],
    players: [],
    leagues: [],
    matches: [],
    grounds: [],
    news: [],
  });
  expect(server.failures).toEqual([]);
  await server.stop();
});

test('search for a team lists its next matches, then its latest results', async () => {
  const server = await startTestServer();
  const { call } = server;
  const base = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const [nyota, simba] = await Promise.all(
    ['Nyota', 'Simba'].map(
      async (name) => (await call('POST', '/api/v1/teams', { ...base, name })).body.id as string,
    ),
  );
  const day = (offset: number) => localDate(Date.now() + offset * 24 * 60 * 60 * 1000);
  const play = async (offset: number) => {
    const when = { matchType: 'Friendly', matchDate: day(offset), matchTime: '16:00' };
    const { body } = await call('POST', '/api/v1/matches', { team1: nyota, team2: simba, ...when });
    return body.id as string;
  };
  for (let ahead = 1; ahead <= 12; ahead += 1) await play(ahead);
  for (const ago of [-2, -1]) {
    const path = `/api/v1/matches/${await play(ago)}`;
    await call('POST', `${path}/status`, { status: 'Live' });
    for (const set of [1, 2, 3]) {
      await call('PUT', `${path}/sets/${set}`, { team1Score: 25, team2Score: 20 });
    }
    await call('POST', `${path}/status`, { status: 'ended' });
  }

  const { body } = await call('GET', '/api/v1/search?q=nyota');
  expect(
    body.matches.map(({ name, detail }: { name: string; detail: string }) => [name, detail]),
  ).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((ahead) => ['Nyota – Simba', day(ahead)]),
    ['Nyota 3–0 Simba', day(-1)],
    ['Nyota 3–0 Simba', day(-2)],
  ]);
  expect(server.failures).toEqual([]);
  await server.stop();
});

test('search finds venues, news and teams with their colours', async () => {
  const server = await startTestServer();
  const { call } = server;
  const ground = { name: 'Uwanja wa Ndani wa Taifa', place: 'Dar es Salaam', courts: 1 };
  const venue = await call('POST', '/api/v1/venues', ground);
  const piece = { title: 'Fainali imesogezwa', text: 'Jumapili.' };
  const article = await call('POST', '/api/v1/news', { ...piece, draft: false });
  await call('POST', '/api/v1/news', { ...piece, title: 'Fainali ya siri', draft: true });
  const colors = { jerseyColor1: '#0b6b3a', jerseyColor2: '#fcd116' };
  await call('POST', '/api/v1/teams', {
    name: 'Fainali Stars',
    city: 'Moshi',
    coach: 'N/A',
    gender: 'Men',
    ...colors,
  });
  const search = async (q: string) =>
    (await call('GET', `/api/v1/search?q=${encodeURIComponent(q)}`, undefined, { token: null }))
      .body;
  expect([venue.status, article.status]).toEqual([201, 201]);
  expect((await search('taifa')).grounds).toMatchObject([
    { id: venue.body.id, detail: ground.place },
  ]);
  expect((await search('dar es salaam')).grounds).toMatchObject([{ id: venue.body.id }]);
  const { news, teams } = await search('fainali');
  expect(news.map((hit: { id: string }) => hit.id)).toEqual([article.body.id]);
  expect(teams).toMatchObject([{ crest: { logo: null, ...colors } }]);
  await server.stop();
});

test('search shows readers of a page the news of their language and those for all', async () => {
  const server = await startTestServer();
  const write = (title: string, language: 'en' | 'sw' | null) =>
    server.call('POST', '/api/v1/news', { title, text: 'Jumapili.', draft: false, language });
  // More of the other language than a list has room for.
  for (let n = 0; n < 11; n += 1) await write('Fainali', 'en');
  await write('Fainali kwa wote', null);
  const swahili = await write('Fainali ya Jumapili', 'sw');
  const titles = async (language?: 'en' | 'sw' | 'en-XA') => {
    const { news } = await searchAll(server.store, 'fainali', Date.now(), language);
    return news.map(({ name }) => name).sort();
  };
  expect(await titles('sw')).toEqual(['Fainali kwa wote', 'Fainali ya Jumapili']);
  expect(await titles('en')).toEqual(Array(10).fill('Fainali'));
  expect(await titles('en-XA')).toEqual(await titles('en'));
  const path = `/api/v1/news/${swahili.body.id}`;
  expect((await server.call('PATCH', path, { language: 'en' })).status).toBe(200);
  expect(await titles('sw')).toEqual(['Fainali kwa wote']);
  expect(await titles()).toHaveLength(10);
  await server.stop();
});

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { sitemapFiles } from './sitemap.ts';

const ORIGIN = 'https://wavu.example';
const SITE = { origin: ORIGIN, language: 'en' } as const;

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((it) => it[1]!.slice(ORIGIN.length));
}

async function newPlayer(server: Awaited<ReturnType<typeof startTestServer>>, player: object) {
  const { status, body } = await server.call('POST', '/api/v1/players', player);
  expect(status).toBe(201);
  return body.id as string;
}

test('the sitemap has every public page in both languages and no player who may not be named', async () => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const server = await startTestServer({ publicUrl: `${ORIGIN}/`, clock: () => now });
  const { call } = server;
  const base = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = (await call('POST', '/api/v1/teams', { ...base, name: 'Chui' })).body.id;
  const team2 = (await call('POST', '/api/v1/teams', { ...base, name: 'Faru' })).body.id;
  const gone = (await call('POST', '/api/v1/teams', { ...base, name: 'Gone' })).body.id;
  await call('DELETE', `/api/v1/teams/${gone}`);
  const league = {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-07-26',
    location: 'Arusha',
    partner: 'N/A',
  };
  const leagueId = (await call('POST', '/api/v1/leagues', league)).body.id;
  const fixture = {
    team1,
    team2,
    matchType: leagueId,
    matchDate: '2026-12-01',
    matchTime: '16:00',
  };
  const match = (await call('POST', '/api/v1/matches', fixture)).body.id;
  const adult = await newPlayer(server, { fullName: 'Adult', dateOfBirth: '1990-01-01' });
  const minor = await newPlayer(server, { fullName: 'Minor', dateOfBirth: '2012-01-01' });
  const agreed = await newPlayer(server, {
    fullName: 'Agreed',
    dateOfBirth: '2012-01-01',
    consent: { givenBy: 'Mama Yake', relation: 'mother', scopes: ['name'] },
  });

  const article = { title: 'Habari', text: 'Mechi' };
  const news = (await call('POST', '/api/v1/news', article)).body.id;
  const draft = (await call('POST', '/api/v1/news', { ...article, draft: true })).body.id;

  const answer = await call('GET', '/sitemap.xml', undefined, { token: null });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = addresses(answer.body);
  const expected = [
    '/',
    `/${match}`,
    `/league/${leagueId}`,
    `/team/${team1}`,
    `/player-profile/${adult}`,
    `/player-profile/${agreed}`,
    `/news/${news}`,
  ];
  expect(listed).toEqual(expect.arrayContaining(expected));
  expect(listed).toEqual(
    expect.arrayContaining(expected.map((path) => (path === '/' ? '/sw' : `/sw${path}`))),
  );
  expect(answer.body).not.toContain(minor);
  expect(answer.body).not.toContain(gone);
  expect(answer.body).not.toContain(draft);
  expect(new Set(listed).size).toBe(listed.length);
  expect(answer.body).toContain(
    `<url><loc>${ORIGIN}/${match}</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/${match}"/>` +
      `<xhtml:link rel="alternate" hreflang="sw" href="${ORIGIN}/sw/${match}"/></url>`,
  );

  await call('DELETE', `/api/v1/matches/${match}`);
  expect((await call('GET', '/sitemap.xml')).body).toBe(answer.body);
  now += 10 * 60 * 1000;
  expect((await call('GET', '/sitemap.xml')).body).not.toContain(match);
  expect((await call('GET', '/sitemap-1.xml')).status).toBe(404);
  expect(server.failures).toEqual([]);
  await server.stop();
});

test('robots.txt names the sitemap and excludes private pages', async () => {
  const server = await startTestServer({ publicUrl: ORIGIN });
  const { status, body } = await server.call('GET', '/robots.txt', undefined, { token: null });
  await server.stop();
  expect(status).toBe(200);
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/admin\nDisallow: \/sw\/admin\n/);
  expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(body).not.toMatch(/^Disallow: \/(player|playerList|player-profile)?$/m);
});

test('robots may read the pages of a sign-in, which say noindex themselves', async () => {
  const server = await startTestServer({ publicUrl: ORIGIN });
  const { body } = await server.call('GET', '/robots.txt', undefined, { token: null });
  await server.stop();
  expect(body).not.toMatch(/^Disallow: (\/sw)?\/(sign-in|sign-up|forgot-password)$/m);
});

test('the sitemap is compressed for clients that accept it', async () => {
  const server = await startTestServer({ publicUrl: ORIGIN });
  const at = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await server.app.request('/sitemap.xml', { headers });
    return { head: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const br = await at('br');
  const plain = await at('identity');
  await server.stop();
  expect([br.head.get('content-encoding'), plain.head.get('content-encoding')]).toEqual([
    'br',
    null,
  ]);
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
});

test.each([
  ['Write to office@example.org, please', 'mailto:office@example.org'],
  ['+255 700 000 001', 'tel:+255700000001'],
  ['https://example.org/contact', 'https://example.org/contact'],
])('security.txt names the contact of the site: %s', async (contact, address) => {
  const server = await startTestServer({ publicUrl: ORIGIN });
  const without = await server.call('GET', '/.well-known/security.txt', undefined, { token: null });
  await server.call('PATCH', '/api/v1/site', { contact });
  const configured = await server.call('GET', '/.well-known/security.txt', undefined, {
    token: null,
  });
  await server.stop();
  expect([without.status, configured.status]).toEqual([404, 200]);
  expect(configured.body).toMatch(/^Contact: \S+\nExpires: \d{4}-\d\d-\d\dT00:00:00.000Z\n/);
  expect(configured.body).toContain(`Contact: ${address}\n`);
});

test('the sitemap uses the requested host if no public address is set', async () => {
  const server = await startTestServer();
  const at = async (host: string) =>
    (await server.app.request(`http://${host}/sitemap.xml`)).text();
  expect(await at('one.example')).toContain('<loc>http://one.example/teams</loc>');
  expect(await at('two.example')).not.toContain('one.example');
  await server.stop();
});

test('a long sitemap is split without losing or repeating a page', () => {
  const pages = Array.from({ length: 23 }, (_, n) => ({ path: `/${n}`, changedAt: null }));
  const files = sitemapFiles(pages, SITE, 10);
  expect([...files.keys()]).toEqual([
    '/sitemap.xml',
    ...[1, 2, 3, 4, 5].map((n) => `/sitemap-${n}.xml`),
  ]);
  expect(addresses(files.get('/sitemap.xml')!)).toEqual([...files.keys()].slice(1));
  const parts = [...files.keys()].slice(1).map((name) => addresses(files.get(name)!));
  expect(parts.map((part) => part.length)).toEqual([10, 10, 10, 10, 6]);
  expect(parts.flat().sort()).toEqual(pages.flatMap(({ path }) => [path, `/sw${path}`]).sort());
  expect([...sitemapFiles(pages, SITE, 46).keys()]).toEqual(['/sitemap.xml']);
});

test('the first page in English has its own address where the site speaks Swahili', () => {
  const pages = [{ path: '/', changedAt: null }];
  const first = (language: 'en' | 'sw') =>
    addresses(sitemapFiles(pages, { origin: ORIGIN, language }).get('/sitemap.xml')!);
  expect(first('en')).toEqual(['/', '/sw']);
  expect(first('sw')).toEqual(['/en', '/sw']);
});

test('special characters do not break the XML', () => {
  const xml = sitemapFiles([{ path: `/a&b<c'`, changedAt: null }], SITE).get('/sitemap.xml')!;
  expect(addresses(xml)[0]).toBe('/a&#38;b&#60;c&#39;');
});

test('llms.txt names the association and only addresses that answer', async () => {
  const server = await startTestServer({ publicUrl: ORIGIN });
  const { headers, body } = await server.call('GET', '/llms.txt', undefined, { token: null });
  expect(headers.get('content-type')).toContain('text/plain');
  const text = String(body);
  expect(text).toMatch(/^# Wavu\n\n> /);
  const data = [...text.matchAll(/\]\((\S+)\)/g)]
    .map(([, address]) => address!.slice(ORIGIN.length))
    .filter((path) => /^[/](?:api|feed|sitemap)/.test(path));
  expect(data.length).toBeGreaterThan(5);
  for (const path of data) {
    const { status } = await server.call('GET', path, undefined, { token: null });
    expect([path, status]).toEqual([path, 200]);
  }
  await server.stop();
});

test('the sitemap has the seasons that are not archived', async () => {
  const server = await startTestServer({ publicUrl: `${ORIGIN}/` });
  const days = { startsOn: '2026-10-01', endsOn: '2027-06-30' };
  const newSeason = async (name: string): Promise<string> =>
    (await server.call('POST', '/api/v1/seasons', { ...days, name })).body.id;
  const shown = await newSeason('2026/27');
  const gone = await newSeason('2025/26');
  await server.call('DELETE', `/api/v1/seasons/${gone}`);
  const { body } = await server.call('GET', '/sitemap.xml', undefined, { token: null });
  const listed = addresses(body).filter((path) => path.includes('/season/'));
  expect(listed.toSorted()).toEqual([`/season/${shown}`, `/sw/season/${shown}`]);
  await server.stop();
});

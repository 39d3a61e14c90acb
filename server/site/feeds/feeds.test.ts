import RssParser from 'rss-parser';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.parse('2026-11-23T09:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}
const newTeam = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });

const home = await newTeam('Mafunzo & Wana <b>');
const away = await newTeam('KVZ');
const other = await newTeam('Chui');
const fixture = { matchDate: '2026-11-23', matchTime: '08:00', matchType: 'Friendly' };
const match = await create('/matches', { ...fixture, team1: home, team2: away });
await create('/matches', { ...fixture, team1: other, team2: away });

async function playSet(set: number, team1: number, team2: number) {
  const path = `/api/v1/matches/${match}/sets/${set}`;
  const answer = await call('PUT', path, { team1Score: team1, team2Score: team2 });
  expect(answer.status).toBeLessThan(300);
}

async function readAtom(path: string) {
  // Answers are kept for a minute.
  now += 61_000;
  const { status, body, headers } = await call('GET', path, undefined, { token: null });
  expect([path, status]).toEqual([path, 200]);
  expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  return { text: String(body), headers, feed: await new RssParser().parseString(String(body)) };
}

test('a result appears in the feeds of the site and of both teams when the match is decided', async () => {
  await playSet(1, 25, 20);
  await playSet(2, 25, 21);
  expect((await readAtom('/feed.atom')).feed.items).toEqual([]);
  await playSet(3, 25, 22);
  for (const path of ['/feed.atom', `/team/${home}/feed.atom`, `/team/${away}/feed.atom`]) {
    const { feed, text } = await readAtom(path);
    expect(feed.items.map(({ title }) => title)).toEqual([
      'Mafunzo &#38; Wana &#60;b&#62; 3-0 KVZ',
    ]);
    expect(feed.items[0]!.summary).toContain('25-20, 25-21, 25-22');
    expect(text).not.toContain('<b>');
  }
  expect((await readAtom(`/team/${other}/feed.atom`)).feed.items).toEqual([]);
});

test('a corrected result is the same entry with a later time', async () => {
  const before = (await readAtom('/feed.atom')).feed.items[0]!;
  await call('POST', `/api/v1/matches/${match}/status`, { status: 'Live' });
  await playSet(3, 25, 23);
  await call('POST', `/api/v1/matches/${match}/status`, { status: 'ended' });
  const after = (await readAtom('/feed.atom')).feed.items[0]!;
  expect(after.id).toBe(before.id);
  expect(after.summary).toContain('25-23');
  expect(Date.parse(after.isoDate!)).toBeGreaterThan(Date.parse(before.isoDate!));
});

test('news stand among the results, and alone in the feed of the news', async () => {
  await create('/news', { title: 'Fainali \u0001 kesho', text: 'Saa kumi.' }).catch(
    () => undefined,
  );
  await create('/news', { title: 'Fainali kesho', text: 'Saa kumi.' });
  expect((await readAtom('/feed.atom')).feed.items).toHaveLength(2);
  const { feed } = await readAtom('/sw/news/feed.atom');
  expect(feed.title).toContain(': habari');
  expect(feed.items.map(({ title }) => title)).toEqual(['Fainali kesho']);
});

test('the JSON feed has the same entries as the Atom feed', async () => {
  const { feed } = await readAtom('/feed.atom');
  const { body, headers } = await call('GET', '/feed.json', undefined, { token: null });
  expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const json = typeof body === 'string' ? JSON.parse(body) : body;
  expect(json.version).toContain('jsonfeed.org');
  expect(json.items.map((item: { title: string }) => item.title)).toEqual(
    feed.items.map(({ title }) =>
      title!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
    ),
  );
  expect(JSON.stringify(json)).toContain('Mafunzo & Wana <b> 3-0 KVZ');
});

test('a picture of news stands in both feeds with its words', async () => {
  const id = await create('/news', {
    title: 'Kombe',
    text: 'Moja & mbili.\n\nTatu.',
    pictureAlt: 'Nahodha "Asha" & kombe',
  });
  const picture = '/files/news_pictures/a/b-960.webp';
  const pixels = { picture, picture_width: 960, picture_height: 540 };
  await server.store.db.updateTable('news').set(pixels).where('id', '=', id).execute();
  const { feed, text } = await readAtom('/news/feed.atom');
  const origin = new URL(feed.items[0]!.link!).origin;
  const alt = 'alt="Nahodha &#34;Asha&#34; &#38; kombe"';
  const html = `<p><img src="${origin}${picture}" ${alt}/></p><p>Moja &#38; mbili.</p><p>Tatu.</p>`;
  expect(feed.items[0]!.content).toBe(html);
  expect(text).toContain('rel="enclosure"');
  const { body } = await call('GET', '/news/feed.json', undefined, { token: null });
  const [item] = (typeof body === 'string' ? JSON.parse(body) : body).items;
  expect(item).toMatchObject({ content_html: html, image: origin + picture });
});

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

test.each(['/feed.atom', '/sw/news/feed.atom', `/team/${home}/feed.atom`])(
  '%s keeps the rules of RFC 4287 that validators look for',
  async (path) => {
    const { text } = await readAtom(path);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them.
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    const [head = '', ...rest] = text.split('<entry>');
    const contents = (xml: string, name: string) =>
      [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
        ([, it]) => it!,
      );
    for (const name of ['id', 'title', 'updated']) expect(contents(head, name)).toHaveLength(1);
    expect(contents(head, 'author')).toHaveLength(1);
    expect(head).toMatch(new RegExp(`<link rel="self" href="http[^"]+${path}"`));
    expect(rest.length).toBeGreaterThan(0);
    const ids: string[] = [];
    const times: number[] = [];
    for (const entry of rest) {
      for (const name of ['id', 'title', 'updated']) expect(contents(entry, name)).toHaveLength(1);
      expect(entry).toMatch(/<link href="http[^"]+"/);
      const [updated = ''] = contents(entry, 'updated');
      expect(updated).toMatch(INSTANT);
      times.push(Date.parse(updated));
      ids.push(contents(entry, 'id')[0]!);
    }
    for (const id of [...ids, contents(head, 'id')[0]!])
      expect(id).toMatch(/^[a-z][a-z0-9+.-]*:\S+$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Date.parse(contents(head, 'updated')[0]!)).toBe(Math.max(...times));
  },
);

test('a feed that has not changed is answered with 304, and an unknown one with 404', async () => {
  const { headers } = await readAtom('/feed.atom');
  now += 61_000;
  const again = await call('GET', '/feed.atom', undefined, {
    token: null,
    headers: { 'if-none-match': headers.get('etag')! },
  });
  expect(again.status).toBe(304);
  for (const path of ['/team/none/feed.atom', '/players/feed.atom', '/feed.rss']) {
    const { status } = await call('GET', path, undefined, { token: null });
    expect([path, status]).toEqual([path, 404]);
  }
});

test('control characters of old names do not break the XML', async () => {
  await server.store.db
    .updateTable('team')
    .set({ name: 'Ma\u0001fu\u000bnzo' })
    .where('id', '=', home)
    .execute();
  await create('/teams', { name: 'Simba', city: 'Moshi', coach: 'N/A', gender: 'Women' });
  const { text } = await readAtom(`/team/${home}/feed.atom`);
  expect(text).toContain('Ma fu nzo 3-0 KVZ');
});

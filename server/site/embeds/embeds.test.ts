import { createHash, randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { embedSnippet } from '#contract/site/embed.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** The site of a test. */
const ORIGIN = 'http://localhost';
let now = Date.parse('2026-11-23T09:00:00Z');
const server = await startTestServer({ clock: () => now, publicUrl: 'https://wavu.example' });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}
const newTeam = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });

const home = await newTeam('Mafunzo <b>');
const away = await newTeam('KVZ');
const league = await create('/leagues', {
  name: 'Ligi "Kuu"',
  type: 'League',
  startsAt: '2026-11-01',
  location: 'Moshi',
  partner: 'N/A',
});
for (const team of [home, away]) {
  await call('POST', `/api/v1/leagues/${league}/teams/${team}`);
}
const day = { matchDate: '2026-11-23', matchTime: '08:00' };
const match = await create('/matches', { ...day, matchType: league, team1: home, team2: away });

let pen = { epoch: 0, seq: 0 };

/** Appends entries as a scorer taps them, in the order of time. */
async function tap(...events: object[]) {
  const path = `/api/v1/matches/${match}`;
  if (pen.epoch === 0) pen = { ...(await call('POST', `${path}/pen`)).body, seq: 0 };
  const answer = await call('POST', `${path}/events`, {
    epoch: pen.epoch,
    baseSeq: pen.seq,
    events: events.map((event) => ({ id: randomUUID(), at: now, ...event })),
  });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  pen.seq = answer.body.seq;
}
const setOf = (set: number, team1Score: number, team2Score: number) => ({
  type: 'set-result',
  set,
  team1Score,
  team2Score,
});

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await call('GET', path, undefined, { token: null, headers });
  return { ...answer, text: String(answer.body) };
}

/** Tables and lists are kept for a minute. */
async function readAnew(path: string) {
  now += 61_000;
  const answer = await read(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text;
}

test('any site may frame an embed, and it runs nothing but its own script and style', async () => {
  const { status, headers } = await read(`/embed/match/${match}`);
  expect(status).toBe(200);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('set-cookie')).toBeNull();
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('strict-transport-security')).toContain('max-age');
});

test('an embed that has not changed is a 304 that forbids no frame', async () => {
  const path = `/embed/match/${match}`;
  const { headers } = await read(path);
  const again = await read(path, { 'if-none-match': headers.get('etag')! });
  expect([again.status, again.headers.get('x-frame-options')]).toEqual([304, null]);
});

test('errors below /embed and all other pages forbid frames', async () => {
  const paths = [
    '/embed/match/none',
    '/embed/league/none/standings',
    `/embed/league/${league}`,
    `/embed/player/${home}`,
    `/embed/team/${home}/standings`,
    `/embed/match/${match}/results`,
    `/embed/team/${home}/x`,
  ];
  for (const path of paths) {
    const { status, headers } = await read(path);
    expect([path, status, headers.get('x-frame-options')]).toEqual([path, 404, 'DENY']);
  }
  for (const path of ['/', `/${match}`, '/embed', '/sign-in', '/oembed?url=x']) {
    const { headers } = await read(path);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors *');
  }
});

test('a live match shows its score at once, follows the stream, and reloads without scripts', async () => {
  await tap({ type: 'start' }, setOf(1, 25, 20), { type: 'set-start', set: 2 });
  await tap({ type: 'set-score', set: 2, team1Score: 7, team2Score: 9 });
  const { text } = await read(`/embed/match/${match}`);
  expect(text).toContain('Mafunzo &lt;b&gt;');
  expect(text).toContain('<b>1</b>');
  expect(text).toMatch(/>7<\/td>.*>9<\/td>/s);
  expect(text).toContain(`data-match="${match}"`);
  expect(text).toContain('<noscript><meta http-equiv="refresh" content="60">');
  await tap({ type: 'rally', no: 17, winner: 'team1' });
  expect((await read(`/embed/match/${match}`)).text).toMatch(/>8<\/td>.*>9<\/td>/s);
  expect((await read(`/sw/embed/match/${match}`)).text).toContain('MUBASHARA');
});

test('a team shows its live match first, then results and next matches', async () => {
  const later = { matchDate: '2026-12-01', matchTime: '16:00', matchType: 'Friendly' };
  await create('/matches', { ...later, team1: away, team2: home });
  const live = await readAnew(`/embed/team/${home}`);
  expect(live).toContain(`data-match="${match}"`);
  expect(live.indexOf('LIVE')).toBeLessThan(live.indexOf('Next matches'));
  expect(live).toContain('Tue 1 Dec, 16:00');
});

test('a list of a league or a team stands alone, live match first, and leads to its page', async () => {
  const fixtures = await readAnew(`/embed/team/${home}/fixtures`);
  expect(fixtures).toContain(`data-match="${match}"`);
  expect(fixtures).toContain('Tue 1 Dec, 16:00');
  expect(fixtures).not.toContain('Results');
  const later = { matchDate: '2026-12-03', matchTime: '17:00', matchType: league };
  await create('/matches', { ...later, team1: away, team2: home });
  const next = await readAnew(`/embed/league/${league}/fixtures`);
  expect(next).toContain('Thu 3 Dec, 17:00');
  // A friendly of the same teams is no match of the league.
  expect(next).not.toContain('Tue 1 Dec');
  expect(next).toContain(`data-match="${match}"`);
  expect(next).toContain(`href="${ORIGIN}/league/${league}"`);
  const results = await readAnew(`/sw/embed/league/${league}/results`);
  expect(results).toContain(`href="${ORIGIN}/sw/league/${league}/resultList"`);
  expect(results).not.toContain('17:00');
});

test('an ended match needs no script, and counts in the table within a minute', async () => {
  await tap(setOf(2, 25, 20), setOf(3, 25, 20), { type: 'end' });
  const { text } = await read(`/embed/match/${match}`);
  expect(text).not.toContain('<script>');
  expect(text).not.toContain('refresh');
  const table = await readAnew(`/embed/league/${league}/standings`);
  expect(table).toContain('Ligi &quot;Kuu&quot;');
  expect(table).toMatch(/<td class="place">1<\/td><th scope="row">.*Mafunzo.*<b>3<\/b>.*KVZ/s);
  const team = await readAnew(`/embed/team/${home}`);
  expect(team).toContain('<b>3–0</b>');
  for (const path of [`/embed/league/${league}/results`, `/embed/team/${home}/results`]) {
    const results = await readAnew(path);
    expect(results).toContain('<b>3–0</b>');
    expect(results).not.toContain('Next matches');
  }
});

test('the theme is one of two words; anything else follows the device', async () => {
  expect((await read(`/embed/match/${match}?theme=dark`)).text).toContain('data-theme="dark"');
  const hostile = await read(`/embed/match/${match}?theme=%22%3E%3Cscript%3E`);
  expect(hostile.text).toContain('data-theme="auto"');
});

test('a colour of six digits is the edge of a frame, and the policy allows that style alone', async () => {
  const path = `/embed/team/${home}/results`;
  const { text, headers } = await read(`${path}?color=C8102E&theme=dark`);
  expect(text).toContain('border-top:4px solid #c8102e');
  const [, style] = /<style>(.*?)<\/style>/s.exec(text)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
  for (const color of ['red', 'fff', '%23c8102e', 'c8102e}body{display:none', '']) {
    const plain = await read(`${path}?color=${encodeURIComponent(color)}`);
    expect([color, plain.status, plain.text.includes('border-top:4px')]).toEqual([
      color,
      200,
      false,
    ]);
  }
});

test('a snippet has a link to the page behind its frame, for sites that take no frames', () => {
  const subject = { noun: 'league', id: league, list: 'results' } as const;
  const look = { theme: 'dark', color: 'c8102e' } as const;
  const snippet = embedSnippet(ORIGIN, subject, 'Ligi "Kuu"', 'sw', look);
  const src = `${ORIGIN}/sw/embed/league/${league}/results?theme=dark&amp;color=c8102e`;
  expect(snippet).toContain(`<iframe src="${src}" title="Ligi &quot;Kuu&quot;"`);
  // WordPress hides a frame that stands behind a quotation.
  expect(snippet).toMatch(
    new RegExp(
      `></iframe><blockquote><a href="${ORIGIN}/sw/league/${league}/resultList">Ligi &quot;Kuu&quot;</a></blockquote>$`,
    ),
  );
});

test('the snippet for other sites is valid HTML', async () => {
  const snippet = embedSnippet(ORIGIN, { noun: 'team', id: home }, 'A "B" <c>', 'en');
  const { results } = await new HtmlValidate({
    extends: ['html-validate:standard'],
    // Another site has no style sheet of ours.
    rules: { 'no-inline-style': 'off' },
  }).validateString(snippet);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
});

test('an embed is valid HTML of at most 5 KB', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-implicit-close': 'off', 'no-implicit-button-type': 'off' },
  });
  for (const path of [
    `/embed/match/${match}`,
    `/embed/team/${home}`,
    `/sw/embed/league/${league}/standings`,
    `/embed/league/${league}/fixtures?color=c8102e`,
    `/sw/embed/team/${home}/results`,
  ]) {
    const text = await readAnew(path);
    expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(5 * 1024);
    const { results } = await validator.validateString(text);
    expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
  }
});

test('a team or a league in the archive has no frame', async () => {
  const path = `/embed/team/${await newTeam('Gone')}`;
  expect((await read(path)).status).toBe(200);
  await call('DELETE', `/api/v1${path.slice('/embed'.length).replace('team', 'teams')}`);
  expect((await read(path)).status).toBe(404);
});

const oembed = (url: string, more = '') => `/oembed?url=${encodeURIComponent(url)}${more}`;

test('oEmbed answers JSON and XML with the frame of a page, no larger than asked for', async () => {
  const { body, headers } = await read(oembed(`${ORIGIN}/sw/${match}/points`, '&maxheight=150'));
  expect(headers.get('content-type')).toContain('application/json+oembed');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const json = typeof body === 'string' ? JSON.parse(body) : body;
  expect(json).toMatchObject({ version: '1.0', type: 'rich', width: 480, height: 150 });
  const subject = { noun: 'match', id: match } as const;
  expect(json.html).toBe(embedSnippet(ORIGIN, subject, 'Mafunzo <b> – KVZ', 'sw'));
  expect(json.html).toContain('title="Mafunzo &lt;b&gt; – KVZ"');
  const xml = await read(oembed(`${ORIGIN}/league/${league}/standingList`, '&format=xml'));
  expect(xml.headers.get('content-type')).toContain('text/xml');
  expect(xml.text).toContain('<title>Ligi "Kuu"</title>');
  const results = await read(oembed(`${ORIGIN}/league/${league}/resultList`));
  expect(JSON.stringify(results.body)).toContain(`/embed/league/${league}/results`);
});

test('oEmbed refuses addresses of other sites and of pages that have no frame', async () => {
  for (const url of ['', 'x', `https://other.example/${match}`, `${ORIGIN}/teams`, `${ORIGIN}/`]) {
    expect([url, (await read(oembed(url))).status]).toEqual([url, 404]);
  }
});

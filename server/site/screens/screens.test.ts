import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { OVERLAY_STYLES } from '#contract/site/screen.ts';
import { tonesOf } from '#domain/crest/match-colors.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.parse('2026-11-23T09:00:00Z');
const server = await startTestServer({ clock: () => now, publicUrl: 'https://wavu.example' });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.id;
}
const newTeam = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });

const home = await newTeam('Mafunzo <b>');
const away = await newTeam('KVZ');
const venue = await create('/venues', { name: 'Mwembe Yanga', place: 'Dar es Salaam', courts: 2 });
const newMatch = (matchTime: string, court: string, more: object = {}) =>
  create('/matches', {
    matchDate: '2026-11-23',
    matchTime,
    matchType: 'Friendly',
    team1: home,
    team2: away,
    location: 'Mwembe Yanga',
    court,
    ...more,
  });
const first = await newMatch('09:00', '1');
const second = await newMatch('16:00', '1');
for (const [shirt, born] of [
  [7, '1999-01-01'],
  [9, '2012-01-01'],
] as const) {
  await create('/players', {
    fullName: `Zainabu Shati${shirt}`,
    team: home,
    jerseyNumber: shirt,
    gender: 'Women',
    dateOfBirth: born,
  });
}
await create('/players', {
  fullName: 'Zainabu Shati3',
  team: home,
  jerseyNumber: 3,
  gender: 'Women',
});

/** Writes the log of a match as a scorer's device does. */
function scorerOf(match: string) {
  let pen = { epoch: 0, seq: 0 };
  return async (...events: object[]) => {
    const path = `/api/v1/matches/${match}`;
    if (pen.epoch === 0) pen = { ...(await call('POST', `${path}/pen`)).body, seq: 0 };
    const answer = await call('POST', `${path}/events`, {
      epoch: pen.epoch,
      baseSeq: pen.seq,
      events: events.map((event) => ({ id: randomUUID(), at: now, ...event })),
    });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    pen.seq = answer.body.seq;
  };
}
const tap = scorerOf(first);

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await call('GET', path, undefined, { token: null, headers });
  return { ...answer, text: String(answer.body) };
}
const overlay = async (query = '', match = first) => {
  const answer = await read(`/score/${match}/overlay${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.text;
};
const onCourt = async () => (await read(`/overlay/court/${venue}/1`)).text;

test('the overlay of a court announces the next match of the day before any is played', async () => {
  expect(await onCourt()).toContain(`data-match="${first}"`);
  expect((await read(`/overlay/court/${venue}/2`)).text).toContain('data-match=""');
  for (const path of [
    `/overlay/court/${venue}/3`,
    '/overlay/court/none/1',
    '/score/none/overlay',
  ]) {
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  }
});

test('overlay and board show the shirts that were chosen for the match', async () => {
  const shirt = tonesOf('#7a1fa2').field;
  const match = await newMatch('20:00', '2', { matchDate: '2027-01-05' });
  const board = async () => (await read(`/screen/match/${match}`)).text;
  expect(await overlay('', match)).not.toContain(`fill="${shirt}"`);
  const sheet = { players: [1, 2, 3, 4, 5, 6], shirt: '#7a1fa2' };
  await scorerOf(match)({ type: 'match-setup', team1: sheet }, { type: 'start' });
  for (const shown of [await overlay('', match), await board()]) {
    expect(shown).toContain(`fill="${shirt}"`);
  }
});

test('an overlay is transparent, runs only its own script and may be framed by this site alone', async () => {
  const { headers, text } = await read(`/score/${first}/overlay`);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('set-cookie')).toBeNull();
  expect(text).toContain('background:transparent');
  expect(text).toContain('Mafunzo &lt;b&gt;');
});

test('points, serve, set point and a running time-out are on the bug', async () => {
  const lineup = (team: string) => ({
    type: 'lineup',
    set: 1,
    team,
    players: [9, 7, 3, 4, 5, 6],
  });
  await tap({ type: 'start' }, lineup('team1'), lineup('team2'));
  await tap({ type: 'set-start', set: 1, firstServe: 'team1' });
  await tap({ type: 'rally', no: 1, winner: 'team1' });
  const running = await overlay('?part=main');
  expect(running).toMatch(
    /^<main id="main".*<div class="row serves">.*<b>1<\/b>.*<b>0<\/b>.*<\/main>$/,
  );
  await tap({ type: 'timeout', team: 'team2' });
  expect(await overlay()).toContain(`data-clock="${now + 30_000}"`);
  now += 31_000;
  const rally = (at: number) => ({ type: 'rally', no: at + 2, winner: 'team1' });
  await tap(...Array.from({ length: 23 }, (_, at) => rally(at)));
  const pressed = await overlay();
  expect(pressed).toContain('Set point, Mafunzo');
  expect(pressed).not.toContain('data-clock="');
  expect(await overlay('?lang=sw')).toContain('Pointi ya seti');
});

test('the line-up names no minor, and nobody of unknown age, without a consent', async () => {
  const text = await overlay('?style=lineup');
  expect(text).toContain('Z. Shati7');
  expect(text).not.toContain('Shati9');
  expect(text).not.toContain('Shati3');
  expect(text).toMatch(/>9<\/text>/);
});

test('a substitution and a card are shown for eight seconds, and never when they come late', async () => {
  await tap({ type: 'substitution', team: 'team1', pairs: [{ out: 7, in: 10 }] });
  const shown = await overlay();
  expect(shown).toContain('10 in for 7 Zainabu Shati7');
  expect(shown).toContain(`data-gone="${now + 8000}"`);
  await tap({ type: 'sanction', team: 'team2', person: 5, grade: 'warning' });
  expect(await overlay('?style=lower')).toContain('Yellow card');
  now += 9000;
  await tap({ type: 'sanction', team: 'team2', person: 6, grade: 'penalty', at: now - 60_000 });
  expect(await overlay()).not.toContain('Red card');
});

test('between sets the bug has the recap with the clock of the interval', async () => {
  await tap({ type: 'set-result', set: 1, team1Score: 25, team2Score: 21 });
  const text = await overlay();
  expect(text).toContain('class="recap glass"');
  expect(text).toContain('After set 1');
});

test('a wrong word of the address is as if it were not there', async () => {
  const usual = (await overlay('?part=main')).replace(/data-build="[^"]*"/, '');
  const query = '?part=main&style=none&theme=%22%3E&pos=middle&scale=-4&lang=xx&mirror=yes';
  expect((await overlay(query)).replace(/data-build="[^"]*"/, '')).toBe(usual);
  expect(await overlay('?scale=9999')).toContain('html{font-size:4.4vh}');
  expect(await overlay('?theme=light&pos=br')).toMatch(/data-theme="light".*class="p-br"/s);
  expect(await overlay('?mirror=1')).toMatch(/<section class="bug glass">.*KVZ.*Mafunzo/s);
});

test('the board of a TV has lamp, time-outs taken, the point that may end the set, and says when its line is away', async () => {
  const { text, headers } = await read(`/screen/match/${first}`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(text).toContain('aria-label="Time-outs 1 of 2"');
  expect(text).toMatch(/<b class="points">25<\/b>.*<b class="points">21<\/b>/s);
  expect(text).toContain('<p class="note">No connection');
  expect(text).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
  const mirrored = await read(`/sw/screen/match/${first}?mirror=1`);
  expect(mirrored.text).toMatch(/<b class="points">21<\/b>.*<b class="points">25<\/b>/s);
  expect(mirrored.text).toContain('Hakuna mtandao');
});

test('the board of a TV is valid HTML and at most 20 KB on the wire', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { text } = await read(`/screen/match/${first}`);
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(20 * 1024);
  const { results } = await validator.validateString(text);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
});

test('every style is valid HTML and at most 12 KB on the wire', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const style of OVERLAY_STYLES) {
    const text = await overlay(`?style=${style}`);
    expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(12 * 1024);
    const { results } = await validator.validateString(text);
    expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
  }
});

test('the old address of the board leads to the board of a TV', async () => {
  const answer = await read(`/sw/score/${first}/board?mirror=1`);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    `/sw/screen/match/${first}?mirror=1`,
  ]);
});

test('the board of a TV counts the interval down and can be switched by hand', async () => {
  const { text } = await read(`/screen/match/${first}?mirror=1`);
  expect(text).toMatch(/After set 1<\/span><em data-clock="\d+">/);
  expect(text).toContain('<button type="button" id="full" hidden>Full screen</button>');
  expect(text).toContain(`<a href="/screen/match/${first}">Mirror</a>`);
  expect(text).toContain(`<a href="/sw/screen/match/${first}?mirror=1" lang="sw"`);
  expect(text).toContain(`<a href="/${first}">More on this site</a>`);
  expect(await overlay()).not.toContain('id="tools"');
});

test('the screen of a venue has the bracket of a knock-out that is played there, and no table of it', async () => {
  const arena = await create('/venues', { name: 'Uwanja wa Kombe', place: 'Moshi', courts: 1 });
  const cup = await create('/leagues', {
    name: 'Kombe la Mwembe',
    type: 'Tournament',
    startsAt: '2026-11-23T00:00:00Z',
    location: 'Moshi',
    partner: 'N/A',
  });
  for (const name of ['Chui', 'Faru', 'Nyati', 'Tembo']) {
    const team = await newTeam(name);
    expect((await call('POST', `/api/v1/leagues/${cup}/teams/${team}`)).status).toBe(200);
  }
  const plan = { kind: 'knockout', startDate: '2026-11-23', location: 'Uwanja wa Kombe' };
  const created = await call('POST', `/api/v1/leagues/${cup}/fixtures`, plan);
  expect([created.status, created.body.errors]).toEqual([201, undefined]);
  const { text } = await read(`/screen/venue/${arena}`);
  expect(text).toMatch(/class="bracket"><h2>Kombe la Mwembe<.h2>/);
  expect(text).toMatch(/<ol>.*Chui.*<.ol><ol>.*Winner SF1<.*<.ol>/s);
  expect(text).not.toContain('<table>');
  expect((await read(`/sw/screen/venue/${arena}`)).text).toContain('Nusu fainali 2 · SF2');
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(20 * 1024);
  const { results } = await new HtmlValidate({
    extends: ['html-validate:standard'],
  }).validateString(text);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
});

test('tables and the bracket of a venue take turns, a minute each', async () => {
  const arena = await create('/venues', { name: 'Uwanja wa Zamu', place: 'Moshi', courts: 1 });
  const league = await create('/leagues', {
    name: 'Ligi ya Zamu',
    type: 'League',
    startsAt: '2026-11-23T00:00:00Z',
    location: 'Moshi',
    partner: 'N/A',
  });
  const teams: string[] = [];
  for (const name of ['Simba', 'Duma', 'Twiga', 'Kifaru']) {
    const team = await newTeam(name);
    teams.push(team);
    expect((await call('POST', `/api/v1/leagues/${league}/teams/${team}`)).status).toBe(200);
  }
  const more = { location: 'Uwanja wa Zamu', matchType: league, team1: teams[0], team2: teams[1] };
  const played = await newMatch('08:00', '1', more);
  const won = (set: number) => ({ type: 'set-result', set, team1Score: 25, team2Score: 21 });
  await scorerOf(played)({ type: 'start' }, won(1), won(2), won(3), { type: 'end' });
  const plan = { kind: 'knockout', startDate: '2026-11-23', location: 'Uwanja wa Zamu' };
  expect((await call('POST', `/api/v1/leagues/${league}/fixtures`, plan)).status).toBe(201);
  const shown: string[] = [];
  // A page is kept for a whole minute; the next turn is made after it.
  for (let turn = 0; turn < 2; turn += 1) {
    const { text } = await read(`/screen/venue/${arena}`);
    shown.push([/<table>/, /class="bracket"/].filter((it) => it.test(text)).join());
    now += 61_000;
  }
  expect(shown.sort()).toEqual(['/<table>/', '/class="bracket"/'].sort());
});

test('an empty court of a venue announces its next match with day and hour, in a day without play too', async () => {
  const arena = await create('/venues', { name: 'Uwanja wa Kesho', place: 'Moshi', courts: 2 });
  const later = { location: 'Uwanja wa Kesho', matchDate: '2026-11-25' };
  await newMatch('14:00', '2', later);
  await newMatch('10:00', '2', later);
  const { text } = await read(`/screen/venue/${arena}`);
  expect(text).toMatch(/Court 1<.h2><p class="none">No match/);
  expect(text).toMatch(
    /Court 2<.h2><p class="none">Next match: [^<]*25[^<]*, 10:00<.*Mafunzo.*KVZ/s,
  );
  expect(text).not.toContain('14:00');
});

test('the screen of a venue has all courts, live points, next matches, a table and partners', async () => {
  const partner = await create('/partners', { name: 'Benki ya Mwembe' });
  const league = await create('/leagues', {
    name: 'Ligi ya Mwembe',
    type: 'League',
    startsAt: '2026-11-20T00:00:00Z',
    location: 'Dar es Salaam',
    partner,
    about: '',
  });
  for (const team of [home, away]) {
    const joined = await call('POST', `/api/v1/leagues/${league}/teams/${team}`);
    expect([joined.status, joined.body.errors]).toEqual([200, undefined]);
  }
  const inLeague = await newMatch('11:00', '2', { matchType: league });
  await newMatch('18:00', '2', { matchType: league });
  const pen = scorerOf(inLeague);
  await pen(
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team2' },
    { type: 'set-score', set: 1, team1Score: 13, team2Score: 17, serving: 'team2' },
  );
  const { text, status } = await read(`/screen/venue/${venue}`);
  expect(status).toBe(200);
  expect(text).toContain('Court 1');
  expect(text).toMatch(/Court 2<small>Set 1.*<b>13<\/b>.*team serves.*<b>17<\/b>/s);
  expect(text).toMatch(/Next matches.*<b>16:00<\/b>.*<b>18:00<\/b>/s);
  expect(text).toMatch(/<h2>Ligi ya Mwembe<\/h2><table>/);
  expect(text).toContain('Benki ya Mwembe</span></footer>');
  expect(text).toContain('data-match="*"');
  expect(text).toContain(inLeague);
  expect((await read(`/sw/screen/venue/${venue}`)).text).toContain('Mechi zijazo');
  expect((await read('/screen/venue/none')).status).toBe(404);
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(20 * 1024);
  const { results } = await new HtmlValidate({
    extends: ['html-validate:standard'],
  }).validateString(text);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
  await pen({ type: 'end' });
});

test('an answer for a version that does not exist yet is kept by nobody', async () => {
  const { headers } = await read(`/score/${first}/overlay?part=main&v=999999`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the overlay of a court keeps the result for ten minutes, then announces the next match', async () => {
  const won = (set: number) => ({ type: 'set-result', set, team1Score: 25, team2Score: 21 });
  await tap(won(2), won(3), { type: 'end' });
  const result = await onCourt();
  expect(result).toContain(`data-match="${first}"`);
  expect(result).toContain('Mafunzo &lt;b&gt; won 3–0');
  const board = async () => (await read(`/screen/court/${venue}/1`)).text;
  expect(await board()).toMatch(/class="winner.*Mafunzo &lt;b&gt;.*<b>3–0<\/b>/s);
  now += 11 * 60_000;
  expect(await board()).toContain('<b class="hour">16:00</b>');
  expect(await onCourt()).toContain(`data-match="${second}"`);
  await scorerOf(second)({ type: 'start' });
  expect(await onCourt()).toContain(`data-match="${second}"`);
});

test('a match that is played past midnight stays on its court until ten minutes after its end', async () => {
  const late = await newMatch('23:00', '2', { matchDate: '2026-11-25' });
  const early = await newMatch('09:00', '2', { matchDate: '2026-11-26' });
  now = Date.parse('2026-11-25T20:30:00Z');
  const pen = scorerOf(late);
  await pen({ type: 'start' });
  now = Date.parse('2026-11-25T21:30:00Z');
  const shown = async () => (await read(`/screen/court/${venue}/2?part=main`)).text;
  expect(await shown()).toContain(`data-match="${late}"`);
  expect((await read(`/screen/venue/${venue}?part=main`)).text).toContain(late);
  await pen({ type: 'end' });
  expect(await shown()).toContain(`data-match="${late}"`);
  now += 11 * 60_000;
  expect(await shown()).toContain(`data-match="${early}"`);
});

test("a referee's phone shows the server, the order of service, what is left and who may come in", async () => {
  const match = await newMatch('18:00', '2');
  const write = scorerOf(match);
  const lineup = (team: string) => ({
    type: 'lineup',
    set: 1,
    team,
    players: [1, 2, 3, 4, 5, 6],
    liberos: [12],
  });
  await write(
    {
      type: 'match-setup',
      team1: { players: [1, 2, 3, 4, 5, 6, 7, 12], liberos: [12], captain: 4 },
    },
    { type: 'start' },
    lineup('team1'),
    lineup('team2'),
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'libero', team: 'team1', action: 'in', libero: 12, player: 5 },
    { type: 'rally', winner: 'team1', no: 1 },
    { type: 'timeout', team: 'team2' },
    { type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 7 }] },
  );
  const { status, text } = await read(`/screen/referee/${match}`);
  expect(status).toBe(200);
  expect(text).toContain('<b>1</b> serves: Mafunzo');
  expect(text).toContain('<i>V</i><b>12</b>');
  expect(text).toContain('libero for 5');
  expect(text).toContain('captain');
  expect(text).toContain('Substitutions left <b>5</b>');
  expect(text).toContain('Time-outs taken <b>1</b> (0:1)');
  expect(text).not.toContain('Shati9');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
  expect((await read(`/sw/screen/referee/${match}`)).text).toContain('Mpangilio wa kuanzisha');
  expect((await read('/screen/referee/none')).status).toBe(404);
});

test("an announcer's page has names, the next serve, what has just happened, other matches here and partners", async () => {
  now = Date.parse('2026-11-27T12:00:00Z');
  await create('/partners', { name: 'Maji Safi' });
  const of = { matchDate: '2026-11-27' };
  const match = await newMatch('15:00', '1', of);
  const beside = await newMatch('15:30', '2', of);
  await scorerOf(beside)(
    { type: 'start' },
    { type: 'set-result', set: 1, team1Score: 25, team2Score: 23 },
  );
  const write = scorerOf(match);
  const players = [1, 2, 3, 4, 5, 7];
  const sheet = { players: [...players, 9, 10, 12], liberos: [12], captain: 4 };
  const lineup = (team: string) => ({ type: 'lineup', set: 1, team, players, liberos: [12] });
  await write(
    { type: 'match-setup', team1: sheet, team2: sheet },
    { type: 'start' },
    lineup('team1'),
    lineup('team2'),
    { type: 'set-start', set: 1, firstServe: 'team2' },
    { type: 'rally', no: 1, winner: 'team1' },
    { type: 'timeout', team: 'team2' },
    { type: 'substitution', team: 'team1', pairs: [{ out: 7, in: 10 }] },
  );
  const { status, text } = await read(`/screen/announcer/${match}`);
  expect(status).toBe(200);
  expect(text).toContain('Next serve: 2, Mafunzo &lt;b&gt;');
  expect(text).toMatch(
    /Just now<.h2><ul><li>Mafunzo &lt;b&gt;: In 10, out 7 Zainabu Shati7, at 1–0<.li><li>Time-out KVZ, at 0–1</,
  );
  expect(text).toMatch(/<b>4<.b><span> <i>captain</);
  expect(text).toMatch(/On the bench.*<b>7<.b><span>Zainabu Shati7/s);
  expect(text).not.toContain('Shati9');
  expect(text).toMatch(/Other matches here today.*Court 2: .*1–0/s);
  expect(text).toContain('Maji Safi');
  expect(text).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(12 * 1024);
  const { results } = await new HtmlValidate({
    extends: ['html-validate:standard'],
  }).validateString(text);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
  expect((await read(`/sw/screen/announcer/${match}`)).text).toContain('Anayeanzisha: 2');
  expect((await read('/screen/announcer/none')).status).toBe(404);
});

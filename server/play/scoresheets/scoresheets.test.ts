import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '#domain/access/actor.ts';
import { createMatchLogCache } from '#server/platform/db/match-log-cache.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { sealLines, signerLabel } from './draw-approval.ts';
import { headFields } from './draw-header.ts';
import { getSheetFacts } from './queries.ts';
import { WORDS } from './words.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const ADMIN = {
  kind: 'user',
  id: server.adminId,
  name: 'Admin',
  email: '',
  role: 'admin',
  secretaryOf: [],
  managerOf: [],
} as const;
const NOW = Date.parse('2026-11-21T15:00:00Z');
const DRAWING = 'M10 20L30 40L50 20';

async function teamWith(name: string, ...players: object[]) {
  const team = { name, city: 'Moshi', coach: 'Mama Neema', gender: 'Women' };
  const { id } = (await call('POST', '/api/v1/teams', team)).body;
  for (const player of players) {
    const created = await call('POST', '/api/v1/players', player);
    await call('POST', `/api/v1/teams/${id}/players`, { playerId: created.body.id });
  }
  return id as string;
}

/** A match whose first set team 1 has won 25-0, and that is signed and over. */
async function playedMatch(own: object = {}) {
  const team1 = await teamWith(
    'Ilongero Łódź',
    { fullName: 'Asha Świt', jerseyNumber: 4, dateOfBirth: '1999-05-01' },
    { fullName: 'Mtoto Mdogo', jerseyNumber: 5, dateOfBirth: '2014-05-01' },
  );
  const team2 = await teamWith('Kimbunga');
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00', ...own };
  const { id } = (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body;
  const pen = await call('POST', `/api/v1/matches/${id}/pen`);
  const sheet = { players: [1, 2, 3, 4, 5, 6], captain: 4, staff: { M: 'Dkt. Juma' } };
  const logged = [
    { type: 'match-setup', team1: sheet },
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
    ...Array.from({ length: 25 }, (_, index) => ({
      type: 'rally',
      winner: 'team1',
      no: index + 1,
    })),
    { type: 'forfeit', team: 'team2' },
    { type: 'end' },
    { type: 'sign', role: 'captain1', name: 'Asha', drawing: DRAWING },
  ];
  const events = logged.map((event, n) => ({ id: randomUUID(), at: NOW + n * 60_000, ...event }));
  const { epoch, seq: baseSeq } = pen.body;
  const answer = await call('POST', `/api/v1/matches/${id}/events`, { epoch, baseSeq, events });
  expect(answer.status).toBe(200);
  return id as string;
}

test('anybody may print a match in either language, in at most 100 KB', async () => {
  const id = await playedMatch();
  for (const lang of ['en', 'sw']) {
    const path = `/api/v1/matches/${id}/scoresheet.pdf?lang=${lang}`;
    const answer = await server.app.request(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.length).toBeLessThan(100_000);
  }
});

test('a match that has not begun has a scoresheet to fill in by hand', async () => {
  const team1 = await teamWith('A');
  const team2 = await teamWith('B');
  const fixture = { matchType: 'Friendly', matchDate: '2026-12-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body;
  expect((await server.app.request(`/api/v1/matches/${id}/scoresheet.pdf`)).status).toBe(200);
});

test('an unknown match or language is refused with its reason', async () => {
  const id = await playedMatch();
  const missing = await call('GET', '/api/v1/matches/none/scoresheet.pdf');
  expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
  const french = await call('GET', `/api/v1/matches/${id}/scoresheet.pdf?lang=fr`);
  expect([french.status, french.body.errors[0].field]).toEqual([400, 'lang']);
});

test('signatures are drawn only for people who may score', async () => {
  const id = await playedMatch();
  const forAll = await getSheetFacts(store, ANONYMOUS, id, NOW);
  const forAdmin = await getSheetFacts(store, ADMIN, id, NOW);
  expect(forAll.signatures).toMatchObject([{ role: 'captain1', name: 'Asha', drawing: null }]);
  expect(forAdmin.signatures).toMatchObject([{ role: 'captain1', drawing: DRAWING }]);
});

test('a minor without consent is a number on the public scoresheet', async () => {
  const id = await playedMatch();
  const forAll = await getSheetFacts(store, ANONYMOUS, id, NOW);
  expect([...forAll.team1.names]).toEqual([[4, 'Asha Świt']]);
  expect(forAll.team1.coach).toBe('Mama Neema');
  const forAdmin = await getSheetFacts(store, ADMIN, id, NOW);
  expect(forAdmin.team1.names.get(5)).toBe('Mtoto Mdogo');
});

const entry = (type: string, facts: object) => ({ id: randomUUID(), at: NOW, type, ...facts });
const factsOf = (id: string) => getSheetFacts(store, ANONYMOUS, id, NOW);

test('the seal of what was signed stands on the sheet, and a later change of the log is said', async () => {
  const id = await playedMatch();
  const pen = (await call('POST', `/api/v1/matches/${id}/pen`, { takeOver: true })).body;
  let baseSeq = pen.seq;
  const send = async (event: object) => {
    const sent = { epoch: pen.epoch, baseSeq, events: [event] };
    const answer = await call('POST', `/api/v1/matches/${id}/events`, sent);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    baseSeq = answer.body.seq;
  };
  const signed = await factsOf(id);
  const [captain] = signed.signatures;
  expect(captain).toMatchObject({ seal: signed.seal, changed: false, protest: false });
  expect(signed.seal).toMatch(/^[0-9a-f]{64}$/);
  expect(sealLines(signed, WORDS.en)).toEqual([
    { line: `SHA-256 of the log: ${signed.seal}`, isAlarm: false },
  ]);

  // A seal that the sender claims is not believed.
  await send(entry('sign', { role: 'captain2', protest: true, seal: '0'.repeat(64) }));
  const both = await factsOf(id);
  const claimed = { protest: true, seal: signed.seal, changed: false, manner: 'name' };
  expect(both.signatures[1]).toMatchObject(claimed);
  expect(both.signatures.map((it) => signerLabel(it.role, it, WORDS.en))).toEqual([
    'Captain A · drawn at the table',
    'Captain B · name only · signed under protest',
  ]);

  await send(entry('remark', { text: 'Umeme ulikatika.' }));
  await send(entry('sign', { role: 'referee1', name: 'Juma' }));
  const changed = await factsOf(id);
  expect(changed.seal).not.toBe(signed.seal);
  expect(changed.signatures.map(({ changed: isOther }) => isOther)).toEqual([true, true, false]);
  expect(sealLines(changed, WORDS.en)).toEqual([
    { line: `SHA-256 of the log: ${changed.seal}`, isAlarm: false },
    { line: 'Changed since it was signed: Captain A, Captain B', isAlarm: true },
  ]);
  const { items } = (await call('GET', `/api/v1/matches/${id}/signatures`)).body;
  expect(items[0]).toMatchObject({ of: 'sheet', seal: signed.seal, changed: true });
});

test('a row of the log that somebody changes in the database has another seal than the signed one', async () => {
  const id = await playedMatch();
  await store.db
    .updateTable('match_event')
    .set({ payload: JSON.stringify({ winner: 'team1', no: 7, reason: 'ace' }) })
    .where('match_id', '=', id)
    .where('seq', '=', 10)
    .execute();
  // As a server that starts anew reads it.
  const fresh = { ...store, logs: createMatchLogCache() };
  const { signatures } = await getSheetFacts(fresh, ANONYMOUS, id, NOW);
  expect(signatures[0]).toMatchObject({ changed: true });
});

test('the head of a sheet has number, city, country, category and level of match, venue and league', async () => {
  await call('POST', '/api/v1/venues', { name: 'Ukumbi wa Taifa', place: 'Dar es Salaam' });
  const scoring = { country: 'TAN', category: 'junior', competition: 'national' };
  const league = await call('POST', '/api/v1/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
    scoring,
  });
  const own = { number: '17', location: 'Ukumbi wa Taifa', court: '2', round: '3' };
  const id = await playedMatch({ ...own, matchType: league.body.id });
  const sheet = await factsOf(id);
  const venue = { number: '17', city: 'Dar es Salaam' };
  expect(sheet.head).toEqual({ association: 'Wavu', ...venue, ...scoring });
  expect(headFields(sheet, WORDS.en).map(({ label, value }) => [label, value])).toEqual([
    ['Match no.', '17'],
    ['City', 'Dar es Salaam'],
    ['Country', 'TAN'],
    ['Hall', 'Ukumbi wa Taifa · 2'],
    ['Pool / phase', 'Round 3'],
    ['Division', 'Women'],
    ['Category', 'Junior'],
    ['Level', 'National'],
    ['Date', '21/11/2026'],
    ['Time', '16:00'],
  ]);
  expect(sheet.sheet.team1.staff).toEqual({ M: 'Dkt. Juma' });
  await call('PATCH', `/api/v1/matches/${id}`, { scoring: { category: 'senior' } });
  expect((await factsOf(id)).head).toMatchObject({ country: 'TAN', category: 'senior' });
});

const pdfOf = async (id: string, address: string, lang = 'en') => {
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  const path = `/api/v1/matches/${id}/scoresheet.pdf?lang=${lang}`;
  const answer = await server.app.request(path, {}, { incoming });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('two hundred requests for one scoresheet share one drawing until the match changes', async () => {
  const id = await playedMatch();
  const crowd = await Promise.all(
    Array.from({ length: 200 }, (_, n) => pdfOf(id, `203.0.113.${n % 5}`)),
  );
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
  // Each drawing carries an id of its own.
  expect(new Set(crowd.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(1);
  await call('PATCH', `/api/v1/matches/${id}`, { location: 'Uwanja mwingine' });
  const later = await pdfOf(id, '203.0.113.1');
  expect(later.status).toBe(200);
  expect(later.bytes.equals(crowd[0]!.bytes)).toBe(false);
});

test('new drawings of one address are limited, those of another are not', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push(await playedMatch());
  const requests = ids.flatMap((id) => ['en', 'sw'].map((lang) => pdfOf(id, '198.51.100.1', lang)));
  const again = ids.flatMap((id) => ['en', 'sw'].map((lang) => pdfOf(id, '198.51.100.1', lang)));
  const statuses = (await Promise.all([...requests, ...again])).map(({ status }) => status);
  expect(statuses).toEqual(Array(48).fill(200));
  const others = await Promise.all(
    Array.from({ length: 60 }, (_, n) => pdfOf(`nobody-${n}`, '198.51.100.1')),
  );
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([404, 429]));
  expect((await pdfOf(ids[0]!, '198.51.100.1')).status).toBe(200);
  expect((await pdfOf(ids[0]!, '198.51.100.2', 'sw')).status).toBe(200);
});

test('the sheet has the name of the association that runs the site, or Wavu where it has none', async () => {
  const id = await playedMatch();
  const nameOnSheet = async () => (await factsOf(id)).head.association;
  expect(await nameOnSheet()).toBe('Wavu');
  await call('PATCH', '/api/v1/site', { name: 'TAVA' });
  expect(await nameOnSheet()).toBe('TAVA');
  await call('PATCH', '/api/v1/site', { name: '' });
  expect(await nameOnSheet()).toBe('Wavu');
});

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { lineOf, listSources, pushSource } from './push-source.ts';
import { MAX_PIECE_BYTES } from './read-pieces.ts';
import type { SiteLine } from './site-line.ts';
import { takeAlong } from './take-along.ts';
import { openHallWorld } from './testing/hall-world.ts';
import { call, done, logOf, newMatch } from './testing/play.ts';

const world = await openHallWorld();
afterAll(() => world.close());
const { site, hall } = world;

let days = 0;

/** A match that is lent to the hall, and at hand there. */
async function borrowed() {
  days += 1;
  const day = new Date(Date.UTC(2032, 0, days)).toISOString().slice(0, 10);
  const match = await newMatch(site, world.league, world.teams, day);
  const path = `/leagues/${world.league}/loans`;
  const { loan, token } = await done(site, 'POST', path, {
    hall: 'Ukumbi',
    firstDay: day,
    lastDay: day,
  });
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const options = { site: site.url, token, league: world.league, hall: 'Ukumbi' };
  await takeAlong(hall, author, { ...options, firstDay: day, lastDay: day });
  return { match, loan: loan.id as string, day };
}

async function write(match: string, ...events: object[]): Promise<void> {
  const { epoch, seq } = await done(hall, 'POST', `/matches/${match}/pen`, { takeOver: true });
  const logged = events.map((event) => ({ id: randomUUID(), at: Date.now(), ...event }));
  await done(hall, 'POST', `/matches/${match}/events`, { epoch, baseSeq: seq, events: logged });
}

async function push(loan: string, watch: (line: SiteLine) => SiteLine = (line) => line) {
  const source = (await listSources(hall.store, Date.now())).find(({ id }) => id === loan)!;
  await pushSource(hall.store, source, watch(lineOf(hall.store, source)), Date.now());
}

test('matches and rosters are at the hall with the ids of the site', async () => {
  const { match } = await borrowed();
  const [atSite, atHall] = await Promise.all([
    done(site, 'GET', `/matches/${match}`),
    done(hall, 'GET', `/matches/${match}`),
  ]);
  expect(atHall).toMatchObject({ id: match, team1: atSite.team1, league: atSite.league });
  const rosters = await done(hall, 'GET', `/teams/${atSite.team1.id}/players`);
  expect(rosters.items).toMatchObject([{ fullName: 'Asha Chui', phone: null }]);
});

test('a long log goes in pieces of at most 90 KB, each once', async () => {
  const { match, loan } = await borrowed();
  await write(match, { type: 'start' });
  for (let part = 0; part < 3; part += 1) {
    const text = 'x'.repeat(950);
    await write(match, ...Array.from({ length: 60 }, () => ({ type: 'remark', text })));
  }
  const sizes: number[] = [];
  await push(loan, (line) => (method, path, body) => {
    if (method === 'POST') sizes.push(JSON.stringify(body).length);
    return line(method, path, body);
  });
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_PIECE_BYTES);
  expect(await logOf(site, match)).toEqual(await logOf(hall, match));
});

test('a writer is told once for all entries that follow, and the site knows the hour of each', async () => {
  const { match, loan } = await borrowed();
  await write(match, { type: 'start' });
  const remarks = Array.from({ length: 150 }, () => ({ type: 'remark', text: 'Mvua' }));
  await write(match, ...remarks);
  const authors: number[] = [];
  await push(loan, (line) => (method, path, body) => {
    if (path.endsWith('/events')) authors.push((body as { authors: unknown[] }).authors.length);
    return line(method, path, body);
  });
  expect(authors).toEqual([1]);
  const atSite = await world.siteServer.store.db
    .selectFrom('hall_entry')
    .select('recorded_at')
    .where('match_id', '=', match)
    .execute();
  const atHall = await hall.store.db
    .selectFrom('match_event')
    .select('recorded_at')
    .where('match_id', '=', match)
    .execute();
  expect(atSite).toHaveLength(151);
  const latest = (rows: { recorded_at: number }[]) => Math.max(...rows.map((it) => it.recorded_at));
  expect(Math.abs(latest(atSite) - latest(atHall))).toBeLessThanOrEqual(2000);
});

test('writers, hours and the drawings of signatures travel along', async () => {
  const { match, loan } = await borrowed();
  const drawing = 'M10 20L30 40L50 20M60 60L80 70';
  const end = [{ type: 'forfeit', team: 'team2' }, { type: 'end' }];
  await write(match, ...end, { type: 'sign', role: 'referee1', name: 'Juma', drawing });
  await push(loan);
  const { items } = await done(site, 'GET', `/matches/${match}/signatures`);
  expect(items).toMatchObject([{ name: 'Juma', drawing }]);
  const authors = await done(site, 'GET', `/matches/${match}/authors`);
  expect(authors.items).toEqual([{ seq: 1, name: 'Admin' }]);
});

test('a match of which the site has other entries is parked whole, and the choice takes it', async () => {
  const { match, loan } = await borrowed();
  await write(match, { type: 'start' });
  await push(loan);
  const path = `/leagues/${world.league}/loans/${loan}/end`;
  await done(site, 'POST', path, { reason: 'Hakuna mtandao' });
  await done(site, 'PUT', `/matches/${match}/sets/1`, { team1Score: 25, team2Score: 20 });
  await write(match, { type: 'set-result', set: 1, team1Score: 20, team2Score: 25 });
  await push(loan);
  await write(match, { type: 'remark', text: 'Mvua' });
  await push(loan);
  const { items } = await done(site, 'GET', `/matches/${match}/parked`);
  expect(items).toHaveLength(1);
  expect(items[0].branch.events).toHaveLength(2);
  const { body } = await call(site, 'POST', `/matches/${match}/parked/${items[0].id}/choice`, {
    keep: 'branch',
    seq: items[0].seq,
  });
  expect(body.sets[0]).toMatchObject({ team1Score: 20, team2Score: 25 });
});

test('a hall gives back after the last entry has arrived, not before', async () => {
  const { match, loan, day } = await borrowed();
  await write(match, { type: 'start' });
  await done(hall, 'POST', '/hall/return');
  const stateOf = async () => {
    const { items } = await done(site, 'GET', `/leagues/${world.league}/loans`);
    return items.find(({ firstDay }: { firstDay: string }) => firstDay === day).state;
  };
  expect(await stateOf()).toBe('lent');
  await push(loan);
  expect(await stateOf()).toBe('over');
  expect(await logOf(site, match)).toHaveLength(1);
  const { sources } = await done(hall, 'GET', '/hall');
  expect(sources.find(({ id }: { id: string }) => id === loan).state).toBe('over');
});

test('a site without a line keeps the hall waiting, and the hall says so', async () => {
  const { match, loan } = await borrowed();
  await write(match, { type: 'start' });
  const away: SiteLine = () => Promise.reject(new Error('no line'));
  await expect(push(loan, () => away)).rejects.toThrow('no line');
  const { sources } = await done(hall, 'GET', '/hall');
  const [lent] = sources.find(({ id }: { id: string }) => id === loan).matches;
  expect(lent).toMatchObject({ id: match, entries: 1, sent: 0, parted: false });
  await push(loan);
  expect(await logOf(site, match)).toHaveLength(1);
});

test('an entry of which the answer was lost is not parked once more when the loan is broken', async () => {
  const { match, loan } = await borrowed();
  await write(match, { type: 'start' });
  const deaf =
    (line: SiteLine): SiteLine =>
    async (method, path, body) => {
      await line(method, path, body);
      throw new Error('answer lost');
    };
  await expect(push(loan, deaf)).rejects.toThrow('answer lost');
  await write(match, { type: 'remark', text: 'Mvua' });
  const path = `/leagues/${world.league}/loans/${loan}/end`;
  await done(site, 'POST', path, { reason: 'Hakuna mtandao' });
  await push(loan);
  const { items } = await done(site, 'GET', `/matches/${match}/parked`);
  expect(await logOf(site, match)).toHaveLength(1);
  expect(items.map(({ branch }: { branch: { events: object[] } }) => branch.events)).toEqual([
    [expect.objectContaining({ type: 'remark' })],
  ]);
});

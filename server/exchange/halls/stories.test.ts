import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { lineOf, listSources, pushSource } from './push-source.ts';
import { CHOICE_MS, chooseForHall } from './stories.ts';
import { takeAlong } from './take-along.ts';
import { openHallWorld } from './testing/hall-world.ts';
import { call, callOnce, done, newMatch } from './testing/play.ts';

const world = await openHallWorld();
afterAll(() => world.close());
const { site, hall, league, line } = world;

let days = 0;

/** A match of which site and hall tell different stories: the hall's waits at the site. */
async function parted() {
  days += 1;
  const day = new Date(Date.UTC(2034, 0, days)).toISOString().slice(0, 10);
  const match = await newMatch(site, league, world.teams, day);
  const path = `/leagues/${league}/loans`;
  const { loan, token } = await done(site, 'POST', path, {
    hall: 'Mkwakwani',
    firstDay: day,
    lastDay: day,
  });
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const options = { site: line.url, token, league, hall: 'Mkwakwani', firstDay: day, lastDay: day };
  await takeAlong(hall, author, options);
  await done(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Hakuna mtandao' });
  await done(site, 'PUT', `/matches/${match}/sets/1`, { team1Score: 25, team2Score: 20 });
  const { epoch, seq } = await done(hall, 'POST', `/matches/${match}/pen`, { takeOver: true });
  const event = (facts: object) => ({ id: randomUUID(), at: Date.now(), ...facts });
  const total = { type: 'set-result', set: 1, team1Score: 18, team2Score: 25 };
  const events = [event({ type: 'start' }), event(total)];
  await done(hall, 'POST', `/matches/${match}/events`, { epoch, baseSeq: seq, events });
  const source = (await listSources(hall.store, Date.now())).find(({ id }) => id === loan.id)!;
  await pushSource(hall.store, source, lineOf(hall.store, source), Date.now());
  const { items } = await done(hall, 'GET', `/hall/matches/${match}/parked`);
  return { match, loan: loan.id as string, token: token as string, story: items[0] };
}

test('people in a hall see both stories and choose, under their name and that of the hall', async () => {
  const { match, story } = await parted();
  expect(story.server.stand.sets[0]).toMatchObject({ team1Score: 25 });
  expect(story.branch.stand.sets[0]).toMatchObject({ team1Score: 18 });
  const path = `/hall/matches/${match}/parked/${story.id}/choice`;
  const { items } = await done(hall, 'POST', path, { keep: 'branch', seq: story.seq });
  expect(items[0]).toMatchObject({ choice: 'branch', decidedBy: 'Admin (Mkwakwani)' });
  const { sets } = await done(site, 'GET', `/matches/${match}`);
  expect(sets[0]).toMatchObject({ team1Score: 18, team2Score: 25 });
  const again = await call(hall, 'POST', path, { keep: 'server', seq: story.seq });
  expect(again.status).toBe(422);
});

test('a choice about a log that went on meanwhile is refused, and so is one about a match of others', async () => {
  const { match, story, token } = await parted();
  const path = `/hall/matches/${match}/parked/${story.id}/choice`;
  await done(site, 'PUT', `/matches/${match}/sets/2`, { team1Score: 25, team2Score: 20 });
  const stale = await call(hall, 'POST', path, { keep: 'branch', seq: story.seq });
  expect(stale.status).toBe(422);
  const other = await newMatch(site, league, world.teams, '2036-01-01');
  const asHall = { url: site.url, token };
  expect((await call(asHall, 'GET', `/loan/matches/${other}/parked`)).status).toBe(404);
  const choice = { keep: 'server', seq: 0, by: 'Juma' };
  const foreign = await call(asHall, 'POST', `/loan/matches/${other}/parked/x/choice`, choice);
  expect(foreign.status).toBe(404);
});

test('three days after the loan the site alone chooses', async () => {
  const { match, loan, story } = await parted();
  const actor = { kind: 'hall', id: loan, name: 'Mkwakwani', matchIds: [match] } as const;
  const place = { match, branch: story.id };
  const choice = { keep: 'branch', seq: story.seq, by: 'Juma' } as const;
  const late = { actor, now: Date.now() + CHOICE_MS };
  const { store } = world.siteServer;
  await expect(chooseForHall(store, late, place, choice)).rejects.toThrow('three days');
});

test('without a line the hall says so, and nothing is chosen', async () => {
  const { match, story } = await parted();
  line.setPassage(() => 'lose-request');
  const path = `/hall/matches/${match}/parked/${story.id}/choice`;
  const answer = await callOnce(hall, 'POST', path, { keep: 'branch', seq: story.seq });
  line.setPassage(() => 'pass');
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  const { items } = await done(hall, 'GET', `/hall/matches/${match}/parked`);
  expect(items[0].choice).toBeNull();
});

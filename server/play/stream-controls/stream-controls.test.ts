import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { UNCONTROLLED } from '#contract/seats/stream-control.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.parse('2026-11-23T09:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

const as = (token: string | null) => ({ token });
const venue = (await call('POST', '/api/v1/venues', { name: 'Ukumbi', place: 'Moshi', courts: 2 }))
  .body.id as string;

/** A match on court 1 with a scorer's and an operator's link. */
async function streamedMatch(matchTime = '12:00') {
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru']) {
    const team = { city: 'Moshi', coach: 'N/A', gender: 'Women', name };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const { body } = await call('POST', '/api/v1/matches', {
    matchType: 'Friendly',
    matchDate: '2026-11-23',
    matchTime,
    team1: teams[0],
    team2: teams[1],
    location: 'Ukumbi',
    court: '1',
  });
  const path = `/api/v1/matches/${body.id}`;
  const scorer = (await call('POST', `${path}/scorer-links`)).body.token as string;
  const linkTo = async (seat: string) =>
    (await call('POST', `${path}/seats/${seat}/links`, undefined, as(scorer))).body.token as string;
  const operator = await linkTo('stream');
  const choose = (choice: object, token: string | null = operator) =>
    call('PUT', `${path}/stream-control`, { ...UNCONTROLLED, ...choice }, as(token));
  const see = (token: string | null) => call('GET', `${path}/stream-control`, undefined, as(token));
  let pen = { epoch: 0, seq: 0 };
  async function score(...facts: object[]) {
    if (pen.epoch === 0) pen = (await call('POST', `${path}/pen`, {}, as(scorer))).body;
    const events = facts.map((fact) => ({ id: randomUUID(), at: now, ...fact }));
    const sent = { epoch: pen.epoch, baseSeq: pen.seq, events };
    const answer = await call('POST', `${path}/events`, sent, as(scorer));
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    pen.seq = answer.body.seq;
  }
  return { id: body.id as string, path, scorer, operator, linkTo, choose, see, score };
}

const read = async (path: string) => String((await call('GET', path, undefined, as(null))).body);

test('the overlay of a match has the look that its operator chose, and nothing of it when all is open again', async () => {
  const { id, choose, see, operator } = await streamedMatch();
  const overlay = () => read(`/score/${id}/overlay?part=main&theme=light&pos=br`);
  const before = await overlay();
  expect(before).toMatch(/lang="en" data-theme="light" class="p-br".*class="bug glass"/);
  const choice = { style: 'strip', theme: 'dark', pos: 'tl', language: 'sw', isMirrored: true };
  const answer = await choose(choice);
  expect([answer.status, answer.body.control]).toEqual([200, { ...UNCONTROLLED, ...choice }]);
  expect(await overlay()).toMatch(
    /lang="sw" data-theme="dark" class="p-tl".*strip glass.*Meru.*Kibo/,
  );
  expect((await see(operator)).body).toEqual({
    control: { ...UNCONTROLLED, ...choice },
    place: { venue, court: '1' },
  });
  await choose({ shown: 'hidden' });
  expect(await overlay()).toMatch(/>\s*<\/main>$/);
  await choose({});
  const text = (it: string) => it.replace(/data-version="\d+"/, '');
  expect(text(await overlay())).toBe(text(before));
});

test('a choice tells every reader of the match to read again, and changes neither score nor log', async () => {
  const { path, choose, score } = await streamedMatch();
  await score(
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'rally', no: 1, winner: 'team2' },
  );
  const before = (await call('GET', path)).body;
  await choose({ shown: 'recap' });
  const after = (await call('GET', path)).body;
  expect(after).toEqual({ ...before, version: before.version + 1 });
  const line = (await call('GET', `${path}/line`)).body;
  expect(line).toMatchObject({ v: after.version, score: [0, 1] });
  await score({ type: 'rally', no: 2, winner: 'team2' });
  expect((await call('GET', path)).body.sets.at(-1)).toMatchObject({ team2Score: 2 });
});

test('only the operator and administrators choose; an ended link and that of another match are refused', async () => {
  const { path, scorer, operator, linkTo, choose, see } = await streamedMatch();
  const other = await streamedMatch();
  const statistician = await linkTo('statistician');
  const tokens = [null, scorer, statistician, other.operator];
  for (const [at, status] of [401, 403, 403, 403].entries()) {
    expect([at, (await choose({}, tokens[at])).status]).toEqual([at, status]);
  }
  expect((await see(scorer)).status).toBe(200);
  expect((await see(statistician)).status).toBe(403);
  expect((await see(null)).status).toBe(401);
  expect((await choose({}, server.token)).status).toBe(200);
  expect((await choose({ shown: 'everything' })).status).toBe(400);
  await call('DELETE', `${path}/seats/stream/links`, undefined, as(scorer));
  expect((await choose({})).status).toBe(401);
  expect((await see(operator)).status).toBe(401);
});

test('the operator of a stream asks the scorer for nothing', async () => {
  const { path, operator, score } = await streamedMatch();
  await score({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const request = { kind: 'timeout' };
  const answer = await call('PUT', `${path}/seats/stream/request`, request, as(operator));
  expect([answer.status, answer.body.code]).toEqual([422, 'OTHER_SEAT']);
});

test('the overlay of a court follows the choice of its match, and the next one keeps the look', async () => {
  now = Date.parse('2026-11-23T15:00:00Z');
  const { choose, score, id } = await streamedMatch('18:00');
  const next = await streamedMatch('20:00');
  await score({ type: 'start' });
  await choose({ style: 'strip', shown: 'hidden' });
  const onCourt = () => read(`/overlay/court/${venue}/1?part=main`);
  expect(await onCourt()).toMatch(new RegExp(`data-match="${id}".*></main>$`));
  await score({ type: 'end' });
  now += 11 * 60_000;
  await next.score({ type: 'start' });
  expect(await onCourt()).toMatch(new RegExp(`data-match="${next.id}".*class="strip glass"`));
});

test('line-ups, sets and partners are shown for as long as the operator wants them', async () => {
  await call('POST', '/api/v1/partners', { name: 'Maji ya Meru' });
  const { id, choose, score } = await streamedMatch();
  const lineup = (team: string) => ({ type: 'lineup', set: 1, team, players: [1, 2, 3, 4, 5, 6] });
  await score(
    { type: 'start' },
    lineup('team1'),
    lineup('team2'),
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'rally', no: 1, winner: 'team2' },
  );
  const overlay = () => read(`/score/${id}/overlay`);
  expect(await overlay()).not.toContain('Maji ya Meru');
  await choose({ shown: 'lineup' });
  expect(await overlay()).toMatch(/class="down".*bug glass.*lineup glass/s);
  await choose({ shown: 'recap' });
  expect(await overlay()).toMatch(/bug glass.*recap glass/s);
  await choose({ shown: 'sponsors' });
  expect(await overlay()).toMatch(/bug glass.*Supported by.*Maji ya Meru/s);
});

test('between sets the partner of the league has a place on the overlay', async () => {
  const partner = (await call('POST', '/api/v1/partners', { name: 'Benki ya Kibo' })).body.id;
  const league = (
    await call('POST', '/api/v1/leagues', {
      name: 'Ligi ya Kibo',
      type: 'League',
      startsAt: '2026-11-20T00:00:00Z',
      location: 'Moshi',
      partner,
    })
  ).body.id as string;
  const teams: string[] = [];
  for (const name of ['Uhuru', 'Mawenzi']) {
    const team = { city: 'Moshi', coach: 'N/A', gender: 'Women', name };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
    await call('POST', `/api/v1/leagues/${league}/teams/${teams.at(-1)}`);
  }
  const { body } = await call('POST', '/api/v1/matches', {
    matchType: league,
    matchDate: '2026-11-23',
    matchTime: '15:00',
    team1: teams[0],
    team2: teams[1],
  });
  const path = `/api/v1/matches/${body.id}`;
  const { epoch } = (await call('POST', `${path}/pen`)).body;
  const facts = [{ type: 'start' }, { type: 'set-result', set: 1, team1Score: 25, team2Score: 21 }];
  const events = facts.map((fact) => ({ id: randomUUID(), at: now, ...fact }));
  expect((await call('POST', `${path}/events`, { epoch, baseSeq: 0, events })).status).toBe(200);
  const text = await read(`/score/${body.id}/overlay`);
  expect(text).toMatch(/recap glass.*After set 1.*class="sponsors"><span>Benki ya Kibo/s);
  expect(text).not.toContain('Maji ya Meru');
});

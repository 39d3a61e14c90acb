import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  dayPicturePath,
  leaguePicturePath,
  teamPicturePath,
} from '#contract/site/share-picture.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** The largest picture that a messenger still shows. */
const MOST_BYTES = 300 * 1024;

async function arrange() {
  const server = await startTestServer();
  const { call, app } = server;
  const base = { city: 'Moshi', coach: 'N/A', gender: 'Women' };
  const name = 'Chuo Kikuu cha Sayansi na Teknolojia Mbeya <b>';
  const { body: team } = await call('POST', '/api/v1/teams', { ...base, name });
  const { body: other } = await call('POST', '/api/v1/teams', { ...base, name: 'JKT' });
  const pair = { team1: team.id, team2: other.id, matchType: 'Friendly' };
  const matches = [];
  for (const hour of ['08', '09', '10', '11', '12', '13', '14']) {
    const start = { matchDate: '2026-11-28', matchTime: `${hour}:00` };
    matches.push((await call('POST', '/api/v1/matches', { ...pair, ...start })).body);
  }
  async function read(path: string) {
    const answer = await app.request(path);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }
  return { ...server, team, matches, read };
}

async function expectPicture({ answer, bytes }: { answer: Response; bytes: Buffer }) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]!.stdev).toBeGreaterThan(10);
}

test('a team has a picture of its crest and name, in each language', async () => {
  const { team, read, failures, stop } = await arrange();
  const en = await read(teamPicturePath(team, 'en'));
  const sw = await read(teamPicturePath(team, 'sw'));
  await expectPicture(en);
  await expectPicture(sw);
  expect(en.bytes.equals(sw.bytes)).toBe(false);
  expect(failures).toEqual([]);
  await stop();
});

test('a renamed team has a new address, to which the old one leads', async () => {
  const { team, call, read, stop } = await arrange();
  const before = teamPicturePath(team, 'en');
  const { body: renamed } = await call('PATCH', `/api/v1/teams/${team.id}`, { name: 'Chui' });
  const after = teamPicturePath(renamed, 'en');
  expect(after).not.toBe(before);
  const { answer } = await read(before);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, after]);
  await stop();
});

test('a day has a picture of its first matches, and none without matches', async () => {
  const { matches, read, stop } = await arrange();
  await expectPicture(await read(dayPicturePath('2026-11-28', matches, 'sw')));
  const none = await read(dayPicturePath('2026-11-27', [], 'sw'));
  expect(none.answer.status).toBe(404);
  expect((await read('/share/day-2026-13-99-en-0000000.png')).answer.status).toBe(404);
  await stop();
});

test('a league has a picture, and one that does not exist has none', async () => {
  const { call, read, stop } = await arrange();
  const { body: leagues } = await call('POST', '/api/v1/leagues', {
    name: 'Ligi Kuu ya Wanawake',
    type: 'League',
    location: 'Dodoma',
    startsAt: '2026-11-01',
    partner: 'N/A',
  });
  await expectPicture(await read(leaguePicturePath(leagues, 'en')));
  expect((await read('/share/league-nobody-en-0000000.png')).answer.status).toBe(404);
  await stop();
});

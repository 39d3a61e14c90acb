import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  dayPicturePath,
  leaguePicturePath,
  matchPicturePath,
  playerPicturePath,
  squarePath,
  tablePicturePath,
  teamPicturePath,
} from '#contract/site/share-picture.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { matchTexts } from './match-texts.ts';

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

type Read = { answer: Response; bytes: Buffer };

async function expectPicture(read: Read) {
  expect(read.answer.headers.get('cache-control')).toContain('immutable');
  await expectDrawn(read, { width: 1200, height: 630 });
}

async function expectDrawn({ answer, bytes }: Read, size = { width: 1080, height: 1080 }) {
  expect(answer.status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...size });
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

test('the pictures of a match and of a league say whether men or women play', async () => {
  const { call, matches, team, read, stop } = await arrange();
  const match = { ...matches[0], league: { id: 'l', name: 'Ligi Kuu' } };
  const headIn = (gender: string) => matchTexts({ ...match, gender, round: null }, 'sw').head;
  expect(headIn('Women')).toBe('Ligi Kuu (Wanawake)');
  expect(headIn('')).toBe('Ligi Kuu');
  expect(matchPicturePath({ ...match, gender: 'Men' }, 'sw')).not.toBe(
    matchPicturePath({ ...match, gender: 'Women' }, 'sw'),
  );
  const { body: league } = await call('POST', '/api/v1/leagues', {
    name: 'Ligi Kuu',
    type: 'League',
    location: 'Dodoma',
    startsAt: '2026-11-01',
    partner: 'N/A',
  });
  await call('POST', `/api/v1/leagues/${league.id}/teams/${team.id}`);
  const before = await read(leaguePicturePath({ ...league, gender: '' }, 'en'));
  const after = leaguePicturePath({ ...league, gender: team.gender }, 'en');
  expect([before.answer.status, before.answer.headers.get('location')]).toEqual([302, after]);
  await expectPicture(await read(after));
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
  await expectPicture(await read(leaguePicturePath({ ...leagues, gender: '' }, 'en')));
  expect((await read('/share/league-nobody-en-0000000.png')).answer.status).toBe(404);
  await stop();
});

test('match, day, team and league have a square picture for a status', async () => {
  const { matches, team, read, failures, stop } = await arrange();
  for (const path of [
    matchPicturePath(matches[0], 'sw'),
    dayPicturePath('2026-11-28', matches, 'en'),
    teamPicturePath(team, 'sw'),
  ]) {
    await expectDrawn(await read(squarePath(path)));
  }
  const old = matchPicturePath(matches[0], 'sw').replace(/[0-9a-z]{7}(?=\.png)/, '0000000');
  const { answer } = await read(squarePath(old));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(squarePath(matchPicturePath(matches[0], 'sw')));
  expect(failures).toEqual([]);
  await stop();
});

test('the table of a league is a square picture, by group where it has groups', async () => {
  const { call, team, read, failures, stop } = await arrange();
  const { body: league } = await call('POST', '/api/v1/leagues', {
    name: 'Ligi Kuu ya Wanawake',
    type: 'League',
    location: 'Dodoma',
    startsAt: '2026-11-01',
    partner: 'N/A',
  });
  const empty = await read(`/share/square/table-${league.id}-en-0000000.png`);
  expect(empty.answer.status).toBe(404);
  await call('POST', `/api/v1/leagues/${league.id}/teams/${team.id}`);
  for (const group of ['', 'A']) {
    if (group) {
      const { body } = await call('POST', `/api/v1/leagues/${league.id}/groups`, { name: group });
      const added = await call(
        'POST',
        `/api/v1/leagues/${league.id}/groups/${body.id}/teams/${team.id}`,
      );
      expect(added.status).toBeLessThan(300);
    }
    const query = group ? `?group=${group}` : '';
    const path = `/api/v1/leagues/${league.id}/standings${query}`;
    const { body: standings } = await call('GET', path);
    const tables = [{ group: group || null, rows: standings.rows }];
    const drawn = await read(tablePicturePath({ ...league, gender: team.gender }, tables, 'sw'));
    await expectDrawn(drawn);
    expect(drawn.answer.headers.get('cache-control')).toContain('immutable');
  }
  expect(failures).toEqual([]);
  await stop();
});

test('a player has a wide and a square picture of the shirt, kept for a day', async () => {
  const { call, team, read, stop } = await arrange();
  const { body: player } = await call('POST', '/api/v1/players', {
    fullName: 'Zainabu Makame',
    team: team.id,
    jerseyNumber: 2,
    dateOfBirth: '1999-01-01',
  });
  const path = playerPicturePath(player, team, 'en');
  const wide = await read(path);
  await expectDrawn(wide, { width: 1200, height: 630 });
  expect(wide.answer.headers.get('cache-control')).toBe('public, max-age=86400');
  await expectDrawn(await read(squarePath(path)));
  await stop();
});

test('the picture of a minor without consent shows neither name, number nor team', async () => {
  const { call, team, read, stop } = await arrange();
  const { body: player } = await call('POST', '/api/v1/players', {
    fullName: 'Neema Haji',
    team: team.id,
    jerseyNumber: 3,
    dateOfBirth: '2014-01-01',
  });
  const { answer } = await read(playerPicturePath(player, team, 'en'));
  const shown = { id: player.id, fullName: 'Under 18', jerseyNumber: null };
  const path = playerPicturePath(shown, undefined, 'en');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
  await expectDrawn(await read(path), { width: 1200, height: 630 });
  await stop();
});

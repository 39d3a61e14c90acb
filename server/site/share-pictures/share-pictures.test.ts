import sharp from 'sharp';
import { expect, test } from 'vitest';
import { matchPicturePath } from '#contract/site/share-picture.ts';
import { encodeSquares } from '#server/platform/files/image.ts';
import { letter } from '#server/platform/pictures/lettering.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { drawPicture } from './draw-picture.ts';
import { drawMatch } from './match-picture.ts';
import { roundWord } from './round-word.ts';
import { drawSign } from './site-sign.ts';

const SIXTY_KB = 60 * 1024;

async function arrange() {
  const server = await startTestServer();
  const { call } = server;
  const base = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const name = 'Chui <b>& Faru</b> wa Kilimanjaro na Meru';
  const team1 = (await call('POST', '/api/v1/teams', { ...base, name })).body.id;
  const team2 = (await call('POST', '/api/v1/teams', { ...base, name: 'JKT' })).body.id;
  const day = { matchDate: '2026-11-21', matchTime: '16:00' };
  const input = { team1, team2, matchType: 'Friendly', ...day };
  const { body: match } = await call('POST', '/api/v1/matches', input);
  return { ...server, match, team1 };
}

async function picture(app: Awaited<ReturnType<typeof arrange>>['app'], path: string) {
  const answer = await app.request(path);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('a share picture of a match has at most 60 KB and is cached for ever', async () => {
  const { app, match, failures, stop } = await arrange();
  const { answer, bytes } = await picture(app, matchPicturePath(match, 'en'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThanOrEqual(SIXTY_KB);
  expect(failures).toEqual([]);
  await stop();
});

/** A picture that no logo is and that needs the most bytes: chance in every pixel. */
async function noisyLogo(): Promise<Uint8Array> {
  const side = 128;
  let state = 1;
  const chance = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 255;
  };
  const pixels = Uint8Array.from({ length: side * side * 3 }, chance);
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return (await encodeSquares({ who: 'test', now: 0 }, png, [side])).get(side)!;
}

test.each(['en', 'sw'] as const)(
  'the largest possible share picture has at most 60 KB (%s)',
  async (language) => {
    const { match, stop } = await arrange();
    const logo = await noisyLogo();
    const name = 'Chuo Kikuu cha Sayansi na Teknolojia Mbeya Wanawake Volleyball Club';
    const team = { ...match.team1, name, logo: 'noise' };
    const set = (n: number) => ({ set: n, team1Score: 28 + n, team2Score: 30 + n });
    const full = {
      ...match,
      team1: team,
      team2: team,
      demo: true,
      round: 'QF4',
      status: 'Live' as const,
      league: { id: 'league', name: 'Ligi Kuu ya Mpira wa Wavu ya Taifa ya Wanawake 2026' },
      location: 'Uwanja wa Ndani wa Taifa, Barabara ya Mandela, Temeke, Dar es Salaam, Tanzania',
      team1Wins: 2,
      team2Wins: 2,
      sets: [1, 2, 3, 4, 5].map(set),
    };
    const readLogo = async () => logo;
    const site = { name: 'TAVA', shortName: '', logo: 'noise', color1: '', color2: '' };
    const sign = await drawSign(site, readLogo, { form: 'wide', isAlone: false });
    const bytes = await drawPicture(await drawMatch(full, language, readLogo), 'wide', sign);
    expect(bytes.length).toBeGreaterThan(SIXTY_KB / 2);
    expect(bytes.length).toBeLessThanOrEqual(SIXTY_KB);
    await stop();
  },
);

test('names of rounds are translated, names given by organisers stay', () => {
  const named = ['3', 'SF1', 'F', 'Final', 'Kundi la kifo'].map((round) => roundWord('sw', round));
  expect(named).toEqual(['Raundi ya 3', 'Nusu fainali 1', 'Fainali', 'Fainali', 'Kundi la kifo']);
  expect(roundWord('en', 'QF2')).toBe('Quarter-final 2');
});

test('a new score has a new picture address, and the old one redirects to it', async () => {
  const { app, call, match, stop } = await arrange();
  const before = matchPicturePath(match, 'sw');
  const blank = await picture(app, before);
  const path = `/api/v1/matches/${match.id}/sets/1`;
  const set = await call('PUT', path, { team1Score: 25, team2Score: 20 });
  const after = matchPicturePath(set.body, 'sw');
  expect(after).not.toBe(before);
  const moved = await picture(app, before);
  expect([moved.answer.status, moved.answer.headers.get('location')]).toEqual([302, after]);
  expect((await picture(app, after)).bytes.equals(blank.bytes)).toBe(false);
  await stop();
});

test('a long line does not overlap the name of the site', async () => {
  const label = { x: 705, y: 68, size: 30, color: '#ffffff', fit: 890 };
  const long = await letter({ ...label, text: 'Demo · DAREVA League 2026 Women (demo) · Round 4' });
  const { width } = await sharp(long!.input as Buffer).metadata();
  expect(width).toBeLessThanOrEqual(890);
  expect(width).toBeGreaterThan(800);
  expect(long!.left).toBeGreaterThan(250);
  const short = await letter({ ...label, text: 'TVNL' });
  const { height } = await sharp(short!.input as Buffer).metadata();
  expect(height).toBeGreaterThan(18);
});

test('the letters of a name are drawn on the picture', async () => {
  const { app, call, match, team1, stop } = await arrange();
  const long = await picture(app, matchPicturePath(match, 'en'));
  await call('PATCH', `/api/v1/teams/${team1}`, { name: 'Chui' });
  const { body } = await call('GET', `/api/v1/matches/${match.id}`);
  const short = await picture(app, matchPicturePath(body, 'en'));
  const name = { left: 30, top: 370, width: 400, height: 110 };
  const greyOf = async (bytes: Buffer) => sharp(bytes).extract(name).greyscale().png().toBuffer();
  // Of a buffer: sharp counts the whole picture, whatever is cut from it before.
  const statsOf = async (bytes: Buffer) => (await sharp(await greyOf(bytes)).stats()).channels[0]!;
  const ink = async (bytes: Buffer) => (await statsOf(bytes)).mean;
  const ground = (await statsOf(long.bytes)).min;
  expect(await ink(short.bytes)).toBeGreaterThan(ground + 5);
  expect(await ink(long.bytes)).toBeGreaterThan(await ink(short.bytes));
  await stop();
});

test('pages without an own picture use that of the site, in either language', async () => {
  const { app, stop } = await arrange();
  const en = await picture(app, '/share/wavu-en.png');
  const sw = await picture(app, '/share/wavu-sw.png');
  expect([en.answer.status, sw.answer.status]).toEqual([200, 200]);
  expect(en.bytes.equals(sw.bytes)).toBe(false);
  expect(Math.max(en.bytes.length, sw.bytes.length)).toBeLessThanOrEqual(SIXTY_KB);
  expect((await picture(app, '/share/nobody-en-0000000.png')).answer.status).toBe(404);
  await stop();
});

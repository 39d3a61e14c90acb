import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { dayGrid } from './day-grid.ts';
import { cellsOf, linesByPage } from './draw-schedule.ts';
import { getDayFacts, getScheduleFacts } from './queries.ts';
import { matchAt } from './testing/match-at.ts';
import { teamName, WORDS } from './words.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store } = server;

const READER = { language: 'sw', origin: 'https://wavu.test', now: 0 } as const;
const HALL = {
  venues: [{ location: 'Ukumbi wa karatasi', courts: 2 }],
  opens: '09:00',
  closes: '18:00',
  matchMinutes: 90,
  restMinutes: 0,
  matchesPerDay: 3,
};

async function cupWithDraft(draft: boolean) {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout', daysBetween: 0, schedule: HALL, draft });
  return cup;
}

test('anybody may print a published schedule and a day, in each language and size', async () => {
  const cup = await cupWithDraft(false);
  for (const path of [`${cup.path}/schedule.pdf`, '/api/v1/days/2026-12-05/sheet.pdf']) {
    for (const query of ['?lang=en', '?lang=sw&paper=A3']) {
      const answer = await server.app.request(path + query);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
      const expected = query.includes('A3')
        ? /841.89[ \d.]*1190.55|1190.55[ \d.]*841.89/
        : /595.28/;
      expect(new TextDecoder('latin1').decode(bytes)).toMatch(expected);
    }
  }
  expect(server.failures).toEqual([]);
});

test('an unknown league, day or size of paper is refused with its reason', async () => {
  const missing = await call('GET', '/api/v1/leagues/none/schedule.pdf');
  expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
  const day = await call('GET', '/api/v1/days/2026-13-01/sheet.pdf');
  expect([day.status, day.body.errors[0].field]).toEqual([400, 'date']);
  const size = await call('GET', '/api/v1/days/2026-12-01/sheet.pdf?paper=A5');
  expect([size.status, size.body.errors[0].field]).toEqual([400, 'paper']);
});

test('drafts stand on the paper of those who plan the league, and on no other', async () => {
  const cup = await cupWithDraft(true);
  const lengthOf = async (token?: null) => {
    const init = token === null ? { token } : {};
    const answer = await call('GET', `${cup.path}/schedule.pdf`, undefined, init);
    return String(answer.body).length;
  };
  expect(await lengthOf()).toBeGreaterThan((await lengthOf(null)) + 200);
  const planned = await getScheduleFacts(store, cup.id, READER, true);
  expect(planned.matches.map(({ isDraft }) => isDraft)).toEqual([true, true, true]);
  expect((await getScheduleFacts(store, cup.id, READER, false)).matches).toEqual([]);
  const sheet = await getDayFacts(store, planned.matches[0]!.date, READER);
  const ids = new Set(planned.matches.map(({ id }) => id));
  expect(sheet.matches.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('a match has its court, its officials and the address of its page in the asked language', async () => {
  const cup = await cupWithDraft(false);
  const { id } = await cup.fixture('SF1');
  const official = await call('POST', '/api/v1/officials', { name: 'Neema Mwamuzi' });
  const duty = { official: official.body.id, duty: 'referee1' };
  await call('PUT', `/api/v1/matches/${id}/officials`, { officials: [duty] });
  const { matches } = await getScheduleFacts(store, cup.id, READER, false);
  const match = matches.find((candidate) => candidate.id === id)!;
  const { date, location, court, address, officials } = match;
  const { body } = await call('GET', `/api/v1/matches/${id}`);
  expect([date, location, court]).toEqual([body.matchDate, body.location, body.court]);
  expect(address).toBe(`https://wavu.test/sw/${id}`);
  expect(officials).toEqual([{ name: 'Neema Mwamuzi', duty: 'referee1' }]);
  const sheet = await getDayFacts(store, date, READER);
  expect(sheet.matches.find((candidate) => candidate.id === id)).toMatchObject({
    officials: [{ name: 'Neema Mwamuzi', duty: 'referee1' }],
    league: body.league.name,
  });
  const final = matches.find(({ round }) => round === 'F')!;
  expect(teamName(final.team1, WORDS.sw)).toBe('Mshindi SF1');
  expect(final.address).toBeNull();
});

test('courts stand beside each other by number, starts below each other', () => {
  const matches = [
    matchAt('a', { court: '10' }),
    matchAt('b', { court: '2' }),
    matchAt('c', { court: '2' }),
    matchAt('d', { court: '2', time: '08:00' }),
  ];
  const [sheet, ...more] = dayGrid(matches, { columns: 5, rows: 6 });
  expect(more).toEqual([]);
  expect(sheet!.courts.map(({ court }) => court)).toEqual(['2', '10']);
  const rows = sheet!.rows.map(({ time, cells }) => [time, ...cells.map((cell) => cell?.id)]);
  expect(rows).toEqual([
    ['08:00', 'd', undefined],
    ['09:00', 'b', 'a'],
    ['', 'c', undefined],
  ]);
});

test('more courts or starts than a sheet holds go on on further sheets', () => {
  const matches = ['1', '2', '3'].flatMap((court) =>
    ['08:00', '09:00', '10:00'].map((time) => matchAt(`${court} ${time}`, { court, time })),
  );
  const sheets = dayGrid(matches, { columns: 2, rows: 2 });
  expect(sheets.map(({ courts, rows }) => [courts.length, rows.length])).toEqual([
    [2, 2],
    [2, 1],
    [1, 2],
    [1, 1],
  ]);
  const shown = sheets.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  expect(shown.filter(Boolean)).toHaveLength(9);
  expect(dayGrid([], { columns: 2, rows: 2 })).toHaveLength(1);
});

test('a day that goes on on the next sheet has its head there, too', () => {
  const matches = Array.from({ length: 5 }, (_, n) => matchAt(`${n}`));
  const pages = linesByPage(matches, 24 + 3 * 17);
  expect(pages.map((lines) => lines.map(({ kind }) => kind))).toEqual([
    ['day', 'match', 'match', 'match'],
    ['day', 'match', 'match'],
  ]);
  expect(linesByPage([], 100)).toEqual([[]]);
});

test('the court has a column of its own beside the longest name of a venue', () => {
  const match = matchAt('a', { court: '3', location: 'Uwanja wa Ndani wa Taifa', isDraft: true });
  const { place, court, teams } = cellsOf({ ...match, status: 'postponed' }, WORDS.sw);
  expect([place, court]).toEqual(['Uwanja wa Ndani wa Taifa', '3']);
  expect(teams).toBe('A – B (Rasimu, imeahirishwa)');
});

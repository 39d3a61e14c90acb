import { afterAll, expect, test } from 'vitest';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { crewsBySheet, crewsOf } from './draw-crew.ts';
import { drawPoster, partInWords } from './draw-poster.ts';
import { cellsOf, tablesBySheet } from './draw-table.ts';
import { getCrewFacts, getPosterFacts, getTableFacts } from './queries.ts';
import { matchesOfRound, stageOf } from './round-of-poster.ts';
import { matchAt } from './testing/match-at.ts';
import { WORDS } from './words.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store } = server;

const READER = { language: 'sw', origin: 'https://wavu.test', now: 0 } as const;
const HALL = {
  venues: [{ location: 'Ukumbi wa bango', courts: 2 }],
  opens: '09:00',
  closes: '18:00',
  matchMinutes: 90,
  restMinutes: 0,
  matchesPerDay: 3,
};

async function newCup(draft = false) {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout', daysBetween: 0, schedule: HALL, draft });
  return cup;
}

test('anybody may print tables, posters and duties, in each language and size', async () => {
  const cup = await newCup();
  const day = '/api/v1/days/2026-12-05';
  const papers = [
    `${cup.path}/table.pdf`,
    `${cup.path}/poster.pdf`,
    `${cup.path}/poster.pdf?round=F`,
    `${day}/poster.pdf`,
    `${day}/poster.pdf?league=${cup.id}`,
    `${day}/crew.pdf`,
    '/api/v1/days/2031-01-01/poster.pdf',
    '/api/v1/days/2031-01-01/crew.pdf',
  ];
  for (const path of papers) {
    for (const form of ['lang=en', 'lang=sw&paper=A3']) {
      const answer = await server.app.request(`${path}${path.includes('?') ? '&' : '?'}${form}`);
      const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'application/pdf',
      ]);
      expect(text.slice(0, 5)).toBe('%PDF-');
      expect(text).toMatch(form.includes('A3') ? /841.89[ \d.]*1190.55/ : /595.28[ \d.]*841.89/);
    }
  }
  expect(server.failures).toEqual([]);
});

test('an unknown league or day is refused with its reason', async () => {
  for (const path of ['leagues/none/table.pdf', 'leagues/none/poster.pdf']) {
    const { status, body } = await call('GET', `/api/v1/${path}`);
    expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND']);
  }
  const other = await call('GET', '/api/v1/days/2026-12-05/poster.pdf?league=none');
  expect([other.status, other.body.code]).toEqual([404, 'NOT_FOUND']);
  const day = await call('GET', '/api/v1/days/2026-13-01/crew.pdf');
  expect([day.status, day.body.errors[0].field]).toEqual([400, 'date']);
});

test('drafts stand on no poster and in no list of duties, whoever asks', async () => {
  const cup = await newCup(true);
  const drafts = await cup.fixtures();
  const poster = await getPosterFacts(store, { league: cup.id }, READER);
  expect([drafts.length, poster.part, poster.matches]).toEqual([3, null, []]);
  const ids = new Set(drafts.map(({ id }) => id));
  const crew = await getCrewFacts(store, drafts[0]!.matchDate, READER);
  expect(crew.matches.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('a poster has the next round, then the round after it, and the results of a round asked for', async () => {
  const cup = await newCup();
  const shown = async (round?: string) => {
    const facts = await getPosterFacts(store, { league: cup.id, round }, READER);
    return [facts.part, facts.matches.map((match) => [match.round, match.result])];
  };
  const [, first] = await shown();
  expect(first).toEqual([
    ['SF1', null],
    ['SF2', null],
  ]);
  await cup.letWin('SF1', 'A', 1);
  await cup.letWin('SF2', 'B');
  expect((await shown())[0]).toEqual({ stage: 'F' });
  const sets = ['10–25', '25–10', '25–10', '25–10'];
  const played = await getPosterFacts(store, { league: cup.id, round: 'SF1' }, READER);
  const [match] = played.matches;
  const isFirst = match!.team1.name === 'A';
  const turned = (text: string) => text.split('–').reverse().join('–');
  expect(match!.result).toEqual({
    wins: isFirst ? [3, 1] : [1, 3],
    sets: isFirst ? sets : sets.map(turned),
  });
  expect(played.matches).toHaveLength(2);
});

test('the poster of a day has all leagues, or the one asked for', async () => {
  const cup = await newCup();
  const other = await newCup();
  const date = (await cup.fixture('SF1')).matchDate;
  const all = await getPosterFacts(store, { date }, READER);
  const own = await getPosterFacts(store, { date, league: other.id }, READER);
  expect([all.league, own.league]).toEqual([null, 'Kombe']);
  const ids = new Set((await other.fixtures()).map(({ id }) => id));
  expect(own.matches.length).toBeGreaterThan(0);
  expect(own.matches.every(({ id }) => ids.has(id))).toBe(true);
  expect(all.matches.length).toBeGreaterThan(own.matches.length);
});

test('a poster has the code that phones without internet dial, where there is such a code', async () => {
  const cup = await newCup();
  const date = (await cup.fixture('SF1')).matchDate;
  const plain = await getPosterFacts(store, { date }, READER);
  const dialled = await getPosterFacts(store, { date }, { ...READER, ussdCode: '*149*46#' });
  expect([plain.ussdCode, dialled.ussdCode]).toEqual([null, '*149*46#']);
  expect(WORDS.sw.dial('*149*46#')).toBe('Bila intaneti: piga *149*46#');
  const [withCode, without] = await Promise.all(
    [dialled, plain].map((facts) => drawPoster(facts, 'sw', 'A4')),
  );
  expect(withCode!.length).toBeGreaterThan(without!.length);
});

test('a poster has the word and the number for an SMS, beside the code or alone', async () => {
  const cup = await newCup();
  const date = (await cup.fixture('SF1')).matchDate;
  const ways = { ussdCode: '*149*46#', smsNumber: '15333' };
  const plain = await getPosterFacts(store, { date }, READER);
  const both = await getPosterFacts(store, { date }, { ...READER, ...ways });
  expect([plain.smsNumber, both.smsNumber]).toEqual([null, '15333']);
  expect(WORDS.sw.write('15333')).toBe('SMS LEO kwa 15333');
  expect(WORDS.en.write('15333')).toBe('SMS LEO to 15333');
  const alone = { ...both, ussdCode: null };
  const sizes = await Promise.all(
    [both, alone, plain].map(async (facts) => (await drawPoster(facts, 'sw', 'A4')).length),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('the paper has the table of the API, or that of each group', async () => {
  const league = await newLeague('ABCD');
  await league.generate({ kind: 'round-robin', legs: 1 });
  await league.playGroups();
  const { tables, address } = await getTableFacts(store, league.id, READER);
  const { body } = await call('GET', `${league.path}/standings`);
  expect(tables).toEqual([{ group: null, rows: body.rows }]);
  expect(address).toBe(`https://wavu.test/sw/league/${league.id}/standingList`);
  const { id } = (await call('POST', `${league.path}/groups`, { name: 'X' })).body;
  await call('POST', `/api/v1/groups/${id}/teams/${league.teams.A}`);
  const grouped = await getTableFacts(store, league.id, READER);
  expect(grouped.tables.map(({ group }) => group)).toEqual(['X']);
});

test('the matches of an official stand together, and those without officials at the end', () => {
  const crew = (name: string) => [{ name, duty: 'referee1' as const }];
  const matches = [
    matchAt('a', { officials: crew('Neema') }),
    matchAt('b'),
    matchAt('c', { officials: [...crew('Ali'), { name: 'Neema', duty: 'referee2' }] }),
  ];
  const shown = crewsOf(matches).map(({ name, tasks }) => [
    name,
    ...tasks.map(({ match, duty }) => `${match.id} ${duty}`),
  ]);
  expect(shown).toEqual([
    ['Ali', 'c referee1'],
    ['Neema', 'a referee1', 'c referee2'],
    [null, 'b null'],
  ]);
});

test('an official stays on one sheet, and is named again where the matches go on', () => {
  const tasks = Array.from({ length: 3 }, (_, n) => ({ match: matchAt(`${n}`), duty: null }));
  const crews = ['Ali', 'Neema'].map((name) => ({ name, tasks }));
  const shown = (height: number) =>
    crewsBySheet(crews, height).map((sheet) =>
      sheet.map((crew) => `${crew.name} ${crew.tasks.length}`),
    );
  expect(shown(26 + 4 * 17)).toEqual([['Ali 3'], ['Neema 3']]);
  expect(shown(26 + 2 * 17)).toEqual([['Ali 2'], ['Ali 1'], ['Neema 2'], ['Neema 1']]);
  expect(crewsBySheet([], 100)).toEqual([[]]);
});

const ROW: StandingsRow = {
  rank: 1,
  position: 1,
  team: { id: 'a', name: 'Jeshi Stars', logo: null, jerseyColor1: '#fff', jerseyColor2: '#fff' },
  played: 2,
  won: 2,
  lost: 0,
  points: 6,
  setsWon: 6,
  setsLost: 0,
  setRatio: 'MAX',
  pointsWon: 150,
  pointsLost: 90,
  pointRatio: 150 / 90,
  form: ['W', 'W'],
  note: null,
  withdrawn: true,
};

test('ratios have three decimals, and a team that has left is named so', () => {
  const { team, setRatio, pointRatio, balls } = cellsOf(ROW, WORDS.en);
  expect([team, setRatio, pointRatio, balls]).toEqual([
    'Jeshi Stars (withdrawn)',
    'MAX',
    '1.667',
    '150–90',
  ]);
  expect(cellsOf({ ...ROW, setRatio: null, withdrawn: false }, WORDS.sw)).toMatchObject({
    team: 'Jeshi Stars',
    setRatio: '–',
  });
});

test('a table that fits on a sheet is not broken, and a long one goes on', () => {
  const table = (group: string, count: number) => ({
    group,
    rows: Array.from({ length: count }, () => ROW),
  });
  const shown = (tables: Parameters<typeof tablesBySheet>[0]) =>
    tablesBySheet(tables, 44 + 5 * 21).map((sheet) =>
      sheet.map(({ group, rows }) => `${group} ${rows.length}`),
    );
  expect(shown([table('A', 3), table('B', 4)])).toEqual([['A 3'], ['B 4']]);
  expect(shown([table('A', 1), table('B', 1)])).toEqual([['A 1', 'B 1']]);
  expect(shown([table('A', 7)])).toEqual([['A 5'], ['A 2']]);
  expect(shown([table('A', 0)])).toEqual([['A 0']]);
});

test.each([
  ['SF1', 'SF'],
  ['QF3', 'QF'],
  ['SF1.2', 'SF'],
  ['R16-5.1', 'R16'],
  ['P3.2', 'F'],
  ['F.3', 'F'],
  ['R16-5', 'R16'],
  ['P3', 'F'],
  ['P5-8.1', 'P5-8'],
  ['12', '12'],
])('the match %s belongs to the round %s', (round, expected) => {
  expect(stageOf(round)).toBe(expected);
});

test('the next round is the first with a match to be played from today on', () => {
  const matches = [
    matchAt('late', { round: '1', date: '2026-12-01', status: 'postponed' }),
    matchAt('old', { round: '2', date: '2026-12-02' }),
    matchAt('next', { round: '3', date: '2026-12-09' }),
  ];
  const idsOf = (today: string, round?: string) =>
    matchesOfRound(matches, today, round).matches.map(({ id }) => id);
  expect(idsOf('2026-12-05')).toEqual(['next']);
  expect(idsOf('2027-01-01')).toEqual(['old']);
  expect(idsOf('2026-12-05', '1')).toEqual(['late']);
  expect(idsOf('2026-12-05', '9')).toEqual([]);
  const unnamed = [matchAt('a'), matchAt('b'), matchAt('c', { date: '2026-12-06' })];
  expect(matchesOfRound(unnamed, '2026-12-01')).toMatchObject({
    part: { day: '2026-12-05' },
    matches: [{ id: 'a' }, { id: 'b' }],
  });
});

test('a stage has its name in each language, a number its word', () => {
  const names = ['F', 'SF', 'QF', 'R16', '4', 'P5-8'].map((stage) => WORDS.sw.stage(stage));
  const expected = ['Fainali', 'Nusu fainali', 'Robo fainali', 'Timu 16 bora', 'Raundi 4', 'P5-8'];
  expect(names).toEqual(expected);
  expect(WORDS.en.stage('SF')).toBe('Semi-finals');
});

test('the poster of a round tells the day, in its head where it is one', () => {
  const plain = { colors: null, result: null };
  const matches = ['2026-12-05', '2026-12-05', '2026-12-06'].map((date, at) => ({
    ...matchAt(`${at}`, { date }),
    ...plain,
  }));
  const part = { stage: 'SF' };
  const oneDay = partInWords({ part, matches: matches.slice(0, 2) }, 'en');
  expect(oneDay).toBe('Semi-finals, Saturday, 5 December 2026');
  expect(partInWords({ part, matches }, 'en')).toBe('Semi-finals');
  expect(partInWords({ part: null, matches: [] }, 'en')).toBe('');
});

test('an official who cannot come stands on no paper', async () => {
  const cup = await newCup();
  const [match] = await cup.fixtures();
  const { id } = (await call('POST', '/api/v1/officials', { name: 'Rehema Karani' })).body;
  const crew = { officials: [{ official: id, duty: 'scorer' }] };
  await call('PUT', `/api/v1/matches/${match!.id}/officials`, crew);
  const namesOf = async () => {
    const { matches } = await getCrewFacts(store, match!.matchDate, READER);
    return matches.flatMap(({ officials }) => officials.map(({ name }) => name));
  };
  expect(await namesOf()).toContain('Rehema Karani');
  const answer = { answer: 'declined' };
  await call('POST', `/api/v1/matches/${match!.id}/officials/${id}/answer`, answer);
  expect(await namesOf()).not.toContain('Rehema Karani');
});

import { afterAll, expect, test } from 'vitest';
import { bracketOf } from '#contract/leagues/bracket/bracket.ts';
import { doubleElimination } from '#domain/competition/fixtures/double-elimination.ts';
import type { Bracket } from '#domain/competition/fixtures/pairing.ts';
import { singleElimination } from '#domain/competition/fixtures/single-elimination.ts';
import { type Slot, teamSlot } from '#domain/competition/slots/slot.ts';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { getBracketFacts } from './bracket-queries.ts';
import { bracketSheets } from './bracket-sheets.ts';
import { bracketWords, sourceInWords, tieInWords } from './bracket-words.ts';
import { drawBracket, mostOn, nameOfSide, onlyPlace } from './draw-bracket.ts';
import { pageOf } from './frame-page.ts';
import type { BracketFacts, PaperTie } from './paper-facts.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store } = server;

const READER = { language: 'en', origin: 'https://wavu.test', now: 0 } as const;
const HALL = {
  venues: [{ location: 'Ukumbi wa mtoano', courts: 2 }],
  opens: '09:00',
  closes: '18:00',
  matchMinutes: 90,
  restMinutes: 0,
  matchesPerDay: 3,
};

async function newCup(draft = false) {
  const cup = await newLeague('ABCD');
  const form = { kind: 'knockout', classification: 'third-place', daysBetween: 0 };
  await cup.generate({ ...form, schedule: HALL, draft });
  return cup;
}

const shown = ({ ties }: BracketFacts) =>
  ties.map(({ label, column, sides }) => [
    label,
    column,
    ...sides.map((side) => {
      const name = nameOfSide(side, bracketWords('en'));
      return `${name} ${side.wins ?? '-'}${side.isWinner ? ' wins' : ''}`;
    }),
  ]);

test('the paper has the rounds, the names and the winners of the bracket', async () => {
  const cup = await newCup();
  expect(shown(await getBracketFacts(store, cup.id, READER))).toEqual([
    ['SF1', 0, 'A -', 'D -'],
    ['SF2', 0, 'B -', 'C -'],
    ['P3', 1, 'Loser of Semi-final 2 -', 'Loser of Semi-final 1 -'],
    ['F', 1, 'Winner of Semi-final 1 -', 'Winner of Semi-final 2 -'],
  ]);
  await cup.letWin('SF1', 'A', 1);
  await cup.letWin('SF2', 'C');
  await cup.letWin('F', 'C', 2);
  const facts = await getBracketFacts(store, cup.id, READER);
  expect(shown(facts)).toEqual([
    ['SF1', 0, 'A 3 wins', 'D 1'],
    ['SF2', 0, 'B 0', 'C 3 wins'],
    ['P3', 1, 'B -', 'D -'],
    ['F', 1, 'A 2', 'C 3 wins'],
  ]);
  expect(facts).toMatchObject({
    subject: 'Kombe',
    address: `https://wavu.test/league/${cup.id}/bracket`,
  });
  const { matchDate, matchTime } = await cup.fixture('F');
  expect(facts.ties.at(-1)).toMatchObject({
    date: matchDate,
    time: matchTime,
    location: 'Ukumbi wa mtoano',
    status: 'ended',
    notBefore: false,
    feeders: ['SF1', 'SF2'],
  });
  expect(facts.ties.every(({ court }) => court === '1' || court === '2')).toBe(true);
});

test('a draft is not on the paper, whoever asks', async () => {
  const cup = await newCup(true);
  expect((await cup.fixtures()).length).toBe(4);
  expect((await getBracketFacts(store, cup.id, READER)).ties).toEqual([]);
  await call('POST', `${cup.path}/publication`, {});
  expect((await getBracketFacts(store, cup.id, READER)).ties.length).toBe(4);
});

test('a league without a knock-out has no ties', async () => {
  const league = await newLeague('ABCD');
  await league.generate({ kind: 'round-robin', legs: 1 });
  expect((await getBracketFacts(store, league.id, READER)).ties).toEqual([]);
});

test('anybody may print a bracket, and a league without one has a sheet that says so', async () => {
  const leagues = [await newCup(), await newLeague('AB')];
  for (const { path } of leagues) {
    for (const form of ['lang=en', 'lang=sw&paper=A3']) {
      const answer = await server.app.request(`${path}/bracket.pdf?${form}`);
      const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(text).toMatch(form.includes('A3') ? /1190.55[ \d.]*841.89/ : /841.89[ \d.]*595.28/);
    }
  }
  const { status, body } = await call('GET', '/api/v1/leagues/none/bracket.pdf');
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  expect(server.failures).toEqual([]);
});

/** The ties of a plan before its first match. */
function tiesOf({ pairings }: Bracket): PaperTie[] {
  const side = (source: Slot) =>
    source.kind === 'team'
      ? { id: source.team, name: source.team, source }
      : { id: null, name: '', source };
  const fixtures = pairings.map(({ label = '', team1, team2 }) => ({
    id: label,
    label,
    tie: null,
    group: null,
    matchDate: '2026-12-05',
    team1: side(team1),
    team2: side(team2),
  }));
  const place = {
    time: '09:00',
    notBefore: false,
    location: 'Ukumbi',
    court: '1',
    status: 'not started',
  };
  return bracketOf(fixtures, []).map((tie) => ({ ...tie, ...place }));
}

const teams = (count: number) =>
  Array.from({ length: count }, (_, n) => teamSlot(`Timu ya Wilaya ${n + 1}`));

const PLANS: [string, PaperTie[], { A4: number; A3: number }][] = [
  ['2 teams', tiesOf(singleElimination(teams(2))), { A4: 1, A3: 1 }],
  ['8 teams', tiesOf(singleElimination(teams(8), { classification: 'all' })), { A4: 1, A3: 1 }],
  ['16 teams', tiesOf(singleElimination(teams(16))), { A4: 1, A3: 1 }],
  [
    '32 teams',
    tiesOf(singleElimination(teams(32), { classification: 'third-place' })),
    { A4: 2, A3: 1 },
  ],
  ['8 teams with two lives', tiesOf(doubleElimination(teams(8))), { A4: 1, A3: 1 }],
  ['32 teams with two lives', tiesOf(doubleElimination(teams(32))), { A4: 5, A3: 2 }],
];

test.each(PLANS)('a bracket of %s fills its sheets, each tie whole on one', async (_, ties, of) => {
  const head = { association: 'TAVA', subject: 'Kombe', address: 'https://wavu.test/x', now: 0 };
  for (const size of ['A4', 'A3'] as const) {
    const most = mostOn(pageOf(size, 'landscape').body);
    const { grid, sheets } = bracketSheets(ties, most);
    expect(grid.columns).toBeLessThanOrEqual(most.columns);
    expect(grid.rows).toBeLessThanOrEqual(most.rows);
    expect(
      sheets
        .flat()
        .map(({ tie }) => tie.key)
        .sort(),
    ).toEqual(ties.map(({ key }) => key).sort());
    for (const { column, row, tie } of sheets.flat()) {
      expect([row >= 0, row <= grid.rows - 1], tie.key).toEqual([true, true]);
      expect([column >= 0, column < grid.columns], tie.key).toEqual([true, true]);
    }
    for (const sheet of sheets)
      for (const { column, row } of sheet)
        expect(
          sheet.filter((it) => it.column === column && Math.abs(it.row - row) < 1),
        ).toHaveLength(1);
    const pdf = await drawBracket({ kind: 'bracket', ...head, ties }, 'sw', size);
    const text = new TextDecoder('latin1').decode(pdf);
    expect([size, text.match(/\/Type \/Page\b(?!s)/g)?.length]).toEqual([size, of[size]]);
    expect(sheets.length).toBe(of[size]);
  }
});

test('the halves of a bracket that is too long for a sheet are not torn', () => {
  const ties = tiesOf(singleElimination(teams(32)));
  const { sheets } = bracketSheets(ties, { columns: 7, rows: 11 });
  const names = sheets.map((sheet) => sheet.map(({ tie }) => tie.label));
  for (const [index, quarters] of [
    ['QF1', 'QF2'],
    ['QF3', 'QF4'],
  ].entries())
    for (const label of quarters) expect(names[index]).toContain(label);
  expect(names[0]).toContain('F');
  expect(names[1]).toContain('SF2');
});

test('matches for lower places stand below the final, the better place first', () => {
  const ties = tiesOf(singleElimination(teams(8), { classification: 'all' }));
  const [sheet = []] = bracketSheets(ties, { columns: 7, rows: 11 }).sheets;
  const last = sheet.filter(({ column }) => column === 2).toSorted((a, b) => a.row - b.row);
  expect(last.map(({ tie }) => tie.label)).toEqual(['F', 'P3', 'P5', 'P7']);
});

test('a place that all ties have is said once in the head', () => {
  expect(onlyPlace([{ location: 'Ukumbi' }, { location: 'Ukumbi' }])).toBe('Ukumbi');
  expect(onlyPlace([{ location: 'Ukumbi' }, { location: 'Uwanja' }])).toBe('');
  expect(onlyPlace([])).toBe('');
});

test.each([
  ['F', 'Final', 'Fainali'],
  ['SF2', 'Semi-final 2', 'Nusu fainali 2'],
  ['SF1.2', 'Semi-final 1, match 2', 'Nusu fainali 1, mechi 2'],
  ['QF3', 'Quarter-final 3', 'Robo fainali 3'],
  ['R16-5', 'Round of 16, match 5', 'Hatua ya 16 bora, mechi 5'],
  ['P3', 'Match for 3rd place', 'Mechi ya nafasi ya 3'],
  ['P5-8.1', 'Places 5-8, match 1', 'Nafasi 5-8, mechi 1'],
  ['W2.1', 'Winners’ round 2, match 1', 'Raundi ya 2 ya washindi, mechi 1'],
  ['L3.1', 'Losers’ round 3, match 1', 'Raundi ya 3 ya waliofungwa, mechi 1'],
  ['F2', 'Final, match 2', 'Fainali, mechi 2'],
  ['Semi Finals', 'Semi-final', 'Nusu fainali'],
  ['Third place', 'Third place', 'Nafasi ya tatu'],
  ['4', 'Round 4', 'Raundi ya 4'],
  ['Ngao', 'Ngao', 'Ngao'],
])('the tie %s is called as on the public page', (code, english, swahili) => {
  expect(tieInWords(bracketWords('en'), code)).toBe(english);
  expect(tieInWords(bracketWords('sw'), code)).toBe(swahili);
});

test('a side that is not known yet says where its team comes from', () => {
  const slots: Slot[] = [
    { kind: 'winner', of: 'QF1' },
    { kind: 'loser', of: 'SF2' },
    { kind: 'place', group: 'A', place: 2 },
    { kind: 'place', group: '', place: 1 },
    { kind: 'best-placed', place: 3, among: ['A', 'B'], nth: 1 },
    { kind: 'best-placed', place: 3, among: ['A', 'B'], nth: 2 },
  ];
  expect(slots.map((slot) => sourceInWords(bracketWords('en'), slot))).toEqual([
    'Winner of Quarter-final 1',
    'Loser of Semi-final 2',
    '2nd of A',
    '1st of the table',
    'Best 3rd place',
    '2nd best 3rd place',
  ]);
  expect(slots.map((slot) => sourceInWords(bracketWords('sw'), slot))).toEqual([
    'Mshindi wa Robo fainali 1',
    'Aliyefungwa wa Nusu fainali 2',
    'Nafasi ya 2, A',
    'Nafasi ya 1 ya msimamo',
    'Timu bora ya nafasi ya 3',
    'Timu bora ya 2 ya nafasi ya 3',
  ]);
});

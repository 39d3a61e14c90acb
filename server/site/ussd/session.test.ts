import { expect, test } from 'vitest';
import { gsmLength, gsmText } from './gsm-text.ts';
import { ussdScreen } from './session.ts';
import type { UssdMatch, UssdSource } from './source.ts';

const LONG = 'Chama cha Mpira wa Wavu Kilimanjaro-Hai—';

function match(n: number, change: Partial<UssdMatch> = {}): UssdMatch {
  return {
    id: `m${n}`,
    team1: `Timu ${n}`,
    team2: 'KVZ',
    wins: '1-0',
    sets: ['25-20'],
    current: { set: 2, score: `${n}-3` },
    status: 'Live',
    date: '2026-11-24',
    time: '16:00',
    venue: 'Uwanja wa Taifa',
    league: 'Ligi Kuu',
    ...change,
  };
}

const ENDED = { status: 'ended', current: null, wins: '3-0' } as const;

/** A country with so many matches of each kind. */
function country(count: number, change: Partial<UssdMatch> = {}): UssdSource {
  const matches = Array.from({ length: count }, (_, n) => match(n + 1, change));
  const name = change.team1 ?? 'Ligi';
  const names = matches.map(({ id }, n) => ({ id, name: change.team1 ?? `Jina ${n + 1}` }));
  const rows = names.map((team, n) => ({
    rank: n + 1,
    team: team.name,
    played: 99,
    points: 1000 - n,
  }));
  return {
    name: async () => change.team1 ?? 'TAVA',
    live: async () => matches,
    results: async () => matches.map((it) => ({ ...it, ...ENDED })),
    fixtures: async () =>
      matches.map((it) => ({
        ...it,
        status: 'not started',
        wins: '0-0',
        sets: [],
        current: null,
      })),
    leagues: async () => names,
    tables: async (league) =>
      league === 'm2' ? ['A', name].map((group) => ({ group, rows })) : [{ group: null, rows }],
    findTeams: async (query) => names.filter((it) => it.name.includes(query) || query === 'wote'),
    findLeagues: async () => names,
    matchesOf: async () => matches.slice(0, 9),
    comingOf: async () => matches,
  };
}

const shownBy = (source: UssdSource) => async (text: string) =>
  (await ussdScreen(text, source)).text;

test('the first screen is Swahili and English is one key away', async () => {
  const show = shownBy(country(3));
  expect(await show('')).toBe(
    'TAVA\n1. Mubashara (3)\n2. Matokeo\n3. Mechi zijazo\n4. Msimamo\n5. Tafuta timu\n9. English\n0. Maliza',
  );
  expect(await show('9')).toContain('1. Live (3)\n2. Results');
  expect(await show('9')).toContain('9. Kiswahili\n0. End');
  expect(await show('9*9')).toBe(await show(''));
  expect(await ussdScreen('9*1*0*0', country(3))).toMatchObject({
    text: 'Thank you.',
    language: 'en',
    isEnd: true,
  });
});

test('a live score is on the second screen, and its sets are on the third', async () => {
  const show = shownBy(country(5));
  expect(await show('1')).toBe(
    'Mubashara (5)\n1. Timu 1 1-0 KVZ 1-3\n2. Timu 2 1-0 KVZ 2-3\n3. Timu 3 1-0 KVZ 3-3\n' +
      '4. Timu 4 1-0 KVZ 4-3\n9. Zaidi\n0. Rudi',
  );
  expect(await show('1*2')).toBe(
    'Timu 2 1-0 KVZ\n25-20\nSeti 2: 2-3\nMubashara\nUwanja wa Taifa\nLigi Kuu\n0. Rudi',
  );
  expect(await show('1*9*1')).toContain('Timu 5 1-0 KVZ');
  expect(await show('1*9*0')).toBe(await show('1'));
  expect(await show('1*9*1*00')).toBe(await show(''));
});

test('among sixty live matches the name of a team leads to its score in two replies', async () => {
  const show = shownBy(country(60));
  expect(await show('Jina 60')).toContain('Timu 1 1-0 KVZ');
  expect(await show('5')).toBe('Andika jina la timu\n0. Rudi');
  expect(await show('5*Jina 60')).toBe(await show('Jina 60'));
  expect(await show('5*wote')).toContain('9. Zaidi');
  expect(await show('5*wote*1')).toContain('Timu 1 1-0 KVZ');
  expect(await show('5*Hakuna')).toBe('Tafuta timu\nBado hakuna.\n0. Rudi');
});

test('a table shows places, matches and points, of a league with groups after their choice', async () => {
  const show = shownBy(country(8));
  expect(await show('4*1')).toBe(
    'Jina 1\n(timu, mechi, pointi)\n1 Jina 1 99 1000\n2 Jina 2 99 999\n3 Jina 3 99 998\n' +
      '4 Jina 4 99 997\n5 Jina 5 99 996\n6 Jina 6 99 995\n9. Zaidi\n0. Rudi',
  );
  expect(await show('4*2')).toContain('1. Kundi A');
  expect(await show('4*2*1')).toContain('Kundi A\n(timu, mechi, pointi)\n1 Jina 1');
});

test('a reply that fits nothing shows the same screen again', async () => {
  const show = shownBy(country(2));
  for (const wrong of ['8', '7', '#', '', ' ', '99', '-1', '.'])
    expect(await show(`1*${wrong}`), wrong).toBe(await show('1'));
  expect(await show('1*9')).toBe(await show('1'));
});

test('a score that changes during a session is on the next screen', async () => {
  const source = country(1);
  const before = await shownBy(source)('1*1');
  const after = await shownBy({
    ...source,
    live: async () => [match(1, { wins: '2-0', sets: ['25-20', '25-3'], current: null })],
  })('1*1*1');
  expect(before).toContain('1-0');
  expect(after).toContain('2-0');
});

/** A small generator of numbers: the same paths in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test.each([
  [0, {}],
  [1, {}],
  [5, {}],
  [60, {}],
  [60, { team1: LONG, team2: LONG, venue: LONG, league: LONG, sets: ['25-23', '23-25', '31-29'] }],
  [60, { team1: '{[ñ]}~|^\\€'.repeat(4), team2: 'Ōkami “Šk’' }],
])(
  'every screen of %i matches has at most 160 characters of GSM and a way back: %j',
  async (count, change) => {
    const source = country(count, change);
    const next = numbers(20_261_124);
    const inputs = ['1', '2', '3', '4', '5', '8', '9', '9', '0', '00', 'wote', '12', 'Ω', ''];
    for (let path = 0; path < 1500; path += 1) {
      const length = next(9);
      const replies = Array.from({ length }, () => inputs[next(inputs.length)]!);
      const { text, isEnd, length: counted } = await ussdScreen(replies.join('*'), source);
      const where = replies.join('*');
      expect(counted, where).toBeLessThanOrEqual(160);
      expect(gsmLength(text), where).toBe(counted);
      expect(gsmText(text), where).toBe(text);
      if (!isEnd) expect(text, where).toMatch(/\n0[.] (?:Rudi|Back|Maliza|End)$/);
    }
  },
);

test('characters that a phone lacks become near ones, and extension characters count twice', () => {
  expect(gsmText('Šimba – “JKT”…')).toBe('Simba - "JKT"...');
  expect(gsmText('火')).toBe('?');
  expect(gsmLength('a€')).toBe(3);
});

test('a session without end begins again, and a long name is cut', async () => {
  const show = shownBy(country(2));
  expect(await show(Array.from({ length: 61 }, () => '1').join('*'))).toBe(await show(''));
  expect(await show('x'.repeat(900))).toContain('Bado hakuna.');
});

import PDFDocument from 'pdfkit';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPoster } from './draw-poster.ts';
import type { PosterFacts, PosterMatch } from './paper-facts.ts';
import { matchAt } from './testing/match-at.ts';

afterEach(() => vi.restoreAllMocks());

/** Of A3, in points of A4: a poster is drawn for A4 and enlarged. */
const A3_SCALE = Math.SQRT2;
const LONGEST = 'Chama cha Wavu cha Wilaya ya Kinondoni Z';

type Written = { text: string; x: number; y: number; points: number };

/** Each text of the paper with its place, and its size on the sheet. */
async function write(matches: readonly PosterMatch[], size: 'A4' | 'A3') {
  const written: Written[] = [];
  const text = PDFDocument.prototype.text;
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: any, ...args: any[]) {
    const [line, x, y] = args;
    const scale = size === 'A3' ? A3_SCALE : 1;
    written.push({ text: line, x, y, points: this._fontSize * scale });
    return (text as any).apply(this, args);
  });
  const facts: PosterFacts = {
    kind: 'poster',
    association: 'TAVA',
    subject: '2026-12-05',
    address: 'https://wavu.test/sw/fixtures?date=2026-12-05',
    now: 0,
    league: null,
    part: { day: '2026-12-05' },
    matches,
    ussdCode: null,
    smsNumber: null,
  };
  const pdf = new TextDecoder('latin1').decode(await drawPoster(facts, 'sw', size));
  return { written, pages: pdf.match(/\/Type \/Page\b(?!s)/g)?.length };
}

const matchesOf = (count: number, over: Partial<PosterMatch> = {}): PosterMatch[] =>
  Array.from({ length: count }, (_, n) => ({
    ...matchAt(`${n}`, {
      team1: { name: `Nyumbani ${n + 1}`, source: null },
      team2: { name: `Wageni ${n + 1}`, source: null },
      time: `${String(8 + Math.floor(n / 6)).padStart(2, '0')}:${n % 6}0`,
      location: 'Uwanja wa Ndani wa Taifa',
      court: `${(n % 6) + 1}`,
      league: 'Ligi Kuu',
    }),
    colors: ['#ffffff', '#0b6b3a'],
    result: null,
    ...over,
  }));

test('60 matches stand on one A3 poster, each team whole and in at least 10 points', async () => {
  const { written, pages } = await write(matchesOf(60), 'A3');
  expect(pages).toBe(1);
  const names = written.filter(({ text }) => /^(Nyumbani|Wageni) \d+$/.test(text));
  expect(names).toHaveLength(120);
  expect(Math.min(...names.map(({ points }) => points))).toBeGreaterThanOrEqual(10);
  const times = written.filter(({ text }) => /^\d\d:\d\d$/.test(text));
  expect(times).toHaveLength(60);
  const places = written.filter(({ text }) => text.startsWith('Uwanja wa Ndani wa Taifa, '));
  expect(places).toHaveLength(60);
  expect(Math.min(...places.map(({ points }) => points))).toBeGreaterThanOrEqual(7);
});

test('no two lines of a full A3 poster overlap, and all stay above its foot', async () => {
  const { written } = await write(matchesOf(60), 'A3');
  const names = written.filter(({ text }) => /^(Nyumbani|Wageni) \d+$/.test(text));
  for (const column of Map.groupBy(names, ({ x }) => Math.round(x)).values()) {
    const rows = column.toSorted((a, b) => a.y - b.y);
    const gaps = rows.slice(1).map(({ y }, at) => y - rows[at]!.y);
    expect(rows).toHaveLength(60);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(rows[0]!.points / A3_SCALE);
  }
  expect(Math.max(...names.map(({ y, points }) => y + points))).toBeLessThan(842 - 96);
});

test('names of 40 letters stand whole on an A3 poster of 60 matches', async () => {
  const long = { name: LONGEST, source: null };
  const { written } = await write(matchesOf(60, { team1: long, team2: long }), 'A3');
  expect(written.filter(({ text }) => text === LONGEST)).toHaveLength(120);
});

test('61 matches need a second A3 poster, and A4 has eight a sheet in large letters', async () => {
  expect((await write(matchesOf(61), 'A3')).pages).toBe(2);
  vi.restoreAllMocks();
  expect((await write(matchesOf(60), 'A4')).pages).toBe(8);
  vi.restoreAllMocks();
  const few = await write(matchesOf(8), 'A3');
  const names = few.written.filter(({ text }) => text.startsWith('Nyumbani'));
  expect(names.map(({ points }) => Math.round(points))).toEqual(Array(8).fill(21));
});

test('matches of several days have their day on an A3 poster', async () => {
  const matches = [...matchesOf(10), ...matchesOf(10, { date: '2026-12-06' })];
  const { written } = await write(matches, 'A3');
  expect(written.filter(({ text }) => text === '6 Des')).toHaveLength(10);
});

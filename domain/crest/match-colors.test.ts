import { expect, test } from 'vitest';
import { contrast, distance } from './color-math.ts';
import { crestForm } from './crest-form.ts';
import { SPARE_COLORS } from './crest-shape.ts';
import {
  areShirtsAlike,
  type Jerseys,
  LEAST_CHART_DISTANCE,
  LEAST_DISTANCE,
  matchColors,
  SCORE_CONTRAST,
  tonesOf,
  withShirts,
} from './match-colors.ts';
import { MONOGRAM_COLORS } from './monogram-color.ts';

/** Cards of the light and of the dark theme. */
const CARDS = ['#ffffff', '#111815'] as const;

function expectReadable(team1: Jerseys, team2: Jerseys): void {
  const tones = matchColors(team1, team2);
  const pair = JSON.stringify([team1, team2]);
  for (const { field, ink, chart } of [tones.team1, tones.team2]) {
    expect(contrast(field, ink), pair).toBeGreaterThanOrEqual(SCORE_CONTRAST);
    for (const card of CARDS) expect(contrast(chart, card), pair).toBeGreaterThanOrEqual(3);
  }
  const { team1: first, team2: second } = tones;
  expect(distance(first.field, second.field), pair).toBeGreaterThanOrEqual(LEAST_DISTANCE);
  expect(distance(first.chart, second.chart), pair).toBeGreaterThanOrEqual(LEAST_CHART_DISTANCE);
}

function everyPair(teams: readonly Jerseys[]): void {
  for (const team1 of teams) {
    for (const team2 of teams) if (team1 !== team2) expectReadable(team1, team2);
  }
}

/** Numbers that look like chance and are the same in each run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test('no two of 200 teams of any colours are alike in a match, and their scores can be read', () => {
  const next = chance(7);
  const color = () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const teams = Array.from({ length: 200 }, (_, at) => ({
    name: `Timu ${at}`,
    jerseyColor1: color(),
    jerseyColor2: color(),
  }));
  everyPair(teams);
});

test('teams with plain colours or without colours differ in a match', () => {
  const plain = ['#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080'];
  const chosen = plain.flatMap((jerseyColor1) =>
    plain.map((jerseyColor2) => ({ name: 'A', jerseyColor1, jerseyColor2 })),
  );
  const unchosen = ['Simba', 'Yanga', 'Warszawa', 'Nysa'].map((name) => ({
    name,
    jerseyColor1: '#ffffff',
    jerseyColor2: '#ffffff',
  }));
  everyPair([...chosen, ...unchosen]);
});

test('two teams of different colours play in their first ones', () => {
  const red = { name: 'A', jerseyColor1: '#b71c1c', jerseyColor2: '#ffffff' };
  const green = { name: 'B', jerseyColor1: '#1b5e20', jerseyColor2: '#ffeb3b' };
  expect(matchColors(red, green)).toEqual({
    team1: tonesOf('#b71c1c'),
    team2: tonesOf('#1b5e20'),
  });
});

test('the second team plays in its second colour where the first would be alike', () => {
  const red = { name: 'A', jerseyColor1: '#b71c1c', jerseyColor2: '#ffffff' };
  const alike = { name: 'B', jerseyColor1: '#c62828', jerseyColor2: '#0d47a1' };
  expect(matchColors(red, alike).team2).toEqual(tonesOf('#0d47a1'));
  expect(matchColors(red, alike).team1).toEqual(tonesOf('#b71c1c'));
});

test('a chosen colour with enough contrast for a score is unchanged', () => {
  expect(tonesOf('#0d47a1')).toMatchObject({ field: '#0d47a1', ink: '#ffffff' });
  expect(tonesOf('#ffeb3b')).toMatchObject({ field: '#ffeb3b', ink: '#0b1410' });
});

test('white letters stand out on each colour of a league', () => {
  for (const color of MONOGRAM_COLORS) {
    expect(contrast(color, '#ffffff'), color).toBeGreaterThanOrEqual(7);
  }
});

test('every spare pair is two colours that can be told apart', () => {
  for (const [field, band] of SPARE_COLORS) {
    expect(distance(field, band), field).toBeGreaterThanOrEqual(LEAST_DISTANCE);
  }
});

test('200 names share thirty crests, and a name always has the same one', () => {
  const forms = Array.from({ length: 200 }, (_, at) => crestForm(`Timu ya ${at} Kata`));
  expect(new Set(forms.map(({ pattern }) => pattern)).size).toBe(30);
  expect(crestForm('Mafunzo')).toEqual(crestForm('Mafunzo'));
});

test('the shirts that were chosen for a match stand, and the other team keeps away from them', () => {
  const red = { name: 'Simba', jerseyColor1: '#d2001f', jerseyColor2: '#ffffff' };
  const green = { name: 'Yanga', jerseyColor1: '#0b6b3a', jerseyColor2: '#fcd116' };
  const none = { shirt: null };
  const { team2 } = matchColors(red, { ...green, shirt: '#d2001f' });
  expect(team2).toEqual(tonesOf('#d2001f'));
  for (const shirts of [
    { team1: { shirt: '#0b6b3a' }, team2: none },
    { team1: none, team2: { shirt: '#d2001f' } },
    { team1: none, team2: none },
  ]) {
    const match = withShirts({ team1: red, team2: green }, shirts);
    expectReadable(match.team1, match.team2);
  }
});

test('two teams in shirts that are too near are alike', () => {
  const red = { name: 'Simba', jerseyColor1: '#d2001f', jerseyColor2: '#ffffff' };
  const green = { name: 'Yanga', jerseyColor1: '#0b6b3a', jerseyColor2: '#fcd116' };
  expect(areShirtsAlike(red, green)).toBe(false);
  expect(areShirtsAlike(red, { ...green, shirt: '#c8102e' })).toBe(true);
});

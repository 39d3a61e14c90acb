import { expect, test } from 'vitest';
import { deviceStorage } from '#app/lib/device-storage.ts';
import { NO_TERMS, SCORING_DEMANDS, type ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import { INITIAL_STATE, type MatchState } from '#domain/volleyball/match-state.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Detail } from '#domain/volleyball/set-state.ts';
import { livePositions, scorer } from '#domain/volleyball/testing/record-match.ts';
import { openLinkToken } from '../queue/scorer-link-token.ts';
import { loadLevel } from './score-level.ts';
import { loadScreen, saveScreen } from './screen-options.ts';

function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}

const at = (detail: Detail): MatchState => ({ ...INITIAL_STATE, detail });

test('a device that takes over a match with line-ups opens at the full table', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1');
  expect(loadLevel(memory(), 'm', table.log.state)).toBe('table');
  const sheet = scorer(PRESETS.indoor);
  sheet.must({ type: 'match-setup', team1: { players: [1, 2, 3, 4, 5, 6] } });
  expect(loadLevel(memory(), 'm', sheet.log.state)).toBe('table');
  const chosen = memory();
  chosen.setItem('wavu:score-level:m', 'points');
  expect(loadLevel(chosen, 'm', table.log.state)).toBe('points');
});

test('the level that a competition demands holds on every device, whatever it chose before', () => {
  const chosen = memory();
  chosen.setItem('wavu:score-level:m', 'result');
  const level = (terms: Partial<ScoringTerms>) =>
    loadLevel(chosen, 'm', at('none'), { ...NO_TERMS, ...terms });
  expect(level({ level: 'rallies' })).toBe('rallies');
  for (const demand of SCORING_DEMANDS) expect(level({ [demand]: true })).toBe('table');
  expect(level({ country: 'TAN' })).toBe('result');
});

test('a match is continued at the level of detail of its log', () => {
  const storage = memory();
  expect(loadLevel(storage, 'm', at('none'))).toBe('points');
  expect(loadLevel(storage, 'm', at('sets'))).toBe('sets');
  expect(loadLevel(storage, 'm', at('rallies'))).toBe('rallies');
});

test('the level chosen on a device applies to that match alone', () => {
  const storage = memory();
  storage.setItem('wavu:score-level:m', 'result');
  expect(loadLevel(storage, 'm', at('points'))).toBe('result');
  expect(loadLevel(storage, 'other', at('points'))).toBe('points');
  storage.setItem('wavu:score-level:m', 'nonsense');
  expect(loadLevel(storage, 'm', at('points'))).toBe('points');
});

test('the screen is remembered for the device, the mirror for the match', () => {
  const storage = memory();
  saveScreen(storage, 'm', {
    contrast: true,
    leftHanded: true,
    vibrates: false,
    sounds: false,
    mirrored: true,
  });
  expect(loadScreen(storage, 'm')).toEqual({
    contrast: true,
    leftHanded: true,
    vibrates: false,
    sounds: false,
    mirrored: true,
  });
  expect(loadScreen(storage, 'other')).toMatchObject({ contrast: true, mirrored: false });
  storage.setItem('wavu:score-screen', '{broken');
  expect(loadScreen(storage, 'm')).toMatchObject({ contrast: false, vibrates: true });
});

test('a device without storage shows the default screen', () => {
  const full = {
    ...memory(),
    setItem() {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    },
  } as Storage;
  for (const storage of [undefined, full]) {
    saveScreen(storage, 'm', {
      contrast: true,
      leftHanded: true,
      vibrates: true,
      sounds: true,
      mirrored: true,
    });
    expect(loadScreen(storage, 'm')).toMatchObject({ contrast: false, mirrored: false });
    expect(loadLevel(storage, 'm', at('sets'))).toBe('sets');
    expect(openLinkToken(storage, 'm', '#score_abc').token()).toBe('score_abc');
  }
});

test('a browser whose storage throws is treated as having none', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
  expect(deviceStorage()).toBeUndefined();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

import { expect, test } from 'vitest';
import { languageOf, localPath, neutralPath, sitePath } from './language.ts';

test('the first page of a language has no slash at its end', () => {
  expect(localPath('sw', '/')).toBe('/sw');
  expect(localPath('sw', '/?status=Live')).toBe('/sw?status=Live');
  expect(localPath('sw', '/teams?q=a')).toBe('/sw/teams?q=a');
  expect(localPath('en', '/?status=Live')).toBe('/?status=Live');
});

test('only a whole /sw part makes a page Swahili', () => {
  expect(languageOf('/sw')).toBe('sw');
  expect(languageOf('/sw/teams')).toBe('sw');
  expect(languageOf('/swift')).toBe('en');
  expect(languageOf('/teams/sw')).toBe('en');
});

test.each(['/', '/teams', '/right/m1'])(
  '%s is found again from its address in either language',
  (path) => {
    for (const language of ['en', 'sw'] as const) {
      const local = localPath(language, path);
      expect(languageOf(local)).toBe(language);
      expect(neutralPath(local)).toBe(path);
    }
  },
);

test('on a Swahili site the first page in English is /en, and every other address is as elsewhere', () => {
  expect(sitePath('en', '/', 'sw')).toBe('/en');
  expect(sitePath('en', '/?status=Live', 'sw')).toBe('/en?status=Live');
  expect(sitePath('en', '/', 'en')).toBe('/');
  expect(sitePath('sw', '/', 'sw')).toBe('/sw');
  expect(sitePath('en', '/teams', 'sw')).toBe('/teams');
  expect(languageOf('/en')).toBe('en');
  expect(neutralPath('/en')).toBe('/');
  expect(neutralPath('/enugu')).toBe('/enugu');
  expect(neutralPath('/en/teams'), 'which leads to another address').toBe('/en/teams');
});

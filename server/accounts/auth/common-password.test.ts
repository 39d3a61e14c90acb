import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/password-strength.ts';
import { isCommon } from './common-password.ts';

const list = dictionary['passwords-common'].map(String);

test('every listed password is refused, and the first 3000 also with a padding', async () => {
  expect(list.length).toBeGreaterThan(40_000);
  const long = list.filter((word) => word.length >= MIN_PASSWORD_LENGTH);
  const stretched = list
    .slice(0, 3000)
    .filter((word) => word.length > 5 && word.length < MIN_PASSWORD_LENGTH)
    .map((word) => `${word}${'2026'.slice(word.length - MIN_PASSWORD_LENGTH)}`);
  expect(long.length + stretched.length).toBeGreaterThan(3000);
  const passing = [];
  for (const password of [...long, ...stretched]) {
    if (!(await isCommon(password))) passing.push(password);
  }
  expect(passing).toEqual([]);
});

test.each([
  'manchester',
  'MANCHESTER',
  'm@nch3st3r',
  'retsehcnam',
  'Liverpool2026',
  'dragon1998!',
  '12monkey!!',
  'arsenalarsenal',
  'ｍanchester',
])('%s is refused as common', async (password) => {
  expect(await isCommon(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'mpira wa wavu 6',
  'long enough 1',
  'simba na yanga leo',
  'kilima-njaro-juu',
  'Xk7#pQ2!vm9L',
  '8371946205',
])('%s is accepted', async (password) => {
  expect(await isCommon(password)).toBe(false);
});

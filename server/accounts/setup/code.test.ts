import { expect, test } from 'vitest';
import { isSetupCode, setupCode } from './code.ts';

const SECRET = 'one secret of thirty-two letters';

test('the code is the same after a restart, and another one with another secret', () => {
  expect(setupCode(SECRET)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(setupCode(SECRET)).toBe(setupCode(SECRET));
  expect(setupCode('another secret, of 32 letters too')).not.toBe(setupCode(SECRET));
});

test('the code fits however a person types it, and no other text does', () => {
  const code = setupCode(SECRET);
  const spellings = [
    code,
    ` ${code.toLowerCase()} `,
    code.replaceAll('-', ''),
    code.replaceAll('-', ' '),
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ];
  expect(spellings.map((typed) => isSetupCode(SECRET, typed))).toEqual(spellings.map(() => true));
  const wrong = ['', code.slice(1), `${code}0`, setupCode('another secret, of 32 letters too')];
  expect(wrong.map((typed) => isSetupCode(SECRET, typed))).toEqual(wrong.map(() => false));
});

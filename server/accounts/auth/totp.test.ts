import { expect, test } from 'vitest';
import { base32, newTotpSecret, stepOfCode, totpAddress, totpCode } from './totp.ts';

const SECRET = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, SHA-1: the last six of the eight digits there.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a code is valid for its half minute and the ones before and after', () => {
  const code = totpCode(SECRET, 100);
  const at = [98, 99, 100, 101, 102].map((step) => stepOfCode(SECRET, code, step * 30_000));
  expect(at).toEqual([undefined, 100, 100, 100, undefined]);
});

test('secrets have 160 bits and all differ', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the address for the app names the site and the account', () => {
  const email = 'neema+1@example.org';
  expect(totpAddress('ABC', email, 'Wavu')).toBe(
    'otpauth://totp/Wavu:neema%2B1%40example.org?secret=ABC&issuer=Wavu',
  );
  expect(totpAddress('ABC', email, 'TAVA: Mwanza & Geita')).toBe(
    'otpauth://totp/TAVA%20%20Mwanza%20%26%20Geita:neema%2B1%40example.org' +
      '?secret=ABC&issuer=TAVA%20%20Mwanza%20%26%20Geita',
  );
});

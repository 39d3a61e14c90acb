import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password fits its own hash only, and two hashes differ', async () => {
  const hash = await hashPassword('mpira wa wavu');
  expect(await verifyPassword(hash, 'mpira wa wavu')).toBe(true);
  expect(await verifyPassword(hash, 'mpira wa kikapu')).toBe(false);
  expect(await hashPassword('mpira wa wavu')).not.toBe(hash);
});

test('a hash of another make is refused', async () => {
  expect(await verifyPassword('plain', 'plain')).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
});

import { execFileSync } from 'node:child_process';
import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

test('a password fits its own hash only, and two hashes differ', async () => {
  const hash = await hashPassword('mpira wa wavu');
  expect(await verifyPassword(hash, 'mpira wa wavu')).toBe(true);
  expect(await verifyPassword(hash, 'mpira wa kikapu')).toBe(false);
  expect(await hashPassword('mpira wa wavu')).not.toBe(hash);
});

test('a hash of another cost matches and is marked for renewal', async () => {
  const nonce = Buffer.from('0123456789abcdef');
  const cost = { memory: 8192, passes: 3, parallelism: 2, tagLength: 32 };
  const message = 'mpira wa wavu';
  const tag = await promisify(argon2)('argon2id', { message, nonce, ...cost });
  const old = `$argon2id$v=19$m=8192,t=3,p=2$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
  expect(await verifyPassword(old, message)).toBe(true);
  expect(await verifyPassword(old, 'mpira wa kikapu')).toBe(false);
  expect([isOutdated(old), isOutdated(await hashPassword(message))]).toEqual([true, false]);
  const dear = old.replace('m=8192', 'm=9999999');
  expect(await verifyPassword(dear, message)).toBe(false);
});

test('a hash of another algorithm is refused', async () => {
  expect(await verifyPassword('plain', 'plain')).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
});

test('a password is hashed at the cost that OWASP asks for', () => {
  // In a process of its own: in those of the tests a hash is cheap.
  const address = new URL('./password.ts', import.meta.url).href;
  const program = `import { hashPassword } from '${address}'; console.log(await hashPassword('x'));`;
  const words = ['--input-type=module', '--eval', program];
  const hash = execFileSync(process.execPath, words, { encoding: 'utf8' });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

test('an encrypted value opens with the same secret only', () => {
  const sealed = createVault('one secret').seal('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(createVault('one secret').open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(createVault('another secret').open(sealed)).toBe(undefined);
});

test('a changed value, or one that was never sealed, does not open', () => {
  const vault = createVault('one secret');
  const bytes = Buffer.from(vault.seal('text'), 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  for (const sealed of [bytes.toString('base64url'), '', 'AAAA']) {
    expect(vault.open(sealed)).toBe(undefined);
  }
});

test('a digest is the same for the same text and secret only', () => {
  const vault = createVault('one secret');
  expect(vault.digest('+255712345678')).toBe(createVault('one secret').digest('+255712345678'));
  expect(vault.digest('+255712345678')).not.toBe(vault.digest('+255712345679'));
  expect(vault.digest('+255712345678')).not.toBe(createVault('other').digest('+255712345678'));
});

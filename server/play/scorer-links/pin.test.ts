import { execFileSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';

test('a PIN is hashed at a cost of 16 MB', () => {
  // In a process of its own: in those of the tests a hash is cheap.
  const address = new URL('./pin.ts', import.meta.url).href;
  const program = `import { hashPin } from '${address}'; console.log(await hashPin('123456'));`;
  const words = ['--input-type=module', '--eval', program];
  const hash = execFileSync(process.execPath, words, { encoding: 'utf8' });
  const dear = scryptSync('123456', 'wavu scorer PIN', 32, { N: 2 ** 14, r: 8, p: 1 });
  expect(hash.trim()).toBe(dear.toString('hex'));
});

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleUpdater } from './updater-script.ts';

test('the script of public pages weighs at most 3 KB', async () => {
  const { code } = await bundleUpdater(process.cwd());
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3 * 1024);
  expect(code).toContain('/api/v1/live');
});

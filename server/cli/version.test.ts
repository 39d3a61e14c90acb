import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCommandLine } from './testing/command-line.ts';

test('the version command prints version, commit and Node in one line, without a database', async () => {
  const { run, drop } = await openCommandLine();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { code, lines } = await run('version');
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Wavu \d+\.\d+\.\d+( \([0-9a-f]{10,}\))?, Node \d+\.\d+\.\d+$/);
  expect(lines[0]).toContain(`Wavu ${version}`);
  await drop();
});

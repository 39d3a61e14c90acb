import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCommandLine } from './testing/command-line.ts';

const engine = 'sqlite';

test.each([
  ['backup', 'copy'],
  ['check'],
  ['export', 'copy'],
  ['user', 'one-step', '--email', 'asha@wavu.example'],
  ['retention'],
])('%s refuses a folder without a database and creates none', async (...argv) => {
  const line = await openCommandLine({ engine });
  const file = 'file' in line.place ? line.place.file : '';
  const { code, errors } = await line.run(
    ...argv.map((word) => (word === 'copy' ? join(line.folder, word) : word)),
  );
  expect([code, errors.length]).toEqual([1, 1]);
  expect(errors[0]).toContain(`There is no database ${file}`);
  expect([existsSync(file), existsSync(join(line.folder, 'copy'))]).toEqual([false, false]);
  await line.drop();
});

test('restore creates the data folder, readable by its owner alone', async () => {
  const from = await openCommandLine({ engine });
  await from.run('demo');
  const copy = join(from.folder, 'copy');
  expect((await from.run('backup', copy)).code).toBe(0);
  const to = await openCommandLine({ engine });
  await rm(to.folder, { recursive: true });
  const { code, errors } = await to.run('restore', copy);
  expect([code, errors]).toEqual([0, []]);
  expect((await to.run('check')).code).toBe(0);
  expect(statSync(to.folder).mode & 0o777).toBe(0o700);
  await from.drop();
  await to.drop();
});

test('a new database is readable by its owner alone', async () => {
  const line = await openCommandLine({ engine });
  await line.run('demo');
  const file = 'file' in line.place ? line.place.file : '';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await line.drop();
});

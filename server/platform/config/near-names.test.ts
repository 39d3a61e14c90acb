import { expect, test } from 'vitest';
import { misspeltVariables } from './environment.ts';

test.each([
  ['PUBLIC_UR', 'PUBLIC_URL'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['public_url', 'PUBLIC_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['SECRET_FIEL', 'SECRET_FILE'],
])('%s is reported as a misspelling of %s', (wrong, expected) => {
  expect(misspeltVariables({ [wrong]: 'value' })).toEqual([`${wrong}: did you mean ${expected}?`]);
});

test('correct and foreign names are not reported as misspelt', () => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'USER', 'SHELL', 'TERM', 'LOGNAME'];
  const more = ['NODE_ENV', 'NODE_OPTIONS', 'PGHOST', 'TMPDIR', 'EDITOR', 'npm_config_cache', 'CI'];
  const own = ['PORT', 'HOST', 'DATA_DIR', 'SECRET_FILE', 'DATABASE_URL'];
  const source = Object.fromEntries([...others, ...more, ...own].map((name) => [name, 'x']));
  expect(misspeltVariables(source)).toEqual([]);
});

test('a misspelt name is not reported if the right one is set too', () => {
  expect(misspeltVariables({ PORTS: '1', PORT: '3000' })).toEqual([]);
});

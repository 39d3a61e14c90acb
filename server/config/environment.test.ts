import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    DEMO: 'auto',
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as absent', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('a bad value is named in one line', () => {
  expect(() => readEnvironment({ PORT: 'many', DEMO: 'perhaps' })).toThrow(
    /^Cannot start, check the environment: PORT: [^\n]+; DEMO: [^\n]+$/,
  );
});

test('PostgreSQL without a secret is refused', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://u@localhost/wavu' })).toThrow(
    'SECRET: is required together with DATABASE_URL',
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('PUBLIC_URL with a path is refused by name', () => {
  expect(readEnvironment({ PUBLIC_URL: 'https://wavu.example/' }).PUBLIC_URL).toBe(
    'https://wavu.example',
  );
  for (const wrong of ['https://wavu.example/league', 'https://a:b@wavu.example', 'https://x/?a']) {
    expect(() => readEnvironment({ PUBLIC_URL: wrong })).toThrow(
      /^Cannot start, check the environment: PUBLIC_URL: must be a host alone[^\n]+$/,
    );
  }
});

test('PostgreSQL without a secret is refused', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://u@localhost/wavu' })).toThrow(
    'SECRET: is required together with DATABASE_URL',
  );
});

test('an address with several hosts is refused with the way to have several', () => {
  const SECRET = 's'.repeat(32);
  for (const list of ['postgres://a,b/wavu', 'postgres://u:p@a:5432,b:5432/wavu']) {
    expect(() => readEnvironment({ DATABASE_URL: list, SECRET })).toThrow(
      'DATABASE_URL: must name one host; for several put HAProxy in front',
    );
  }
  const comma = 'postgres://u:a,b@db.example/wavu?options=-c%20search_path=a,b';
  expect(readEnvironment({ DATABASE_URL: comma, SECRET }).DATABASE_URL).toBe(comma);
});

test('a file store needs all of its variables', () => {
  const complete = {
    S3_ENDPOINT: 'https://store.example',
    S3_BUCKET: 'wavu',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  };
  expect(readEnvironment(complete)).toMatchObject(complete);
  expect(() => readEnvironment({ ...complete, S3_SECRET_KEY: '' })).toThrow(
    'S3_ENDPOINT: and S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY are required together',
  );
});

test('secrets may come from files, and errors never show them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, `${'s'.repeat(40)}\n`);
  expect(readEnvironment({ SECRET_FILE: file }).SECRET).toBe('s'.repeat(40));
  expect(() => readEnvironment({ SECRET_FILE: join(folder, 'none') })).toThrow(
    /^Cannot start, check the environment: SECRET_FILE: cannot be read$/,
  );
  expect(() => readEnvironment({ SECRET_FILE: file, SECRET: 'given as well' })).toThrow(
    /^Cannot start, check the environment: SECRET: is given twice, as SECRET_FILE$/,
  );
  writeFileSync(file, 'too short');
  expect(() => readEnvironment({ SECRET_FILE: file })).toThrow(
    /^[^\n]*SECRET: must have(?!.*too short)/,
  );
});

test('edges are configured by addresses, and LIVE_URL needs one that is published to', () => {
  const edges = { NCHAN_PUBLISH_URL: 'http://10.0.0.5:8081/publish, http://10.0.0.6:8081/publish' };
  expect(readEnvironment(edges).NCHAN_PUBLISH_URL).toEqual([
    'http://10.0.0.5:8081/publish',
    'http://10.0.0.6:8081/publish',
  ]);
  expect(() => readEnvironment({ NCHAN_PUBLISH_URL: 'ftp://edge/publish' })).toThrow(
    'NCHAN_PUBLISH_URL: must be addresses',
  );
  const LIVE_URL = 'https://live.wavu.example/api/v1/live';
  expect(readEnvironment({ ...edges, LIVE_URL }).LIVE_URL).toBe(LIVE_URL);
  expect(() => readEnvironment({ LIVE_URL })).toThrow('LIVE_URL: needs NCHAN_PUBLISH_URL');
  expect(() => readEnvironment({ ...edges, LIVE_URL: `${LIVE_URL}?a=1` })).toThrow(
    'LIVE_URL: must be an address without ? and #',
  );
});

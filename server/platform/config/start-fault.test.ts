import { expect, test } from 'vitest';
import { startFault } from './start-fault.ts';

const PLACE = { PORT: 3000, HOST: '0.0.0.0', DATA_DIR: '/srv/wavu' };
const DATABASE_URL = 'postgres://wavu:topsecret@db.example:5432/league';

function fault(code: string, more = {}) {
  return Object.assign(new Error('raw words of the system'), { code, ...more });
}

test.each([
  [
    'EADDRINUSE',
    {},
    'port 3000 is taken, perhaps by a Wavu that is already running. Stop it, or choose another PORT.',
  ],
  ['EADDRNOTAVAIL', {}, 'this machine has no address 0.0.0.0 (HOST).'],
  [
    'EACCES',
    { syscall: 'listen' },
    'port 3000 may be opened by root only. Choose a PORT of 1024 or more, with a proxy in front.',
  ],
  [
    'EACCES',
    { syscall: 'mkdir', path: '/srv/wavu' },
    '/srv/wavu cannot be written (DATA_DIR is /srv/wavu).',
  ],
  ['ENOSPC', {}, 'the disk of /srv/wavu is full (DATA_DIR).'],
])('%s is reported in one sentence that names the setting', (code, more, sentence) => {
  expect(startFault(fault(code, more), PLACE)).toBe(`Cannot start: ${sentence}`);
});

test.each([
  ['ECONNREFUSED', 'no PostgreSQL answers at db.example:5432 (DATABASE_URL).'],
  ['ENOTFOUND', 'the host db.example:5432 is not known (DATABASE_URL).'],
  ['3D000', 'there is no database league at db.example:5432 (DATABASE_URL).'],
  ['28P01', 'PostgreSQL at db.example:5432 does not let wavu in (DATABASE_URL).'],
])('%s of the database is reported without the password', (code, sentence) => {
  expect(startFault(fault(code), { ...PLACE, DATABASE_URL })).toBe(`Cannot start: ${sentence}`);
});

test('a host with two refusing addresses is reported once', () => {
  const both = new AggregateError([fault('ECONNREFUSED'), fault('ECONNREFUSED')]);
  expect(startFault(both, { ...PLACE, DATABASE_URL })).toContain('no PostgreSQL answers at');
});

test('an unknown fault is reported by its first line, and no sentence begins twice', () => {
  expect(startFault(new Error('odd\n  at stack'), PLACE)).toBe('Cannot start: odd');
  const migrationFault = 'Migration 0017-courts failed: disk I/O error; nothing was changed.';
  expect(startFault(new Error(migrationFault), PLACE)).toBe(`Cannot start. ${migrationFault}`);
  const environmentFault = 'Cannot start, check the environment: PORT: Invalid input';
  expect(startFault(new Error(environmentFault), undefined)).toBe(environmentFault);
});

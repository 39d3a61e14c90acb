import { expect, test } from 'vitest';
import { databaseFault } from './database-fault.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('no'), { code }, more);

test.each([
  ['a disk that is full', withCode('ERR_SQLITE_ERROR', { errcode: 13 }), 'full'],
  ['a page that is damaged', withCode('ERR_SQLITE_ERROR', { errcode: 11 }), 'broken'],
  ['a file that is no database', withCode('ERR_SQLITE_ERROR', { errcode: 26 }), 'broken'],
  [
    'a folder that is read-only',
    withCode('ERR_SQLITE_ERROR', { errcode: 8 | (4 << 8) }),
    'read-only',
  ],
  ['PostgreSQL that is shut down', withCode('57P01'), 'away'],
  ['a statement that takes too long', withCode('57014'), 'away'],
  ['PostgreSQL that is starting', withCode('57P03'), 'away'],
  ['pgbouncer without its server', withCode('08P01'), 'away'],
  ['too many connections', withCode('53300'), 'away'],
  ['a full disk of PostgreSQL', withCode('53100'), 'full'],
  ['a replica', withCode('25006'), 'read-only'],
  ['a damaged index', withCode('XX002'), 'broken'],
  ['a closed port', withCode('ECONNREFUSED'), 'away'],
  ['two closed ports', new AggregateError([withCode('ECONNREFUSED')]), 'away'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['a fault behind an error', new Error('no', { cause: withCode('57P01') }), 'away'],
  ['a name that is there already', withCode('ERR_SQLITE_ERROR', { errcode: 2067 }), undefined],
  ['the same in PostgreSQL', withCode('23505'), undefined],
  [
    'another machine',
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
    undefined,
  ],
  ['an error of ours', new Error('no'), undefined],
  ['no error', 'no', undefined],
])('%s', (_, error, fault) => {
  expect(databaseFault(error)).toBe(fault);
});

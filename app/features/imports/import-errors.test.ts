import { expect, test } from 'vitest';
import { ApiProblem } from '#app/lib/api/client.ts';
import { importFaults } from './import-errors.ts';

const errors = [{ row: 2, column: 'date', message: 'and 9 more errors' }];

test('the number of errors is stated separately from their messages', () => {
  const problem = new ApiProblem(422, { code: 'IMPORT_ERRORS', errors, errorCount: 1000 });
  expect(importFaults(problem)).toEqual({ errors, errorCount: 1000 });
});

test('a failure of another kind has no file errors', () => {
  expect(importFaults(new ApiProblem(422, { code: 'REFUSED', errors }))).toBeUndefined();
  expect(importFaults(new Error('no line'))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { archiveParamsSchema } from './archive.ts';
import { exportParamsSchema, exportQuerySchema } from './export.ts';
import { dryRunSchema, importResultSchema } from './import.ts';

test('a dry run is requested by a word that means yes', () => {
  expect(['true', '1', 'yes'].map((word) => dryRunSchema.parse(word))).toEqual([true, true, true]);
  expect(['false', '0', 'no'].map((word) => dryRunSchema.parse(word))).toEqual([
    false,
    false,
    false,
  ]);
  expect(dryRunSchema.parse(undefined)).toBeUndefined();
  expect(dryRunSchema.safeParse('perhaps').success).toBe(false);
});

test('an import answers with counts and a list of errors', () => {
  const answer = { created: 1, updated: 0, errors: [] };
  expect(importResultSchema.safeParse(answer).success).toBe(true);
  expect(importResultSchema.safeParse({ ...answer, created: 0.5 }).success).toBe(false);
  expect(importResultSchema.safeParse({ created: 1, updated: 0 }).success).toBe(false);
});

test('tables are exported as CSV where no format is named', () => {
  expect(exportQuerySchema.parse({})).toEqual({ format: 'csv' });
  expect(exportQuerySchema.safeParse({ format: 'pdf' }).success).toBe(false);
  expect(exportParamsSchema.safeParse({ table: 'users' }).success).toBe(false);
});

test('only kinds that can be archived can be restored', () => {
  expect(archiveParamsSchema.safeParse({ kind: 'team', id: 'a' }).success).toBe(true);
  expect(archiveParamsSchema.safeParse({ kind: 'user', id: 'a' }).success).toBe(false);
});

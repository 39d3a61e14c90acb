import { expect, test } from 'vitest';
import { formOfReport, reportInput } from './report-input.ts';

test('the form of a report gives back each result that it was opened with', () => {
  for (const result of [
    { sets: [[25, 20] as [number, number], [25, 18] as [number, number]] },
    {
      sets: [[25, 20] as [number, number], [10, 8] as [number, number]],
      incomplete: 'team2' as const,
    },
    { forfeit: 'both' as const },
  ]) {
    expect(reportInput(formOfReport(result))).toEqual(result);
  }
});

test('an empty form sends no result, so that the contract asks for one', () => {
  expect(reportInput(formOfReport(null))).toEqual({});
});

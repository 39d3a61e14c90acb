import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightCounts, realDataLine, sum, tally, verdict, vitestCounts } from './tally.mjs';

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('a complete part counts as its report says', () => {
  const result = { code: 0, output: 'fine' };
  const counts = { passed: 12, failed: 0, skipped: 2 };
  expect(tally(result, counts)).toEqual({ ...counts, again: [], output: 'fine' });
});

test.each([
  ['crashed after its tests passed', 1, { passed: 12, failed: 0, skipped: 0 }, 12, 1],
  ['ran no test', 0, { passed: 0, failed: 0, skipped: 4 }, 0, 1],
  ['left no report', 0, undefined, 0, 1],
  ['has failures', 1, { passed: 3, failed: 2, skipped: 0 }, 3, 2],
])('a part that %s counts as failed', (_what, code, counts, passed, failed) => {
  expect(tally({ code, output: '' }, counts)).toMatchObject({ passed, failed });
});

test('a tool without a report counts as one check', () => {
  expect(verdict({ code: 0, output: '' })).toMatchObject({ passed: 1, failed: 0 });
  expect(verdict({ code: 2, output: '' })).toMatchObject({ passed: 0, failed: 1 });
});

test('a test file that does not load is a failure of its own', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(file)).toMatchObject({ passed: 5, failed: 2, skipped: 1 });
});

test('tests on official tables and real matches are counted, and those without their data', () => {
  const why = 'the table of a league (skipped: ../shared/data/leagues is absent)';
  const file = report({
    testResults: [
      {
        name: '/wavu/domain/standings/official-tables.test.ts',
        assertionResults: [
          { title: 'the table of a pool', status: 'passed' },
          { title: why, status: 'skipped' },
        ],
      },
      {
        name: '/wavu/domain/other.test.ts',
        assertionResults: [
          { title: 'a thing', status: 'passed' },
          { title: 'no browser here', status: 'skipped' },
        ],
      },
    ],
  });
  const { real } = vitestCounts(file)!;
  expect(real).toEqual({ ran: 1, missing: 1 });
  expect(realDataLine([{ real }, { real: { ran: 4, missing: 0 } }, {}])).toBe(
    'official tables and real matches: 5 tests ran, 1 skipped: their files may not be redistributed, and ../shared/data is absent',
  );
  expect(realDataLine([{ real: { ran: 2, missing: 0 } }])).toBe(
    'official tables and real matches: 2 tests ran, 0 skipped',
  );
  expect(realDataLine([{}])).toBeUndefined();
});

test('errors outside of any journey count as failures', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 2 };
  const file = report({ stats, errors: [{ message: 'no server' }], suites: [] });
  expect(playwrightCounts(file)).toEqual({ passed: 3, failed: 2, skipped: 2, again: [] });
});

test.each([
  [2, 5, 0],
  [3, 3, 3],
])(
  '%i journeys that passed at a second try are named: %i passed, %i failed',
  (flaky, passed, failed) => {
    const spec = (status: string, line: number) => ({
      title: 'a point arrives',
      line,
      tests: [{ status, projectName: 'phone' }],
    });
    const specs = [
      spec('expected', 1),
      ...Array.from({ length: flaky }, (_, i) => spec('flaky', i + 2)),
    ];
    const suites = [{ file: 'live.test.ts', specs: [], suites: [{ file: 'live.test.ts', specs }] }];
    const stats = { expected: 3, unexpected: 0, flaky, skipped: 0 };
    const counts = playwrightCounts(report({ stats, errors: [], suites }));
    expect(counts).toMatchObject({ passed, failed });
    expect(counts?.again).toHaveLength(flaky);
    expect(counts?.again[0]).toBe('[phone] live.test.ts:2 a point arrives');
  },
);

test('a truncated report counts as a failure', () => {
  expect(vitestCounts(report('{"numPassedTests": 5'))).toBeUndefined();
  expect(playwrightCounts(join(tmpdir(), 'wavu-no-such-report.json'))).toBeUndefined();
});

test('the sum adds every part, and no checks at all is a failure', () => {
  const tally = { passed: 2, failed: 1, skipped: 3, output: '' };
  expect(sum([tally, tally])).toEqual({ passed: 4, failed: 2, skipped: 6 });
  expect(sum([]).failed).toBe(1);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  atSecondTryOf,
  failedOutsideTests,
  failureLines,
  joined,
  playwrightCounts,
  realDataLine,
  sum,
  tally,
  verdict,
  vitestCounts,
} from './tally.mjs';

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function fileAt(name: string): string {
  return join(import.meta.dirname, `../../domain/${name}.test.ts`);
}

test('a complete part counts as its report says', () => {
  const result = { code: 0, output: 'fine' };
  const counts = { passed: 12, failed: 0, skipped: 2 };
  expect(tally(result, counts)).toEqual({ ...counts, names: [], again: [], output: 'fine' });
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
      { name: fileAt('a'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: fileAt('b'),
        status: 'failed',
        assertionResults: [{ status: 'failed', title: 'wins', fullName: 'a set wins' }],
      },
      { name: fileAt('c'), status: 'failed', assertionResults: [] },
    ],
  });
  const counts = vitestCounts(file);
  expect(counts).toMatchObject({ passed: 5, failed: 2, skipped: 1 });
  expect(counts?.names).toEqual(['domain/b.test.ts a set wins', 'domain/c.test.ts did not load']);
});

test.each([
  [2, { passed: 6, failed: 0 }],
  [3, { passed: 3, failed: 3 }],
])('%i tests that pass at the second try are named, and three count as failed', (count, counts) => {
  const again = Array.from({ length: count }, (_, at) => ({
    status: 'passed',
    title: `test ${at}`,
    failureMessages: ['AssertionError'],
  }));
  const file = report({
    numPassedTests: 6,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: fileAt('a'), status: 'passed', assertionResults: again }],
  });
  const found = vitestCounts(file);
  expect(found).toMatchObject(counts);
  expect(found?.again).toHaveLength(count);
  expect(found?.again?.[0]).toBe('domain/a.test.ts test 0');
  expect(found?.names).toHaveLength(counts.failed);
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
  expect(playwrightCounts(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    names: ['outside of any journey: no server'],
    again: [],
  });
});

test('a journey that fails is named with its size, file and line', () => {
  const specOf = (title: string, status: string) => ({
    title,
    line: 7,
    tests: [{ status, projectName: 'desktop' }],
  });
  const specs = [specOf('a set ends', 'unexpected'), specOf('a point arrives', 'expected')];
  const suites = [{ file: 'score/set.test.ts', specs, suites: [] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const counts = playwrightCounts(report({ stats, errors: [], suites }));
  expect(counts?.names).toEqual(['[desktop] score/set.test.ts:7 a set ends']);
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
    expect(counts?.names).toHaveLength(failed);
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

test('the names of all failures, and of parts without one, stand at the end', () => {
  const good = tally({ code: 0, output: '' }, { passed: 2 });
  const named = tally({ code: 1, output: '' }, { passed: 2, failed: 1, names: ['a.test.ts adds'] });
  const lint = verdict({ code: 1, output: 'badly indented' });
  const tallies = [
    { part: 'types', ...good },
    { part: 'unit', ...named },
    { part: 'lint', ...lint },
  ];
  expect(failureLines(tallies)).toEqual([
    'failed:',
    '  unit: a.test.ts adds',
    '  lint: (without a name: its output is above)',
  ]);
  expect(failureLines([{ part: 'types', ...good }])).toEqual([]);
});

test('a failure without a name shows the last error lines of its tool', () => {
  const output = [
    'Error: of a test that passed at a second try',
    '\u001b[31m⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯\u001b[39m',
    'This might cause false positive tests.',
    '⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯',
    'TypeError: rows is undefined',
    ' ❯ app/lib/rows.ts:4:2',
    'This error originated in "app/lib/rows.test.ts" test file.',
    ...Array.from({ length: 2 }, (_, at) => `ERROR: Coverage of file ${at} is 99 %`),
  ].join('\n');
  const { names } = tally({ code: 1, output }, { passed: 5 });
  expect(names).toEqual([
    '(without a name: Unhandled Errors | Uncaught Exception | TypeError: rows is undefined | ' +
      'This error originated in "app/lib/rows.test.ts" test file. | ' +
      'ERROR: Coverage of file 0 is 99 % | ERROR: Coverage of file 1 is 99 % | its output is above)',
  ]);
});

test.each([
  ['all tests passed and the tool ended in error', 1, { passed: 5, failed: 0 }, true],
  ['a test failed', 1, { passed: 5, failed: 1 }, false],
  ['all is well', 0, { passed: 5, failed: 0 }, false],
  ['there is no report', 1, undefined, false],
])(
  'a part has a second try for errors outside of tests alone: %s',
  (_case, code, counts, tries) => {
    expect(failedOutsideTests({ code }, counts)).toBe(tries);
  },
);

test('a part that passes at the second try names the error of the first, and fails with the second', () => {
  const first = { code: 1, output: 'Error: stopped too late' };
  const passed = tally({ code: 0, output: 'fine' }, { passed: 5, failed: 0 });
  const error = 'unit (without a name: Error: stopped too late | its output is above)';
  expect(atSecondTryOf('unit', first, passed)).toMatchObject({
    passed: 5,
    failed: 0,
    again: [error],
    output: 'Error: stopped too late\nfine',
  });
  const failed = tally({ code: 1, output: 'Error: again' }, { passed: 5, failed: 0 });
  expect(atSecondTryOf('unit', first, failed)).toMatchObject({ failed: 1, again: [error] });
});

test('a long list of failures ends with how many more there are', () => {
  const names = Array.from({ length: 100 }, (_, at) => `journey ${at}`);
  const lines = failureLines([{ part: 'journeys', names }]);
  expect(lines).toHaveLength(62);
  expect(lines.at(-1)).toBe('  and 40 more, above');
});

test('a part in two pieces has the counts, names and output of both, and fails with either', () => {
  const first = tally({ code: 0, output: 'one' }, { passed: 2, real: { ran: 1, missing: 3 } });
  const counts = { passed: 3, failed: 1, names: ['a wins'], again: ['b wins'] };
  const both = joined([first, tally({ code: 1, output: 'two' }, counts)]);
  expect(both).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    names: ['a wins'],
    again: ['b wins'],
    real: { ran: 1, missing: 3 },
    output: 'one\ntwo',
  });
  expect(joined([tally({ code: 1, output: '' }), first])).toMatchObject({ passed: 2, failed: 1 });
});

test('tests that pass at the second try are counted over all pieces of a part', () => {
  const piece = (again: string[]) => tally({ code: 0, output: '' }, { passed: 9, again });
  expect(joined([piece(['a']), piece(['b'])])).toMatchObject({ passed: 18, failed: 0 });
  const names = ['a', 'b', 'c'].map((name) => `${name} (passed at the second try)`);
  const three = { passed: 15, failed: 3, names };
  expect(joined([piece(['a', 'b']), piece(['c'])])).toMatchObject(three);
});

import { existsSync, readFileSync } from 'node:fs';

/** More journeys than this that pass at a second try only are no chance any more. */
const SECOND_TRIES = 2;

/**
 * A tally: how many checks of a part passed, failed, were skipped, what its tools printed, and the
 * names of those that passed at a second try. A part that ends in error, or ran nothing, never counts
 * as passed.
 */
export function tally({ code, output }, counts) {
  const { passed = 0, failed = 0, skipped = 0, again = [], real } = counts ?? {};
  const isSound = code === 0 && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1), skipped, again, real, output };
}

/** A tool that only says yes or no counts as one check. */
export function verdict(result) {
  return tally(result, { passed: result.code === 0 ? 1 : 0 });
}

/** Counts of vitest's JSON report; a file that could not even be loaded is one failure. */
export function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some(isFailed),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    real: realData(report),
  };
}

/** Files of tests on real data: official tables, real matches and results. */
const REAL_DATA = /\/(official-|real-|who-advances|data-volley)[\w-]*\.test\.ts$/;
/** The words in a skipped test's name that say that its data is not here. */
const DATA_MISSING = /\(skipped: .*shared\/data/;

/** The number of tests on real data that ran, and of those without: not every file may be redistributed. */
function realData({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ name, title, status })),
  );
  return {
    ran: tests.filter(({ name, status }) => REAL_DATA.test(name) && status === 'passed').length,
    missing: tests.filter(({ title }) => DATA_MISSING.test(title)).length,
  };
}

/** The summary of official tables and real matches at the end; empty where there were none. */
export function realDataLine(tallies) {
  const ran = tallies.reduce((total, { real }) => total + (real?.ran ?? 0), 0);
  const missing = tallies.reduce((total, { real }) => total + (real?.missing ?? 0), 0);
  if (ran + missing === 0) return undefined;
  const why =
    missing > 0 ? ': their files may not be redistributed, and ../shared/data is absent' : '';
  return `official tables and real matches: ${ran} tests ran, ${missing} skipped${why}`;
}

function isFailed(assertion) {
  return assertion.status === 'failed';
}

/**
 * Counts of Playwright's JSON report; errors outside of any journey count too. A journey that failed
 * and passed when it was made once more has passed, and is named; from the third on it has failed.
 */
export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const forgiven = flaky > SECOND_TRIES ? 0 : flaky;
  return {
    passed: expected + forgiven,
    failed: unexpected + (flaky - forgiven) + report.errors.length,
    skipped,
    again: report.suites.flatMap(flakyIn),
  };
}

function flakyIn({ file, specs = [], suites = [] }) {
  const named = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter((test) => test.status === 'flaky')
      .map((test) => `[${test.projectName}] ${file}:${line} ${title}`),
  );
  return [...named, ...suites.flatMap(flakyIn)];
}

function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    for (const key of Object.keys(total)) total[key] += tally[key];
  }
  if (tallies.length === 0) total.failed = 1;
  return total;
}

/** One line per part; what failed, or passed at a second try only, is shown in full. */
export function printResult(name, tally, milliseconds) {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  const showsOutput = tally.failed > 0 || tally.again?.length > 0;
  if (showsOutput) console.log(`\n${tally.output.trimEnd()}\n`);
  for (const journey of tally.again ?? []) console.log(`passed at the second try only: ${journey}`);
  console.log(
    `${name.padEnd(10)}${seconds}  ${tally.passed} passed, ${tally.failed} failed${skipped}`,
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../pinned-node.mjs';

/** If more tests of a part than this pass only at a second try, they count as failed. */
const SECOND_TRIES = 2;

/** More names than this at the end would hide the totals again. */
const NAMED_AT_THE_END = 60;

/**
 * A tally: how many checks of a part passed, failed, were skipped, what its tools printed, the names
 * of those that failed, and of those that passed at a second try. A part that ends in error, or ran
 * nothing, never counts as passed.
 */
export function tally({ code, output }, counts) {
  const { passed = 0, skipped = 0, names = [], again = [], real } = counts ?? {};
  const isSound = code === 0 && passed > 0;
  const failed = isSound ? (counts.failed ?? 0) : Math.max(counts?.failed ?? 0, 1);
  const unnamed = failed > names.length ? [withoutName(output)] : [];
  return { passed, failed, skipped, names: [...names, ...unnamed], again, real, output };
}

/** Lines in which a tool names an error that belongs to no test: an unhandled one, a missed threshold. */
const ERROR_LINE =
  /(\bERROR: |\b\w*Error: |\bUnhandled |\bUncaught |\boriginated in |\bWorker exited)/;
/** The colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the escape character.
const COLOURS = /\u001b\[[\d;]*m/g;
/** The last lines with an error are the tool's own: those of tests that passed come before. */
const ERRORS_SHOWN = 6;

function withoutName(output) {
  const lines = output.replace(COLOURS, '').split('\n');
  const errors = lines.filter((line) => ERROR_LINE.test(line)).slice(-ERRORS_SHOWN);
  const shown = errors.map((line) => line.replaceAll('⎯', '').trim());
  return `(without a name: ${[...shown, 'its output is above'].join(' | ')})`;
}

/** All tests passed, and an error that belongs to none of them ended the tool. */
export function failedOutsideTests({ code }, counts) {
  return code !== 0 && counts !== undefined && counts.passed > 0 && counts.failed === 0;
}

/** The tally of a second try, with the error of the first one among those that passed only then. */
export function atSecondTryOf(name, first, tally) {
  const again = [...tally.again, `${name} ${withoutName(first.output)}`];
  return { ...tally, again, output: `${first.output}\n${tally.output}` };
}

/** A tool that only says yes or no counts as one check. */
export function verdict(result) {
  return tally(result, { passed: result.code === 0 ? 1 : 0 });
}

/**
 * Counts of vitest's JSON report; a file that could not even be loaded is one failure. Second tries
 * count as those of journeys do.
 */
export function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some(isFailed),
  );
  const again = report.testResults.flatMap((suite) => namesIn(suite, isPassedAgain));
  const refused = again.length > SECOND_TRIES ? again : [];
  return {
    passed: report.numPassedTests - refused.length,
    failed: report.numFailedTests + broken.length + refused.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: [
      ...report.testResults.flatMap((suite) => namesIn(suite, isFailed)),
      ...broken.map(({ name }) => `${fromRoot(name)} did not load`),
      ...refused.map(atSecondTry),
    ],
    again,
    real: realData(report),
  };
}

function namesIn({ name, assertionResults }, isMeant) {
  const meant = assertionResults.filter(isMeant);
  return meant.map(({ fullName, title }) => `${fromRoot(name)} ${fullName ?? title}`);
}

function atSecondTry(name) {
  return `${name} (passed at the second try)`;
}

function fromRoot(file) {
  return relative(root, file);
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

/** The report keeps the errors of a first try. */
function isPassedAgain({ status, failureMessages = [] }) {
  return status === 'passed' && failureMessages.length > 0;
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
  const again = namesOf(report, 'flaky');
  return {
    passed: expected + forgiven,
    failed: unexpected + (flaky - forgiven) + report.errors.length,
    skipped,
    names: [
      ...namesOf(report, 'unexpected'),
      ...(forgiven < flaky ? again.map(atSecondTry) : []),
      ...report.errors.map(({ message }) => `outside of any journey: ${firstLine(message)}`),
    ],
    again,
  };
}

/** The journeys of a report, or of a file in it, that ended so. */
function namesOf({ file, specs = [], suites = [] }, status) {
  const named = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => `[${test.projectName}] ${file}:${line} ${title}`),
  );
  return [...named, ...suites.flatMap((suite) => namesOf(suite, status))];
}

function firstLine(text = '') {
  return text.split('\n')[0];
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

/** The tally of a part that runs in pieces, one after the other. */
export function joined(tallies) {
  const all = (name) => tallies.flatMap((tally) => tally[name]);
  const count = (name) => tallies.reduce((total, { real }) => total + (real?.[name] ?? 0), 0);
  const total = sum(tallies);
  const again = all('again');
  // Those that a piece by itself has forgiven are too many together.
  const forgiven = tallies.flatMap((it) => (it.again.length > SECOND_TRIES ? [] : it.again));
  const refused = again.length > SECOND_TRIES ? forgiven : [];
  return {
    passed: total.passed - refused.length,
    failed: total.failed + refused.length,
    skipped: total.skipped,
    names: [...all('names'), ...refused.map(atSecondTry)],
    again,
    real: { ran: count('ran'), missing: count('missing') },
    output: all('output').join('\n'),
  };
}

/** The names of all that failed, each with its part: they stand last, since long logs are cut. */
export function failureLines(tallies) {
  const lines = tallies.flatMap(({ part, names }) => names.map((name) => `${part}: ${name}`));
  if (lines.length === 0) return [];
  const left = lines.length - NAMED_AT_THE_END;
  const more = left > 0 ? [`  and ${left} more, above`] : [];
  return ['failed:', ...lines.slice(0, NAMED_AT_THE_END).map((line) => `  ${line}`), ...more];
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

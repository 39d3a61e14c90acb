import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { ended, start } from '../child.mjs';
import { pinnedNode, programEnvironment, root, toolEnvironment } from '../pinned-node.mjs';
import {
  atSecondTryOf,
  failedOutsideTests,
  joined,
  playwrightCounts,
  tally,
  verdict,
  vitestCounts,
} from './tally.mjs';

/**
 * The parts of the test run: quick ones first, so that a slip shows early; the journeys last. Two parts
 * run only when they are asked for by name: `long` (random matches and leagues in great numbers) and
 * `both-sizes` (all journeys on a phone and at a desk).
 */
export const PARTS = [
  { name: 'build', run: async () => verdict(await building()) },
  {
    name: 'lint',
    run: async () =>
      verdict(await tool('biome', ['check', '--error-on-warnings', '--max-diagnostics=200'])),
  },
  { name: 'unused', run: async () => verdict(await tool('knip', ['--no-progress'])) },
  { name: 'types', run: types },
  // The longest first: the two cores end at about the same time.
  { name: 'postgres', run: (run) => suites('postgres', ['postgres'], run) },
  { name: 'sqlite', run: (run) => suites('sqlite', ['sqlite'], run) },
  { name: 'unit', run: unit },
  { name: 'journeys', run: journeysAtOneSize, needsChromium: true },
  { name: 'both-sizes', run: journeys, needsChromium: true, onlyIfAsked: true },
  { name: 'long', run: long, onlyIfAsked: true },
];

async function tool(name, args, env = {}) {
  const script = join(root, 'node_modules/.bin', name);
  const child = start(pinnedNode(), [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment({ FORCE_COLOR: '0', ...env }),
  });
  let output = `$ ${name} ${args.join(' ')}\n`;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await ended(child), output };
}

let built;

function building() {
  built ??= ensureBuilt().then((ok) => ({ code: ok ? 0 : 1, output: 'The build failed (above).' }));
  return built;
}

async function types() {
  const results = [await tool('react-router', ['typegen'])];
  for (const project of ['domain/tsconfig.json', 'domain/tsconfig.test.json', 'tsconfig.json']) {
    results.push(await tool('tsc', ['-p', project]));
  }
  return verdict({
    code: results.find((result) => result.code !== 0)?.code ?? 0,
    output: results.map((result) => result.output).join(''),
  });
}

/** The tests of the domain take every branch there, so that the others need not be counted. */
async function unit(run) {
  const domain = await suites('domain', ['domain'], run, everyBranch(run));
  return joined([domain, await suites('app', ['app'], run)]);
}

/** Scoring, its paper and its files, standings, access: a branch that no test takes fails the part. */
function everyBranch({ reports }) {
  return [
    '--coverage',
    '--coverage.thresholds.100',
    '--coverage.include=domain/{access,volleyball,data-volley,competition/standings}/**/*.ts',
    '--coverage.exclude=**/testing/**',
    '--coverage.reporter=text',
    '--coverage.skipFull',
    `--coverage.reportsDirectory=${join(reports, 'coverage')}`,
  ];
}

async function suites(name, projects, { reports }, more = [], env = {}) {
  const report = join(reports, `${name}.json`);
  // As a journey, a test that fails by chance is told from a broken one: docs/decisions/0022.
  const words = [
    'run',
    '--retry=1',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ];
  const first = await tool('vitest', words, env);
  const counts = vitestCounts(report);
  if (!failedOutsideTests(first, counts)) return tally(first, counts);
  const second = await tool('vitest', words, env);
  return atSecondTryOf(name, first, tally(second, vitestCounts(report)));
}

function long(run) {
  const files = ['naive-agreement', 'naive-standings'];
  const numbers = { WAVU_RANDOM_MATCHES: '100000', WAVU_RANDOM_LEAGUES: '10000' };
  return suites('long', ['domain'], run, [...files, '--testTimeout=0'], numbers);
}

function journeysAtOneSize(run) {
  return journeys(run, { WAVU_ONE_SIZE: '1' });
}

async function journeys({ reports, chromium }, more = {}) {
  if (!chromium.path) return tally({ code: 1, output: chromium.missing });
  const page = await building();
  if (page.code !== 0) return tally(page);
  const report = join(reports, 'journeys.json');
  const env = programEnvironment({
    CHROMIUM_PATH: chromium.path,
    ...(chromium.shell ? { CHROMIUM_SHELL_PATH: chromium.shell } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...more,
  });
  // The second try shows what fails by chance from what is broken: docs/decisions/0022.
  // It alone leaves a trace: to record every journey costs a fifth of the processor's time.
  const words = ['test', '--retries=1', '--trace=on-first-retry', '--reporter=list,json'];
  const result = await tool('playwright', words, env);
  return tally(result, playwrightCounts(report));
}

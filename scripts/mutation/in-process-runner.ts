import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { withCheapHashes } from '../test/cheap-hashes.ts';
import { isSampled } from './is-sampled.ts';
import { type CollectedTest, collectTests, runWholeFile } from './stand-in.ts';

/**
 * A test runner for Stryker. It loads the instrumented tests and sources once, as Node runs them,
 * and for each mutant runs the tests that reached it in the first run. A mutant in code that runs
 * while modules load gets every module anew.
 */
export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', factory: createRunner },
  { kind: 'Ignore', name: 'subject-kinds', value: { shouldIgnore: whySubjectKind } },
];
createRunner.inject = ['options'] as const;

const strings = { type: 'array', items: { type: 'string' } };

/**
 * Our own options: where the tests are, pieces of the names of those not to run, and sources that are
 * loaded before any test, so that what runs while they load is not taken for reached by the first one.
 */
export const strykerValidationSchema = {
  properties: {
    testFolders: strings,
    testsLeftOut: strings,
    loadedFirst: strings,
    runsWholeFiles: { type: 'boolean' },
    every: { type: 'number' },
  },
};

type Node = {
  type: string;
  key?: { name?: string };
  value?: unknown;
  properties?: readonly Node[];
  callee?: { name?: string };
};

/** The subject of a right names its kind for the compiler alone: no rule reads it. */
function whySubjectKind({ node, parent }: { node: Node; parent: Node | null }): string | undefined {
  const isKind = ({ type, key }: Node) => type === 'ObjectProperty' && key?.name === 'kind';
  const isSubject =
    parent?.type === 'CallExpression' && /^(authorise|can|allow)$/.test(parent.callee?.name ?? '');
  const isBare = node.type === 'ObjectExpression' && isSubject && node.properties!.every(isKind);
  return isBare ? 'The kind of a subject is for the compiler alone.' : undefined;
}

/** The state that Stryker's instrumented code reads and writes. */
type Instrumented = {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: unknown;
};
type Options = {
  testFolders: string[];
  testsLeftOut: string[];
  loadedFirst: string[];
  runsWholeFiles: boolean;
  every: number;
};
type MutantRun = {
  activeMutant: { id: string };
  mutantActivation: 'runtime' | 'static';
  reloadEnvironment: boolean;
  testFilter?: string[];
  hitLimit?: number;
};
type Outcome = { test: CollectedTest; ms: number; failure?: string };

function createRunner(options: Options) {
  const globals = globalThis as { __stryker__?: Instrumented };
  globals.__stryker__ ??= {};
  const state = globals.__stryker__;
  const times = new Map<string, number>();
  let tests: CollectedTest[] | undefined;
  const load = loaderOf(process.cwd());
  const collect = () => collectChosen(options, load);
  // The same cases for every mutant; a mutant found is found, a smaller counterexample is no news.
  fc.configureGlobal({ seed: 1, endOnFailure: true });

  return {
    capabilities: () => ({ reloadEnvironment: true }),

    async dryRun() {
      state.activeMutant = undefined;
      tests = await collect();
      const outcomes: Outcome[] = [];
      for (const test of tests) {
        state.currentTestId = test.id;
        const outcome = await run(test);
        state.currentTestId = undefined;
        times.set(test.id, outcome.ms);
        outcomes.push(outcome);
      }
      return {
        status: 'complete',
        mutantCoverage: state.mutantCoverage,
        tests: outcomes.map(({ test, ms, failure }) => ({
          id: test.id,
          name: test.name,
          fileName: join(process.cwd(), test.file),
          timeSpentMs: ms,
          status: failure === undefined ? 0 : 1,
          failureMessage: failure,
        })),
      };
    },

    async mutantRun(mutant: MutantRun) {
      const { testFilter, hitLimit } = mutant;
      if (!isSampled(mutant.activeMutant.id, options.every)) {
        return { status: 'error', errorMessage: 'Not in the sample.' };
      }
      const isStatic = mutant.mutantActivation === 'static';
      const active = mutant.activeMutant.id;
      Object.assign(state, { hitCount: 0, hitLimit, activeMutant: isStatic ? active : undefined });
      try {
        if (!tests || mutant.reloadEnvironment) {
          tests = await collect();
        }
      } catch (error) {
        tests = undefined;
        return killed([], `The modules do not load: ${error}`, 0);
      }
      state.activeMutant = active;
      const requested = testFilter && new Set(testFilter);
      // Quick tests first: most mutants fall to one of them.
      const due = tests
        .filter((test) => !requested || requested.has(test.id))
        .toSorted((a, b) => (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0));
      for (const [index, test] of due.entries()) {
        const { failure } = await run(test);
        if (hitLimit !== undefined && state.hitCount! > hitLimit) {
          if (isStatic) tests = undefined;
          return { status: 'timeout', reason: `Reached ${state.hitCount} times` };
        }
        if (failure !== undefined) {
          if (isStatic) tests = undefined;
          return killed([test.id], failure, index + 1);
        }
      }
      if (isStatic) tests = undefined;
      return { status: 'survived', nrOfTests: due.length };
    },
  };
}

/** The tests of the chosen folders, on modules loaded anew. */
async function collectChosen(
  { testFolders, testsLeftOut, loadedFirst, runsWholeFiles }: Options,
  load: ReturnType<typeof loaderOf>,
): Promise<CollectedTest[]> {
  const files = testFolders.flatMap((place) =>
    place.endsWith('.test.ts') ? [place] : globSync(`${place}/**/*.test.ts`),
  );
  const isLeftOut = (id: string) => testsLeftOut.some((piece) => id.includes(piece));
  // Not even loaded: some do their work as they load, and static mutants load all anew.
  const chosen = files.filter((file) => !isLeftOut(file)).toSorted();
  const sources = load.anew();
  for (const file of loadedFirst) await sources(file);
  const all = runsWholeFiles
    ? chosen.map((file) => ({
        id: file,
        file,
        name: file,
        run: () => runWholeFile(file, load.testAnew(), isLeftOut),
      }))
    : await collectTests(chosen, sources);
  return all.filter(({ id }) => !isLeftOut(id));
}

function killed(killedBy: string[], failureMessage: string, nrOfTests: number) {
  return { status: 'killed', killedBy, failureMessage, nrOfTests };
}

async function run(test: CollectedTest): Promise<Outcome> {
  const started = performance.now();
  let failure: string | undefined;
  try {
    await test.run();
  } catch (error) {
    failure = String(error instanceof Error ? error.message : error);
  }
  return { test, ms: performance.now() - started, failure };
}

/**
 * Imports files of the sandbox, which get our stand-in for vitest. `anew` starts another
 * generation: Node keeps a module for each address, so that each generation has its own addresses.
 */
function loaderOf(sandbox: string) {
  const here = pathToFileURL(`${sandbox}${sep}`).href;
  let generation = 0;
  let testGeneration = 0;
  const load = (file: string) => import(pathToFileURL(join(sandbox, file)).href);
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.startsWith(here);
      if (isOurs && specifier === 'vitest') {
        return { url: new URL('./stand-in.ts', import.meta.url).href, shortCircuit: true };
      }
      const found = next(specifier, context);
      if (!found.url.startsWith(here) || found.url.includes('/node_modules/')) return found;
      const address = found.url.split('?')[0]!;
      const own = address.endsWith('.test.ts') ? `&test=${testGeneration}` : '';
      return { ...found, url: `${address}?generation=${generation}${own}` };
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith(here) || url.includes('/node_modules/')) return loaded;
      return { ...loaded, source: withCheapHashes(url, String(loaded.source)) };
    },
  });
  return {
    anew() {
      generation += 1;
      return load;
    },
    /** The sources stay as they are loaded. */
    testAnew() {
      testGeneration += 1;
      return load;
    },
  };
}

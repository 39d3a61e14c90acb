import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { isSampled } from './is-sampled.ts';
import type { Part } from './parts.ts';

/** A change that no test noticed, that could not be tried, or whose tests did not end. */
export type Survivor = { file: string; line: number; column: number; change: string };
export type Result = {
  mutants: number;
  killed: number;
  timedOut: number;
  survivors: Survivor[];
  /** Share of the mutants that the tests noticed, in percent. */
  score: number;
};

/** Stryker names its levels by an enum that it does not export. */
const QUIET: object = { logLevel: 'warn' };

/** The folders that tests of the domain need; the others are many files to copy. */
const FOR_DOMAIN = ['contract', 'docs', 'domain', 'test-data'];
const FOR_ALL = [...FOR_DOMAIN, 'app', 'server'];

function sandboxOf({ folders }: Part): string[] {
  const isDomain = folders.every((folder) => folder.startsWith('domain/'));
  return ['package.json', ...(isDomain ? FOR_DOMAIN : FOR_ALL).map((name) => `${name}/**`)];
}

function sourcesOf({ folders, onlyFiles = '*.ts' }: Part): string[] {
  return folders.flatMap((folder) => globSync(`${folder}/**/${onlyFiles}`));
}

/**
 * Mutates every source of the part and runs the part's own tests on each mutant.
 *
 * @param every 3 tries every third mutant only, and counts no others
 */
export async function mutatePart(part: Part, every = 1): Promise<Result> {
  Object.assign(process.env, part.environment);
  const stryker = new Stryker({
    mutate: [
      ...part.folders.map((folder) => `${folder}/**/${part.onlyFiles ?? '*.ts'}`),
      ...(part.without ?? []).map((folder) => `!${folder}/**`),
      ...(part.withoutFiles ?? []).map((pattern) => `!**/${pattern}`),
      '!**/*.test.ts',
      '!**/testing/**',
    ],
    testRunner: 'in-process',
    plugins: [fileURLToPath(new URL('./in-process-runner.ts', import.meta.url))],
    // Stryker reads TypeScript's configuration with a function that TypeScript 7 has no more.
    tsconfigFile: 'none.json',
    ignorePatterns: ['**', ...sandboxOf(part).map((path) => `!${path}`)],
    coverageAnalysis: 'perTest',
    ignorers: ['subject-kinds'],
    concurrency: 1,
    // A whole file of tests of the server takes many seconds beside other work.
    dryRunTimeoutMinutes: 15,
    // On a busy machine it takes many seconds to load all tests anew for a change in what runs once.
    timeoutMS: part.runsWholeFiles ? 60_000 : 15_000,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    allowConsoleColors: false,
    ...QUIET,
    testFolders: part.testFolders ?? part.folders,
    runsWholeFiles: part.runsWholeFiles ?? false,
    loadedFirst: part.runsWholeFiles ? sourcesOf(part) : [],
    ignoreStatic: part.runsWholeFiles ?? false,
    testsLeftOut: part.leftOut ?? [],
    every,
  });
  const all = (await stryker.runMutationTest()).filter(
    ({ id, status }) => status !== 'Ignored' && isSampled(id, every),
  );
  const count = (status: string) => all.filter((mutant) => mutant.status === status).length;
  const killed = count('Killed');
  const timedOut = count('Timeout');
  const survivors = all
    .filter(({ status }) => status !== 'Killed')
    .map((mutant) => ({
      file: mutant.fileName,
      line: mutant.location.start.line,
      column: mutant.location.start.column,
      change: `${mutant.status} ${mutant.mutatorName}: ${mutant.replacement}`,
    }));
  const score = (100 * (killed + timedOut)) / all.length;
  return { mutants: all.length, killed, timedOut, survivors, score };
}

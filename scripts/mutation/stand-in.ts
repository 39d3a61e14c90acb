import { expect as vitestExpect, vi as vitestTools } from 'vitest';

const PATIENCE_MS = 1000;
const PAUSE_MS = 5;

/**
 * The stand-in for vitest under mutation: its own `expect`, and a `test` that only collects.
 * Thousands of mutants run in one process this way, each in the time of the tests that reach it.
 * Any other import from vitest stops the run with its name.
 */
export const expect = new Proxy(vitestExpect, {
  // Vitest's own `poll` wants a run of its own.
  get: (target, name, self) => (name === 'poll' ? poll : Reflect.get(target, name, self)),
});

/** Any matcher, asked of a new value until it holds. */
function poll(read: () => unknown): unknown {
  const matchers = {};
  return new Proxy(matchers, {
    get:
      (_, matcher: 'toBe') =>
      (...values: [unknown]) =>
        vi.waitFor(async () => vitestExpect(await read())[matcher](...values)),
  });
}

/** The tools that tests use; vitest's own `waitFor` works in its own runs only. */
export const vi = {
  fn: vitestTools.fn,
  spyOn: vitestTools.spyOn,
  restoreAllMocks: vitestTools.restoreAllMocks,
  async waitFor(check: () => unknown): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        await check();
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  },
  waitUntil(check: () => unknown): Promise<void> {
    return vi.waitFor(async () => {
      if (!(await check())) throw new Error('The condition did not come true.');
    });
  },
};

type Body = (...values: unknown[]) => unknown;
export type CollectedTest = { id: string; file: string; name: string; run: () => unknown };

let collected: CollectedTest[] = [];
let endings: Body[] = [];
let beginnings: Body[] = [];
let file = '';

/** Loads the files one after another and returns their tests in order. */
export async function collectTests(
  files: string[],
  load: (file: string) => Promise<unknown>,
): Promise<CollectedTest[]> {
  collected = [];
  for (const next of files) {
    file = next;
    beginnings = [];
    await load(next);
  }
  return collected;
}

/**
 * Loads a file anew and runs it from its beginning to its end, as those of the server want it: their
 * tests share a server, and what one has made the next one finds.
 */
export async function runWholeFile(
  path: string,
  load: (file: string) => Promise<unknown>,
  isLeftOut: (id: string) => boolean,
): Promise<void> {
  endings = [];
  try {
    for (const { id, run } of await collectTests([path], load)) {
      if (!isLeftOut(id)) await run();
    }
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

/** In whole files tests run in their order, so that this is the first of them. */
export function beforeAll(begin: Body): void {
  add('before all', begin);
}

export function afterAll(end: Body): void {
  endings.push(end);
}

/** Later than vitest does it, which no test of ours can tell. */
export const onTestFinished = afterAll;

/** With or without options between the name and the body: their time limits are not ours. */
export function test(name: string, ...rest: unknown[]): void {
  const body = rest.at(-1) as Body;
  add(
    name,
    begun(() => body()),
  );
}

/** Before each test of the file that it stands in. */
export function beforeEach(begin: Body): void {
  beginnings.push(begin);
}

function begun(body: Body): Body {
  const before = beginnings;
  return async () => {
    for (const begin of before) await begin();
    await body();
  };
}

/** Its tests are those of the file. */
export function describe(_name: string, body: Body): void {
  body();
}

describe.each = (cases: readonly unknown[]) => (_name: string, body: Body) => {
  for (const each of cases) body(each);
};

test.each = (cases: unknown[]) => (name: string, body: Body) => {
  for (const [index, values] of cases.entries()) {
    const run = () => (Array.isArray(values) ? body(...values) : body(values));
    add(`${name} [${index}]`, begun(run));
  }
};

test.skipIf = (condition: unknown) => (condition ? skipped : test);
test.runIf = (condition: unknown) => (condition ? test : skipped);

function skipped(): void {}
skipped.each = () => skipped;

function add(name: string, run: () => unknown): void {
  // Two tests of one name are told apart by their place.
  collected.push({ id: `${file}#${collected.length} ${name}`, file, name, run });
}

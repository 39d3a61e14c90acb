import { registerHooks } from 'node:module';
import { withCheapHashes } from '../test/cheap-hashes.ts';

/**
 * Lets every check of a right be left out while the program runs. Sources are changed as they are
 * loaded: each `authorise(...)` asks first whether it is the one that is left out, and so does the check
 * that stands before a call. Has to be imported before anything of the server.
 */
type Checks = { leftOut: ReadonlySet<string>; met: Set<string> };

const checks: Checks = { leftOut: new Set(), met: new Set() };

/** Notes that a check was come to. @returns whether it is left out */
function isLeftOut(name: string): boolean {
  checks.met.add(name);
  return checks.leftOut.has(name);
}

Object.assign(globalThis, { isCheckLeftOut: isLeftOut });

const ROOT = new URL('../../', import.meta.url).href;
const GATE = 'server/serve/call-rights.ts';
const GATE_OPENING =
  "    api.on(method, path.replaceAll(/\\{(\\w+)\\}/g, ':$1'), async (c, next) => {\n";
const FACTS = 'server/serve/rights/fact-rights.ts';
const FACTS_OPENING = 'await judge(store, ';
/** A call of one of the two functions that judge; not where they are made or imported. */
const CHECK = /(?<!function )\b(authorise|allow)\(/;

export const CHECKS_IN_SOURCE: string[] = [];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const path = url.slice(ROOT.length);
    const isServer = url.startsWith(ROOT) && path.startsWith('server/');
    if (!isServer || path.includes('/node_modules/') || typeof loaded.source === 'undefined')
      return loaded;
    return { ...loaded, source: switchable(path, withCheapHashes(url, String(loaded.source))) };
  },
});

function switchable(path: string, source: string): string {
  if (path === GATE) {
    if (!source.includes(GATE_OPENING)) throw new Error(`${GATE} has no opening of a check.`);
    return source.replace(
      GATE_OPENING,
      `${GATE_OPENING}if (isCheckLeftOut(\`before \${call}\`)) return next();\n`,
    );
  }
  if (path === FACTS) {
    // It judges before a body is read what the commands judge again: here the commands are asked.
    // Each of its judges has a row of its own in unread-bodies.test.ts.
    if (!source.includes(FACTS_OPENING)) throw new Error(`${FACTS} has no opening of a check.`);
    return source.replace(FACTS_OPENING, `if (false) ${FACTS_OPENING}`);
  }
  if (path.startsWith('server/platform/errors/') || path.startsWith('server/demo/')) return source;
  const known = new Map<string, number>();
  return source
    .split('\n')
    .map((line) => {
      if (!CHECK.test(line)) return line;
      const action = /'([\w:-]+)'/.exec(line)?.[1] ?? 'any';
      const place = `${path} ${action}`;
      const times = (known.get(place) ?? 0) + 1;
      known.set(place, times);
      const name = times === 1 ? place : `${place} (${times})`;
      CHECKS_IN_SOURCE.push(name);
      return line.replace(CHECK, `isCheckLeftOut('${name}') || $1(`);
    })
    .join('\n');
}

/** @returns the checks that were come to meanwhile */
export async function checksMetBy(run: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const outside = checks.met;
  const met = new Set<string>();
  checks.met = met;
  try {
    await run();
  } finally {
    checks.met = outside;
    for (const check of met) outside.add(check);
  }
  return met;
}

/** Whether one of these is left out at present, or none is. */
export function isConcerned(met: ReadonlySet<string>): boolean {
  return checks.leftOut.size === 0 || [...checks.leftOut].some((check) => met.has(check));
}

/** Runs with these checks left out. @returns those that were come to */
export async function leavingOut(names: string[], run: () => Promise<void>): Promise<string[]> {
  checks.leftOut = new Set(names);
  checks.met.clear();
  try {
    await run();
  } finally {
    checks.leftOut = new Set();
  }
  return [...checks.met];
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that hands on what another one has: all that is left of a page whose module went into a shared file. */
const FACADE = /^(?:import"\.\/[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;
/** The few functions of the bundler, which it always writes into a file of their own. */
const RUNTIME = /^rolldown-runtime-[\w-]+\.js$/;
const START = /^start-[\w-]+\.js$/;
const IN_START = 'bundlerRuntime';

/**
 * Makes one file of some that every page needs together, which is a request less for each: a page goes
 * into the shared file that has its module, and the bundler's functions go into the start.
 */
export function joinFiles(build) {
  const assets = join(build, 'client/assets');
  const files = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  /** The files that are no more, each with the one that has their content. */
  const moved = new Map([...joinFacades(files), ...joinRuntime(files)]);
  for (const name of moved.keys()) rmSync(join(assets, name));
  const renamed = renamedByContent(files, new Set(moved.values()));
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));

  const places = new Map([...renamed, ...[...moved].map(([name, to]) => [name, renamed.get(to)])]);
  const named = new RegExp([...places.keys()].map(escaped).join('|'), 'g');
  const inPlace = (text) => text.replace(named, (name) => places.get(name));
  for (const [name, text] of files) {
    writeFileSync(join(assets, renamed.get(name) ?? name), inPlace(text));
  }
  rewrite(join(build, 'server/index.js'), inPlace);
  rewrite(join(build, 'client/score-worker.js'), (text) => withoutDoubles(inPlace(text)));
}

/** One page for each shared file: two would both have a default export. */
function joinFacades(files) {
  const moved = new Map();
  for (const [name, text] of [...files].sort()) {
    const [, exported, target] = FACADE.exec(text) ?? [];
    if (target === undefined || [...moved.values()].includes(target)) continue;
    const own = exportsOf(files.get(target));
    const list = pairs(exported).map(([from, as]) => `${own.get(from)} as ${as}`);
    files.set(target, `${files.get(target).trimEnd()}export{${list.join(',')}};`);
    files.delete(name);
    moved.set(name, target);
  }
  return moved;
}

function joinRuntime(files) {
  const runtime = [...files.keys()].find((name) => RUNTIME.test(name));
  const start = [...files].find(([name, text]) => START.test(name) && text.includes(runtime))?.[0];
  if (runtime === undefined || start === undefined)
    throw new Error('There is no file of the start');
  const text = files.get(runtime);
  const exported = exportsOf(text);
  const body = text.slice(0, text.lastIndexOf('export{'));
  const object = [...exported].map(([as, local]) => `${as}:${local}`).join(',');
  const own = `const ${IN_START}=(()=>{${body}return{${object}}})();`;
  const names = [...exported.keys()].map((as) => `${IN_START}_${as}=${IN_START}.${as}`);
  const importing = new RegExp(`import\\{([^}]*)\\}from"\\./${escaped(runtime)}";`);
  for (const [name, code] of files) {
    files.set(
      name,
      code.replace(importing, (_all, imported) => {
        const list = pairs(imported);
        return name === start
          ? `${own}const ${list.map(([from, as]) => `${as}=${IN_START}.${from}`).join(',')};`
          : `import{${list.map(([from, as]) => `${IN_START}_${from} as ${as}`).join(',')}}from"./${start}";`;
      }),
    );
  }
  files.set(start, `${files.get(start).trimEnd()}export const ${names.join(',')};`);
  files.delete(runtime);
  return new Map([[runtime, start]]);
}

/** The exports of a file, each with the name that the file itself has for it. */
function exportsOf(text) {
  const lists = [...text.matchAll(/export\{([^}]*)\};?/g)].flatMap(([, list]) => pairs(list));
  return new Map(lists.map(([local, as]) => [as, local]));
}

/** `a as b,c` names a as b and c as itself. */
function pairs(list) {
  return list
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/))
    .map(([from, as = from]) => [from, as]);
}

/** Browsers keep these files for a year by their names, which follow from their content. */
function renamedByContent(files, names) {
  return new Map(
    [...names].map((name) => {
      const hash = createHash('sha256').update(files.get(name)).digest('base64url').slice(0, 8);
      return [name, name.replace(/-[\w-]{8}\.js$/, `-${hash}.js`)];
    }),
  );
}

/** The worker fetches each of its files once. */
function withoutDoubles(text) {
  return text.replace(/^const OWN_ASSETS=(\[.*?\]);/, (_all, list) => {
    return `const OWN_ASSETS=${JSON.stringify([...new Set(JSON.parse(list))])};`;
  });
}

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function escaped(name) {
  return name.replace(/[.$]/g, '\\$&');
}

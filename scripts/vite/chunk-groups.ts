import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** The pages that React runs in the browser; all others are read as HTML, and their scripts by nobody. */
const HYDRATED =
  /[/]app[/](?:root|entry\.client)\.tsx|[/]app[/]routes[/](?:account|admin|score)[/]/;
const START = /[/]app[/](?:root|entry\.client)\.tsx/;
/** The first page of the administration. */
const DESK = /[/]app[/]routes[/]admin[/](?:frame|dashboard)\.tsx/;
/** They lead to the scoring screen, which needs nothing of them before the network goes. */
const ENTRANCE = /[/]app[/]routes[/]score[/](?:pin-sign-in|court)\.tsx/;
/** A file of its own has all that it alone needs: the scoring screen and its worker load nothing of it. */
const WATCH = /[/]app[/]routes[/]score[/]watch\.tsx/;
/** The scoring screen takes its later parts from it, and nobody else opens it. */
const LATER = /[/]app[/]routes[/]account[/]seats\.tsx/;

/** It is the scoring screen with a file of its own; what it needs of other pages stays where it is without it. */
const EXAM = /[/]app[/]routes[/]score[/]exam\.tsx/;

/** It needs two fields and nothing of the accounts' other forms, so that it has a file beside those. */
const SIGN_IN = /[/]app[/]routes[/]account[/]sign-in\.tsx/;

/** Each page has a file of its own beside these, and needs some of them. */
const FILES = [
  'start',
  'desk',
  'signing-in',
  'court',
  'forms',
  'pair',
  'office',
  'entrance',
  'account',
  'scoring',
] as const;
/**
 * So many pages beside the scoring screen need the names of rules and states, a field of a form and the like. If
 * these stood in `court`, every form would load the log of a match with them.
 */
const MANY = 10;
const SPLIT =
  /rolldown[/]runtime|[/](?:app|contract|domain|node_modules)[/](?!routes[/]|root\.|entry\.)/;
/** Pages that go into the file which every page of their area needs: scripts/join-files.mjs. */
const JOINED = /[/]app[/](?:root|routes[/]admin[/]frame|routes[/]score[/]score)\.tsx/;

/**
 * The files of scripts into which modules go. One file for each module would be eighty requests for a page,
 * with more bytes of heads than scripts; one for all would be half a megabyte for the first page.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const pages = new Map<string, string[]>();

  /** The pages that cannot be shown without this module. */
  function pagesOf(id: string, graph: Graph): string[] {
    const known = pages.get(id);
    if (known) return known;
    const seen = new Set([id]);
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const importer of graph.getModuleInfo(next)?.importers ?? []) {
        if (!seen.has(importer)) open.push(importer);
        seen.add(importer);
      }
    }
    const found = new Set([...seen].filter((it) => HYDRATED.test(it)).map(withoutQuery));
    pages.set(id, [...found]);
    return [...found];
  }

  // The bundler puts what a file needs into it, too, unless one before it in the list has it already.
  return FILES.map((file, at) => ({
    name: (id, graph) => (fileFor(id, pagesOf(id, graph)) === file ? file : null),
    test: (id) => SPLIT.test(id) || JOINED.test(id),
    debugName: file,
    priority: FILES.length - at,
  }));
}

/** Null leaves it to the bundler: a module of one page is in the file of that page. */
function fileFor(id: string, all: readonly string[]): (typeof FILES)[number] | null {
  const pages = all.filter((page) => !EXAM.test(page));
  if (pages.length === 0 && all.length > 0) return null;
  const isOf = (area: string) => pages.some((page) => page.includes(`/routes/${area}/`));
  if (pages.length > 0 && pages.every((page) => WATCH.test(page))) return null;
  const isDesk = pages.some((page) => DESK.test(page));
  if (id.includes('rolldown/runtime') || pages.some((page) => START.test(page))) return 'start';
  if (isDesk) return isOf('score') ? 'start' : 'desk';
  const isOfScoring = pages.some((page) => page.includes('/routes/score/') && !ENTRANCE.test(page));
  if (pages.some((page) => SIGN_IN.test(page))) return isOfScoring ? 'start' : 'signing-in';
  if (isOfScoring) {
    const others = pages.filter((page) => !page.includes('/routes/score/') && !LATER.test(page));
    if (others.length >= MANY) return 'start';
    return others.length > 0 ? 'court' : 'scoring';
  }
  if (isOf('score')) return pages.length > 1 ? 'entrance' : null;
  // Needed by a page of each alone: no other page loads it.
  if (isOf('admin') && isOf('account')) return pages.length > 2 ? 'forms' : 'pair';
  if (pages.length < 2) return null;
  return isOf('admin') ? 'office' : 'account';
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*/, '');
}

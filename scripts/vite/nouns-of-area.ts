import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WordArea } from '../../app/messages/word-area.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';

/** Pages of one league, one of its teams, one match, one day, one hall, one official. */
const OF_LEAGUES = [
  'admin/league',
  'admin/match',
  'admin/desk.tsx',
  'admin/hall.tsx',
  'admin/hall-stories.tsx',
  'admin/official.tsx',
  'admin/team.tsx',
] as const;
/** It has the parts of the public profile, with words that no other page of the administration says. */
const PLAYER_PAGE = 'admin/player-profile.tsx';
/** The first page that a scorer's phone loads. */
const SIGN_IN_PAGE = 'account/sign-in.tsx';
const PAGES: Record<WordArea, readonly string[]> = {
  desk: ['admin/frame.tsx', 'admin/start.tsx', 'admin/dashboard.tsx'],
  admin: ['admin'],
  player: ['admin/frame.tsx', PLAYER_PAGE],
  league: ['admin/frame.tsx', ...OF_LEAGUES],
  site: ['admin/frame.tsx', 'admin/site'],
  score: ['score'],
  'sign-in': [SIGN_IN_PAGE],
  account: ['account'],
};
/** Of the folders above, folders and pages of another area. */
const NOT_OF: Partial<Record<WordArea, readonly string[]>> = {
  admin: ['admin/site', PLAYER_PAGE, ...OF_LEAGUES],
  // It takes its words from the page that leads to it: app/routes/score/exam.tsx.
  score: ['score/exam.tsx'],
  account: [SIGN_IN_PAGE],
};
/** Areas whose pages show sentences of the server in answers that are well, and check forms by themselves. */
const WITH_SENTENCES: readonly WordArea[] = ['admin', 'player', 'league', 'site', 'account'];

/** The words of a noun that an area says: some of them by their keys, or all. */
export type UsedWords = ReadonlySet<string> | 'all';

/** The files in which the words of each noun are written, in a language. */
export function nounFiles(root: string, language: string): Record<string, string> {
  const folder = path.join(root, 'app/messages');
  const index = readFileSync(path.join(folder, `${language}.ts`), 'utf8');
  const imports = index.matchAll(/^import \{ (\w+) \} from '(\.\/[^']+)';$/gm);
  return Object.fromEntries([...imports].map(([, noun, file]) => [noun, path.join(folder, file!)]));
}

/** Whether the sentences of the server are in the file of an area, or come with the first refusal. */
export function hasSentences(area: WordArea): boolean {
  return WITH_SENTENCES.includes(area);
}

export function nounsOf(root: string, area: WordArea): string[] {
  return [...wordsOf(root, area).keys()];
}

/**
 * The nouns that the pages of an area may say, with the keys that they take of each, read from their
 * sources. One word too many costs some bytes; one too few breaks a page.
 */
export function wordsOf(root: string, area: WordArea): Map<string, UsedWords> {
  const nouns = Object.keys(nounFiles(root, DEFAULT_LANGUAGE));
  const used = new Map<string, UsedWords>();
  for (const file of sourcesOf(root, area)) {
    for (const [noun, words] of wordsIn(readFileSync(file, 'utf8'), nouns)) {
      const known = used.get(noun) ?? new Set();
      const isAll = known === 'all' || words === 'all';
      used.set(noun, isAll ? 'all' : new Set([...known, ...words]));
    }
  }
  // A refusal of the rules of play is worded wherever the server's sentences are.
  if (hasSentences(area)) used.set('refusals', 'all');
  return new Map(nouns.flatMap((noun) => (used.has(noun) ? [[noun, used.get(noun)!]] : [])));
}

/** Exported for its test: the words that one source says. Texts are `t`, whatever else is called so. */
export function wordsIn(source: string, nouns: readonly string[]): Map<string, UsedWords> {
  const renamed = [...source.matchAll(/\bt:\s*(\w+)\s*[,}]|\b(\w+)\??:\s*Messages\b(?!\[)/g)];
  const names = new Set(['t', ...renamed.flatMap(([, alias, typed]) => alias ?? typed ?? [])]);
  const texts = `(?:\\b(?:${[...names].join('|')})|\\bmessagesOf\\([^()]*\\))`;
  const taken = [
    ...source.matchAll(
      new RegExp(`\\{([^{}]*)\\}\\s*(?::\\s*Messages\\b|=\\s*(?:\\w+\\.)*${texts}\\s*[;,)])`, 'g'),
    ),
  ];
  // `{ t: { league, match } }` takes nouns out of the texts at once.
  const within = [...source.matchAll(/\bt:\s*\{([^{}]*)\}/g)];
  const entire = new Set([...taken, ...within].flatMap(([, inner]) => inner!.match(/\w+/g) ?? []));
  const found = new Map<string, UsedWords>();
  for (const noun of nouns) {
    const mentions = [
      ...source.matchAll(new RegExp(`${texts}\\s*\\??\\.${noun}\\b(?:\\??\\.(\\w+))?`, 'g')),
    ];
    const keys = mentions.map(([, key]) => key);
    if (entire.has(noun) || keys.includes(undefined)) found.set(noun, 'all');
    else if (keys.length > 0) found.set(noun, new Set(keys as string[]));
  }
  return found;
}

/** All modules of `app/` that are loaded for the area, at once or later. */
export function sourcesOf(root: string, area: WordArea): string[] {
  const pages = PAGES[area].flatMap((name) => filesOf(path.join(root, 'app/routes', name)));
  const others = (NOT_OF[area] ?? []).map((it) => path.join(root, 'app/routes', it));
  const isOf = (file: string, place: string) => file === place || file.startsWith(place + path.sep);
  const own = pages.filter((file) => !others.some((other) => isOf(file, other)));
  const open = [path.join(root, 'app/root.tsx'), ...own];
  const found = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || file.startsWith(path.join(root, 'app/messages/'))) continue;
    found.add(file);
    open.push(...importsOf(root, file));
  }
  return [...found];
}

function importsOf(root: string, file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g);
  return [...names].flatMap(([, name]) => {
    if (name!.startsWith('#app/')) return path.join(root, 'app', name!.slice('#app/'.length));
    return name!.startsWith('.') ? path.resolve(path.dirname(file), name!) : [];
  });
}

function filesOf(place: string): string[] {
  if (place.endsWith('.tsx')) return existsSync(place) ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

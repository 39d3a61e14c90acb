import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WordArea } from '../../app/messages/word-area.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';

const PAGES: Record<WordArea, readonly string[]> = {
  desk: ['admin/frame.tsx', 'admin/section.tsx', 'admin/start.tsx', 'admin/dashboard.tsx'],
  admin: ['admin'],
  site: ['admin/frame.tsx', 'admin/section.tsx', 'admin/site'],
  score: ['score'],
  account: ['account'],
};
/** Of the folders above, those of another area. */
const NOT_OF: Partial<Record<WordArea, string>> = { admin: 'admin/site' };
/** Members of `Object`, spread lists and the texts within a noun (`t.admin.matches`) are no nouns. */
const NO_NOUN = String.raw`(?<!\bObject|\.\.|\bt\.\w+)`;
/** A refusal of the rules of play is worded wherever the server's sentences are. */
const ALWAYS = ['refusals'];

/** The files in which the words of each noun are written, in a language. */
export function nounFiles(root: string, language: string): Record<string, string> {
  const folder = path.join(root, 'app/messages');
  const index = readFileSync(path.join(folder, `${language}.ts`), 'utf8');
  const imports = index.matchAll(/^import \{ (\w+) \} from '(\.\/[^']+)';$/gm);
  return Object.fromEntries([...imports].map(([, noun, file]) => [noun, path.join(folder, file!)]));
}

/**
 * The nouns that the pages of an area may say, read from their sources: each that stands behind a point
 * or in a pattern that takes words apart. One too many costs some bytes; one too few breaks a page.
 */
export function nounsOf(root: string, area: WordArea): string[] {
  const sources = sourcesOf(root, area).map((file) => readFileSync(file, 'utf8'));
  return Object.keys(nounFiles(root, DEFAULT_LANGUAGE)).filter((noun) => {
    const mention = new RegExp(
      `${NO_NOUN}\\.${noun}\\b|\\{[^{}]*\\b${noun}\\b[^{}]*\\}\\s*(?::\\s*Messages\\b|=)`,
    );
    return ALWAYS.includes(noun) || sources.some((source) => mention.test(source));
  });
}

/** All modules of `app/` that are loaded for the area, at once or later. */
function sourcesOf(root: string, area: WordArea): string[] {
  const pages = PAGES[area].flatMap((name) => filesOf(path.join(root, 'app/routes', name)));
  const other = NOT_OF[area] && path.join(root, 'app/routes', NOT_OF[area], path.sep);
  const own = pages.filter((file) => other === undefined || !file.startsWith(other));
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

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { WORD_AREAS, type WordArea } from '../../app/messages/word-area.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  PSEUDO_LANGUAGE,
} from '../../contract/language.ts';
import { bundleScript } from './bundle-script.ts';
import { hasSentences, nounFiles, type UsedWords, wordsOf } from './nouns-of-area.ts';
import { pruneWords } from './prune-words.ts';

const VIRTUAL = 'virtual:wavu-words';
const ENTRY = '\0wavu-words-entry';
/** The modules that take the place of others in the browser. */
const IN_BROWSER: Record<string, string> = {
  'app/messages/language-messages.ts': 'app/messages/in-browser/language-messages.ts',
  'contract/text/english/english.ts': 'app/messages/in-browser/english.ts',
};

/**
 * The words of pages that React runs in the browser: one file for each area in each language, so that
 * nobody pays for the words of another one. `virtual:wavu-words` has their addresses.
 */
export function wordFiles(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let bundled: Promise<WordFile[]> | undefined;

  function bundle() {
    bundled ??= bundleWords(root);
    return bundled;
  }

  return {
    name: 'wavu:word-files',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async resolveId(source, importer) {
      if (source === VIRTUAL) return `\0${VIRTUAL}`;
      const isSwapped = isBuild && this.environment.name === 'client';
      if (!isSwapped || !/(?:language-messages|english)\.ts$/.test(source)) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const place = found && IN_BROWSER[path.relative(root, found.id)];
      return place && path.join(root, place);
    },
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      return `export const wordHrefs = ${JSON.stringify(isBuild ? hrefsOf(await bundle()) : {})};`;
    },
    async buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      for (const { href, code } of await bundle()) {
        this.emitFile({ type: 'asset', fileName: href.slice(1), source: code });
      }
    },
  };
}

/** The sentences of the server have a file of their own, for areas that need them after a refusal only. */
const SENTENCES = 'sentences';
type WordFile = {
  language: Language;
  area: WordArea | typeof SENTENCES;
  href: string;
  code: string;
};

function hrefsOf(files: readonly WordFile[]) {
  const byLanguage = Map.groupBy(files, ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, own]) => [
      language,
      Object.fromEntries(own.map(({ area, href }) => [area, href])),
    ]),
  );
}

/** Exported for its test: the files exactly as browsers get them. */
export async function bundleWords(root: string): Promise<WordFile[]> {
  const files: WordFile[] = [];
  const refusals: Content = { words: new Map([['refusals', 'all']]), hasSentences: true };
  const contents = WORD_AREAS.map((area): [WordFile['area'], Content] => [
    area,
    { words: wordsOf(root, area), hasSentences: hasSentences(area) },
  ]);
  for (const [area, content] of [...contents, [SENTENCES, refusals] as const]) {
    for (const language of LANGUAGES) {
      const { code } = await bundleOne(root, language, content);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 6);
      files.push({ language, area, href: `/assets/words-${area}-${language}-${hash}.js`, code });
    }
  }
  return files;
}

type Content = { words: ReadonlyMap<string, UsedWords>; hasSentences: boolean };

function writtenIn(language: Language): Language {
  return language === PSEUDO_LANGUAGE ? DEFAULT_LANGUAGE : language;
}

/** A module with the words of some nouns, and the sentences of the server where they belong to it. */
function entryOf(root: string, language: Language, { words, hasSentences }: Content): string {
  const isPseudo = language === PSEUDO_LANGUAGE;
  const of = nounFiles(root, writtenIn(language));
  const nouns = [...words.keys()];
  const imports = nouns.map((noun) => `import { ${noun} } from '${of[noun]}';`);
  const answers = path.join(root, 'app/messages', writtenIn(language), 'answers/answers.ts');
  const accented = path.join(root, 'contract/text/accented.ts');
  const inLanguage = (value: string) => (isPseudo ? `accentedTexts(${value})` : value);
  return [
    ...imports,
    ...(hasSentences ? [`import { answers as sentences } from '${answers}';`] : []),
    ...(isPseudo ? [`import { accentedTexts } from '${accented}';`] : []),
    `export const messages = ${inLanguage(`{ ${nouns.join(', ')} }`)};`,
    ...(hasSentences ? [`export const answers = ${inLanguage('sentences')};`] : []),
  ].join('\n');
}

async function bundleOne(
  root: string,
  language: Language,
  content: Content,
): Promise<Rolldown.OutputChunk> {
  const source = entryOf(root, language, content);
  const of = nounFiles(root, writtenIn(language));
  const nounIn = new Map([...content.words.keys()].map((noun) => [of[noun], noun]));
  const plugin = {
    name: 'wavu:words-entry',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? source : undefined),
    transform(code: string, id: string) {
      const noun = nounIn.get(id);
      const used = noun === undefined ? 'all' : content.words.get(noun);
      return used === undefined || used === 'all' ? undefined : pruneWords(code, noun!, used);
    },
  };
  const [chunk] = await bundleScript(root, {
    modulePreload: false,
    rolldownOptions: {
      input: ENTRY,
      plugins: [plugin],
      preserveEntrySignatures: 'strict',
      output: { format: 'es', codeSplitting: false, minify: true },
    },
  });
  if (chunk === undefined) throw new Error('The words gave no script');
  return chunk;
}

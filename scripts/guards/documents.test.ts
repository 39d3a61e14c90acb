import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENT_BYTES, MB } from '../../contract/administration/upload.ts';
import { root, trackedFiles } from './sandbox.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = trackedFiles().filter((path) => path.endsWith('.md'));

/** As GitHub names a heading in an address. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every link and picture of a document leads to a file, and to a heading of it', () => {
  const wrong = documents.flatMap((path) => {
    const links = [...read(path).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)];
    return links
      .map(([, link, picture]) => (link ?? picture)!)
      .filter((link) => !/^(https?:|mailto:)/.test(link))
      .filter((link) => {
        const [file, anchor] = link.split('#') as [string, string?];
        const target = file === '' ? path : join(dirname(path), file);
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && !anchors(read(target)).includes(anchor);
      })
      .map((link) => `${path}: ${link}`);
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** Addresses of a site, and a program that somebody else has published. */
const NO_FILES = /^(\/|\.\w+$)|^(schema|log)\.json$|^docs\/vis-docs-extracted$|^package\/build$/;

/** Names of files and folders between marks of code; `{a,b}.ts` names two. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([\w@./{},-]+)`/g)]
    .flatMap(([, name]) => {
      const [, before, middle, after] = /^(.*)\{(.*)\}(.*)$/.exec(name!) ?? [];
      return middle === undefined
        ? [name!]
        : middle.split(',').map((part) => before + part + after);
    })
    .map((name) => name.replace(/^(\.\.?\/)+|\/$/g, ''))
    .filter((name) =>
      /\.(tsx?|mjs|css|md|json|ya?ml)$|^(app|bench|contract|deploy|docs|domain|e2e|package|scripts|server)\//.test(
        name,
      ),
    )
    .filter((name) => !NO_FILES.test(name));
}

/** By these a document may name a path: from any folder on, to a folder, whole, or to a dot or dash. */
function namesOf(path: string): string[] {
  const begins = [0, ...[...path.matchAll(/\//g)].map(({ index }) => index + 1)];
  const ends = [...[...path.matchAll(/[/.-]/g)].map(({ index }) => index), path.length];
  return begins.flatMap((begin) =>
    ends.filter((end) => end > begin).map((end) => path.slice(begin, end)),
  );
}

test('every file and folder that a document names exists', () => {
  const known = new Set(trackedFiles().flatMap(namesOf));
  const wrong = documents
    .filter((path) => path !== 'CHANGELOG.md' && !path.startsWith('test-data/'))
    .flatMap((path) =>
      namedFiles(read(path))
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('names of files are found in a document, addresses are not', () => {
  const text =
    'See `app/ui/dialog.tsx`, `a/{b,c}.ts`, `/feed.json`, `.md`, `npm test`, `server/play`.';
  expect(namedFiles(text)).toEqual(['app/ui/dialog.tsx', 'a/b.ts', 'a/c.ts', 'server/play']);
});

test('nginx accepts bodies as large as Wavu does and does not buffer live streams', () => {
  const nginx = read('deploy/nginx/wavu.conf');
  const most = Number(/client_max_body_size (\d+)m;/.exec(nginx)![1]);
  expect(most * MB).toBeGreaterThan(DOCUMENT_BYTES);
  const live = /location = \/api\/v1\/live \{([^}]*)\}/.exec(nginx)![1];
  expect(live).toContain('proxy_buffering off;');
  expect(read('deploy/haproxy.cfg')).toContain('option httpchk GET /readyz');
  expect(read('deploy/Caddyfile')).toContain('flush_interval -1');
});

/** Quoted words of a table's last column, as long as a title of a test. */
const QUOTED_TITLE = /(?<![\w`])'([^'|]{25,})'(?!\w)(?=[^|]*[|]$)/gm;

test('every title of a test that the conformance names is the title of a test', () => {
  const tests = trackedFiles().filter((path) => /[.]test[.]tsx?$/.test(path));
  const sources = tests.map(read).join('\n');
  const titles = [...read('docs/conformance.md').matchAll(QUOTED_TITLE)].map(([, title]) => title!);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !sources.includes(title))).toEqual([]);
});

/** A heading, or the first words of a sentence, without a subject of its own; a question may. */
const HEADLESS =
  /(?<=^|\n\n|[.:]\s|\n\s*(?:-|\d+\.)\s|\| |# )(?:What|Who|Whoever|Whose|Whatever|Whom|Whichever)\b[^.?:|]*?(?:[.?:|]|\n\n|$)/g;

function headlessClauses(text: string): string[] {
  return (text.match(HEADLESS) ?? []).filter((clause) => !clause.endsWith('?'));
}

test('no sentence or heading of a document begins with a headless clause', () => {
  const found = documents.flatMap((path) =>
    headlessClauses(read(path)).map((clause) => `${path}: ${clause.slice(0, 60)}`),
  );
  expect(found).toEqual([]);
});

test('headless clauses of a document are found in sentences, lists, tables and headings', () => {
  const text = [
    '## What it does',
    'A page is small. Whoever\nasks gets it.',
    '- Who may: the office',
    '| 1 | What a page costs |',
    'Who may see it? Everybody who asks.',
    'They are what\nwho asks for gets.',
  ].join('\n\n');
  expect(headlessClauses(text)).toHaveLength(4);
});

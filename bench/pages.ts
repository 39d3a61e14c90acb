import { brotliDecompressSync } from 'node:zlib';
import { type Answer, get } from './measure/get.ts';
import { integer, median, printTable } from './measure/print-table.ts';
import { startChild } from './server/child.ts';
import { shown } from './server/public-paths.ts';
import type { Started } from './server/started.ts';

/** The design's floor: bytes of the page with its CSS, of scripts, and requests besides pictures. */
const FLOOR = { page: 14 * 1024, scripts: 3 * 1024, requests: 3 };

/**
 * The cost of each public page on a phone at its first visit: bytes as they come over the wire,
 * read from the page itself. Pictures that load late are counted apart: they come when they are
 * scrolled to.
 */
const wavu = startChild('wavu-server.ts');
const { port, paths } = await wavu.request<Started>('start');

type Weight = { scripts: string[]; styles: string[]; icons: number; eager: number; late: number };

function weigh(html: string): Weight {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const links = (rel: string) =>
    tags('link').filter((tag) => attribute(tag, 'rel')?.split(' ').includes(rel));
  const images = tags('img').filter((tag) => !attribute(tag, 'src')?.startsWith('data:'));
  const sources = (tag: string, name: string) => attribute(tag, name) ?? [];
  return {
    scripts: [
      ...tags('script').flatMap((tag) => sources(tag, 'src')),
      ...links('modulepreload').flatMap((tag) => sources(tag, 'href')),
    ],
    styles: links('stylesheet').flatMap((tag) => sources(tag, 'href')),
    icons: links('icon').length,
    eager: images.filter((tag) => attribute(tag, 'loading') !== 'lazy').length,
    late: images.filter((tag) => attribute(tag, 'loading') === 'lazy').length,
  };
}

const fetched = new Map<string, Promise<Answer>>();
function fetchOnce(path: string): Promise<Answer> {
  const known = fetched.get(path) ?? get(port, path);
  fetched.set(path, known);
  return known;
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const answers = await Promise.all([...new Set(files)].map(fetchOnce));
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}

const rows: string[][] = [];
const totals: number[] = [];
for (const path of paths) {
  const { status, head, body } = await get(port, path);
  const isPage = head['content-type']?.startsWith('text/html') && status === 200;
  if (!isPage) {
    rows.push([shown(path), String(status), integer(body.length), '', '', '', '']);
    continue;
  }
  const html = brotliDecompressSync(body).toString();
  const { scripts, styles, icons, eager, late } = weigh(html);
  const js = await sizeOf(scripts);
  const css = await sizeOf(styles);
  const files = new Set([...scripts, ...styles]).size;
  totals.push(body.length + css);
  rows.push([
    shown(path),
    String(status),
    integer(body.length + css),
    integer(js),
    String(1 + files + icons + eager),
    String(late),
    integer(html.length),
  ]);
}
rows.push(['median of the pages', '', integer(median(totals)), '', '', '', '']);
rows.push([
  'at most',
  '200',
  integer(FLOOR.page),
  integer(FLOOR.scripts),
  String(FLOOR.requests),
  '',
  '',
]);
printTable(
  'Public pages, first visit (bytes over the wire, brotli)',
  ['page', 'status', 'HTML + CSS', 'JavaScript', 'requests', 'late pictures', 'HTML unpacked'],
  rows,
);
await wavu.stop();

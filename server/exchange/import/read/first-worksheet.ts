import { zipEntry } from './zip-entry.ts';

/** The sheet that stands first in the book, which need not be the first of the files. */
export function firstWorksheet(workbook: Buffer, mostBytes: number): string {
  const read = (name: string) => zipEntry(workbook, name, mostBytes);
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(read('xl/workbook.xml') ?? '')?.[1];
  const relations = read('xl/_rels/workbook.xml.rels') ?? '';
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`Id="${id}"`));
  const target = /Target="([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return read(target.startsWith('/') ? target.slice(1) : `xl/${target}`) ?? '';
}

/** `A` is 0, `AA` is 26. */
export function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

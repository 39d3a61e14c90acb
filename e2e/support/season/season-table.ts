import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../../../docs/season.md', import.meta.url);
const HEAD = '| | task | way | 1366 | 360 |';
const RULE = '| --- | --- | --- | --- | --- |';

export type Width = 1366 | 360;
type Counted = { name: string; way: string; count: number };

/** The rows as they have to be, with what the other width counted left as it is written. */
export function rowsOf(counted: readonly Counted[], width: Width): string[] {
  const written = writtenRows();
  return counted.map(({ name, way, count }, at) => {
    const other = written.find((cells) => cells[1] === name);
    const [wide = '', narrow = ''] = other ? [other[3], other[4]] : [];
    const counts = width === 1366 ? [`${count}`, narrow] : [wide, `${count}`];
    return `| ${[`${at + 1}`, name, way, ...counts].join(' | ')} |`;
  });
}

function writtenRows(): string[][] {
  return tableOf(readFileSync(FILE, 'utf8')).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The lines of the table below its head. */
export function tableOf(text: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(HEAD) + 2;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start, start + length);
}

export function writtenTable(): string[] {
  return tableOf(readFileSync(FILE, 'utf8'));
}

export function writeTable(rows: readonly string[]): void {
  const text = readFileSync(FILE, 'utf8');
  const before = tableOf(text);
  const table = (lines: readonly string[]) => [HEAD, RULE, ...lines, ''].join('\n');
  writeFileSync(FILE, text.replace(table(before), table(rows)));
}

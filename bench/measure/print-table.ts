/** One table per benchmark, readable in a terminal and in Markdown. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly string[][],
): void {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`;
  const rule = widths.map((width, i) =>
    i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  console.log([`### ${title}`, '', line(head), line(rule), ...rows.map(line), ''].join('\n'));
}

/** @param share 0.5 for the median, 0.99 for what one in a hundred exceeds */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export function ms(value: number): string {
  if (value < 0.1) return `${(value * 1000).toFixed(1)} us`;
  return `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
}

export const us = (value: number) => `${Math.round(value)} us`;
export const times = (value: number) => `${value.toFixed(2)} x`;
export const integer = (value: number) => Math.round(value).toLocaleString('en');

/** `--short`: enough to see that everything works, not to compare numbers. */
export const isShort = process.argv.includes('--short');

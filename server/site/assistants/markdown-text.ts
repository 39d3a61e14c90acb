type Row = Record<string, unknown>;

/**
 * Data of a tool as Markdown: facts as a list, a list of like rows as a table. Names that people typed are data: no
 * sign of them becomes a heading, a link or a cell of its own.
 */
export function markdownText(title: string, facts: Row, data: Row): string {
  const blocks = [`# ${plain(title)}`, list(facts)];
  for (const [name, value] of Object.entries(data)) blocks.push(...section(name, value));
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function section(name: string, value: unknown): string[] {
  const heading = `## ${words(name)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    return [
      heading,
      value.every(isRow) ? table(value) : value.map((it) => `- ${cell(it)}`).join('\n'),
    ];
  }
  if (isRow(value)) return [heading, list(value)];
  return [list({ [name]: value })];
}

function list(facts: Row): string {
  return Object.entries(facts)
    .map(([name, value]) => `- ${words(name)}: ${cell(value)}`)
    .join('\n');
}

function table(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(names.map(words)),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => cell(row[name])))),
  ].join('\n');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (isRow(value)) return cell(value.name ?? Object.values(value).map(cell).join(' '));
  return plain(String(value));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `setsWon` as 'Sets won'. */
function words(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}

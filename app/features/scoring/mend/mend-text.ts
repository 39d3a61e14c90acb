import type { InsertedEntry } from '#domain/volleyball/events.ts';
import type { MendField } from './mend-fields.ts';

/** The texts of a form, by the path of their field. */
export type MendTexts = Readonly<Record<string, string>>;

type Facts = { [name: string]: unknown };

/** An entry as the texts of its form. */
export function textsOf(entry: InsertedEntry, fields: readonly MendField[]): MendTexts {
  return Object.fromEntries(fields.map(({ path }) => [path, textOf(valueAt(entry, path))]));
}

function valueAt(entry: InsertedEntry, path: string): unknown {
  let value: unknown = entry;
  for (const name of path.split('.')) value = (value as Facts | undefined)?.[name];
  return value;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return value === undefined || value === false ? '' : String(value);
}

export type ReadTexts = { entry: InsertedEntry } | { missing: string };

/**
 * The entry that the texts of a form tell, with what `from` says besides; or the path of a field that
 * has to be filled in.
 */
export function entryOf(
  from: InsertedEntry,
  fields: readonly MendField[],
  texts: MendTexts,
): ReadTexts {
  const entry = structuredClone(from) as Facts;
  for (const name of new Set(fields.map(({ path }) => path.split('.')[0]!))) delete entry[name];
  for (const field of fields) {
    const text = (texts[field.path] ?? '').trim();
    const value = text === '' ? undefined : factOf(text, field);
    if (value === undefined && (text !== '' || !field.isOptional)) return { missing: field.path };
    if (value !== undefined) put(entry, field.path.split('.'), value);
  }
  const torn = tornPair(entry.pairs) ?? tornSheet(entry);
  return torn === undefined ? { entry: entry as InsertedEntry } : { missing: torn };
}

function factOf(text: string, { kind }: MendField): unknown {
  if (kind === 'number') return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  if (kind === 'signed') return /^[-−]?\d{1,3}$/.test(text) ? signed(text) : undefined;
  if (kind === 'person') return /^\d{1,3}$/.test(text) ? Number(text) : text.slice(0, 20);
  if (kind === 'shirts') return text.match(/\d{1,3}/g)?.map(Number);
  return kind === 'flag' ? true : text;
}

function signed(text: string): number {
  return Number(text.replace('−', '-'));
}

function put(entry: Facts, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    entry[name!] = value;
    return;
  }
  entry[name!] ??= /^\d+$/.test(rest[0]!) ? [] : {};
  put(entry[name!] as Facts, rest, value);
}

/** A pair with one player alone. */
function tornPair(pairs: unknown): string | undefined {
  if (!Array.isArray(pairs)) return undefined;
  const place = Array.from(pairs).findIndex(
    (pair) => pair?.out === undefined || pair.in === undefined,
  );
  if (place < 0) return undefined;
  return `pairs.${place}.${pairs[place]?.out === undefined ? 'out' : 'in'}`;
}

/** A team sheet without players. */
function tornSheet(entry: Facts): string | undefined {
  for (const team of ['team1', 'team2']) {
    const sheet = entry[team] as Facts | undefined;
    if (sheet !== undefined && sheet.players === undefined) return `${team}.players`;
  }
  return undefined;
}

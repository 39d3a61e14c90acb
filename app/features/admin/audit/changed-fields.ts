export type ChangedField = { field: string; before: unknown; after: unknown };

/** Columns that a write always touches, which tell nobody anything. */
const SILENT = new Set(['updated_at', 'updatedAt', 'sort_name']);

/**
 * The differences between two records of the trail, field by field, without those that stayed the
 * same. Columns (`jersey_color1`) and fields (`jerseyColor1`) of one name are one.
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap((field) => {
    const was = old.get(field);
    const is = now.get(field);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }];
  });
}

function fieldsOf(record: unknown): Map<string, unknown> {
  if (record === null || typeof record !== 'object') return new Map();
  const fields = Object.entries(record).filter(([name]) => !SILENT.has(name));
  return new Map(fields.map(([name, value]) => [camel(name), plain(value)]));
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** JSON kept as text is shown as what it says. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

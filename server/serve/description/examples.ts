import { EXAMPLES } from '#contract/description/examples.ts';
import { type ApiDocument, mediaOf, operationsOf, REF, type Schema } from './document.ts';

/** The pattern of `idSchema`. */
const ID_PATTERN = '^[\\w.:-]{1,64}$';

type Schemas = Record<string, Schema>;

/** Gives each body and each answer an example that its schema admits. */
export function addExamples(document: ApiDocument): void {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  for (const { operation } of operationsOf(document)) {
    for (const media of mediaOf(operation)) {
      if (media.schema && media.example === undefined) {
        media.example = exampleOf(media.schema, schemas, []);
      }
    }
  }
}

/**
 * An example by the names of properties, where there is one that fits, else by the kind of value.
 *
 * @param within names of the schemas around it, so that one inside itself ends; the last owns properties
 */
export function exampleOf(schema: Schema, schemas: Schemas, within: string[], name = ''): unknown {
  if (schema.$ref) {
    const target = schema.$ref.slice(REF.length);
    const owned = EXAMPLES[target];
    if (owned !== undefined) return owned;
    if (within.includes(target)) return null;
    return exampleOf(schemas[target]!, schemas, [...within, target], name);
  }
  const owner = within.at(-1) ?? '';
  for (const key of [`${owner}.${name}`, name]) {
    const known = EXAMPLES[key];
    if (known !== undefined && fits(known, schema)) return known;
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) {
    const first = variants.find(({ type }) => type !== 'null') ?? variants[0]!;
    return exampleOf(first, schemas, within, name);
  }
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(part, schemas, within, name));
    return Object.assign({}, ...parts);
  }
  return plainExample(schema, schemas, within, name);
}

function plainExample(schema: Schema, schemas: Schemas, within: string[], name: string): unknown {
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'object':
      return objectExample(schema, schemas, within);
    case 'array': {
      const { items, prefixItems, minItems = 0 } = schema;
      if (prefixItems) return prefixItems.map((item) => exampleOf(item, schemas, within, name));
      if (!items) return [];
      const item = exampleOf(items, schemas, within, name);
      if (item === null) return [];
      return Array.from({ length: Math.max(1, minItems) }, () => item);
    }
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1);
    case 'boolean':
      return schema.default ?? false;
    case 'string':
      return textExample(schema);
    default:
      return null;
  }
}

function objectExample(schema: Schema, schemas: Schemas, within: string[]): object {
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    exampleOf(property, schemas, within, name),
  ]);
  return Object.fromEntries(entries);
}

const SOME_ID = EXAMPLES.id;

function textExample({ format, pattern, default: usual }: Schema): unknown {
  if (usual !== undefined) return usual;
  if (pattern === ID_PATTERN) return SOME_ID;
  if (format === 'uuid') return '0199a3d2-7c4e-7b11-9a60-3f4c2d1e0b5a';
  if (format === 'date') return '2026-11-28';
  if (format === 'date-time') return '2026-11-28T13:00:00.000Z';
  if (format === 'email') return 'asha@example.org';
  if (format === 'uri') return 'https://example.org';
  return 'text';
}

function typeOf({ type, properties }: Schema): string | undefined {
  if (Array.isArray(type)) return type.find((it) => it !== 'null');
  return type ?? (properties ? 'object' : undefined);
}

/** Whether a value that is known for the name is one that this schema can have, by its kind. */
function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(value);
  const type = typeOf(schema);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'array') return Array.isArray(value);
  return type === typeof value && schema.properties === undefined;
}

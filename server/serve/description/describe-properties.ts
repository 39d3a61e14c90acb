import { DEPRECATED } from '#contract/description/api-changes.ts';
import { FORMATS } from '#contract/description/formats.ts';
import { DESK_PROPERTIES } from '#contract/description/of-desk.ts';
import { HALL_PROPERTIES } from '#contract/description/of-halls.ts';
import { LEAGUE_PROPERTIES } from '#contract/description/of-leagues.ts';
import { ENTRY_PROPERTIES, LOG_PROPERTIES } from '#contract/description/of-log.ts';
import { MATCH_PROPERTIES } from '#contract/description/of-matches.ts';
import { PEOPLE_PROPERTIES } from '#contract/description/of-people.ts';
import { SEAT_PROPERTIES } from '#contract/description/of-seats.ts';
import { SITE_PROPERTIES } from '#contract/description/of-site.ts';
import { STATISTICS_PROPERTIES } from '#contract/description/of-statistics.ts';
import { type ApiDocument, childrenOf, mediaOf, operationsOf, type Schema } from './document.ts';

/** The tables of descriptions: a name stands in one of them only. */
export const DESCRIPTION_TABLES = [
  DESK_PROPERTIES,
  SEAT_PROPERTIES,
  HALL_PROPERTIES,
  LEAGUE_PROPERTIES,
  LOG_PROPERTIES,
  MATCH_PROPERTIES,
  PEOPLE_PROPERTIES,
  SITE_PROPERTIES,
  STATISTICS_PROPERTIES,
];

const PROPERTIES: Record<string, string> = Object.assign({}, ...DESCRIPTION_TABLES);

/** Fills in the description of each property and parameter that has none beside its schema. */
export function describeProperties(document: ApiDocument): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const [name, schema] of Object.entries(schemas)) describeWithin(schema, name);
  for (const { operation } of operationsOf(document)) {
    for (const { schema } of mediaOf(operation)) if (schema) describeWithin(schema, '');
    for (const parameter of operation.parameters ?? []) {
      parameter.description ??= parameter.schema?.description ?? PROPERTIES[parameter.name];
    }
  }
}

/** Generators of strict clients demand a property that has a `default`: words say what counts without it. */
export function tellDefaults(document: ApiDocument): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const bodies = operationsOf(document).flatMap(({ operation }) => mediaOf(operation));
  for (const schema of Object.values(schemas)) tellWithin(schema);
  for (const { schema } of bodies) if (schema) tellWithin(schema);
}

function tellWithin(schema: Schema): void {
  for (const property of Object.values(schema.properties ?? {})) {
    if (property.default === undefined) continue;
    const usual = JSON.stringify(property.default);
    property.description = `${property.description ?? ''}. Left out: ${usual}`;
    delete property.default;
  }
  for (const child of childrenOf(schema)) tellWithin(child);
}

function describeWithin(schema: Schema, owner: string): void {
  measureTuple(schema);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const text = descriptionOf(owner, name);
    // A reference may have a description beside it since OpenAPI 3.1.
    if (text !== undefined) property.description ??= text;
    tellFormat(property, formatOf(owner, name));
    markDeprecated(property, DEPRECATED[`${owner.replace(/Detail$/, '')}.${name}`]);
  }
  for (const child of childrenOf(schema)) describeWithin(child, owner);
}

/** Days, instants and addresses by the names of their properties. */
function formatOf(owner: string, name: string): string | undefined {
  // Of a league it may be a day or an instant.
  if (name === 'startsAt') return owner === 'Match' ? 'date-time' : undefined;
  const place = `${owner}.${name}`;
  const formats = Object.entries(FORMATS);
  const found = (key: string) => formats.find(([, names]) => names.has(key))?.[0];
  return found(place) ?? found(name);
}

function tellFormat(property: Schema, format: string | undefined): void {
  if (format === undefined || property.format || property.enum) return;
  if (property.pattern && format !== 'uri') return;
  const isText = [property.type].flat().includes('string');
  if (isText) property.format = format;
}

/**
 * Programs that do not know `prefixItems` read a list of that length at least. `items: false` says the same, and
 * Spectral takes it for a list without a description of its items.
 */
function measureTuple(schema: Schema): void {
  if (schema.prefixItems === undefined || schema.items) return;
  schema.items = {};
  schema.minItems = schema.prefixItems.length;
  schema.maxItems = schema.prefixItems.length;
}

function markDeprecated(property: Schema, twin: (typeof DEPRECATED)[string] | undefined): void {
  if (twin === undefined) return;
  property.deprecated = true;
  property.description = `${property.description ?? ''}. Deprecated since ${twin.since}: use ${twin.instead}`;
}

function descriptionOf(owner: string, name: string): string | undefined {
  const entry = owner.endsWith('Entry') ? ENTRY_PROPERTIES[name] : undefined;
  return PROPERTIES[`${owner}.${name}`] ?? entry ?? PROPERTIES[name];
}

/** The properties and parameters that say nothing of themselves, as `Schema.name` or `get /path name`. */
export function listUndescribed(document: ApiDocument): string[] {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const within = (schema: Schema, owner: string): string[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, { description }]) =>
      description ? [] : [`${owner}.${name}`],
    ),
    ...childrenOf(schema).flatMap((child) => within(child, owner)),
  ];
  const ofSchemas = Object.entries(schemas).flatMap(([name, schema]) => within(schema, name));
  const ofCalls = operationsOf(document).flatMap(({ method, path, operation }) => [
    ...(operation.parameters ?? []).flatMap(({ name, description }) =>
      description ? [] : [`${method} ${path} ${name}`],
    ),
    ...mediaOf(operation).flatMap(({ schema }) =>
      schema ? within(schema, `${method} ${path}`) : [],
    ),
  ]);
  return [...ofSchemas, ...ofCalls];
}

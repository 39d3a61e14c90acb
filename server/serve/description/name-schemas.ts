import { z } from 'zod';
import { leagueTypeSchema } from '#contract/leagues/league.ts';
import { criterionSchema, pointsSystemSchema } from '#contract/leagues/standings.ts';
import { liveScoreSchema } from '#contract/matches/live-score.ts';
import { matchStatusSchema } from '#contract/matches/match.ts';
import { matchRulesSchema } from '#contract/matches/match-rules.ts';
import { genderSchema } from '#contract/primitives.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { type ApiDocument, mediaOf, operationsOf, REF, type Schema } from './document.ts';

/** Schemas that many others have inside: they stand in the document once, with a name. */
const NAMED = {
  MatchRules: matchRulesSchema,
  MatchStatus: matchStatusSchema,
  Gender: genderSchema,
  Side: z.enum(SIDES),
  LeagueType: leagueTypeSchema,
  PointsSystem: pointsSystemSchema,
  Criterion: criterionSchema,
};

/** Sentences about schemas whose properties do not say it all. */
const DESCRIPTIONS: Record<string, string> = {
  MatchRules: 'Rules of play: the name of known ones, or all of them.',
  MatchStatus:
    'not started, Live, ended, postponed (to another day), suspended (to go on later) or cancelled.',
  Gender: 'The competition.',
  Side: 'One of the two teams of a match.',
  LeagueType: 'The kind of competition: what its rules and points begin with.',
  PointsSystem: 'The points for a result; own: those of `pointsScheme`.',
  Criterion: 'The fact by which teams on equal points are compared.',
  LiveScore:
    'One line of the live stream: the whole score, so that a reader needs only the newest of a match. ' +
    'Unknown fields are to be left alone: more may come.',
};

/**
 * Gives a name to what stands written out in many places: known schemas, and the kinds of entries of a
 * match log. Programs that make a client get one type for each instead of ten.
 */
export function nameSchemas(document: ApiDocument): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const names = new Map<string, string>();
  const named: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(NAMED)) {
    const json = jsonOf(schema);
    names.set(formOf(json), name);
    named[name] = json;
  }
  const visit = (schema: Schema) => replaceNamed(schema, names, named);
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = visit(schema);
  for (const { operation } of operationsOf(document)) {
    for (const media of mediaOf(operation)) if (media.schema) media.schema = visit(media.schema);
    for (const parameter of operation.parameters ?? []) {
      if (parameter.schema) parameter.schema = visit(parameter.schema);
    }
  }
  named.LiveScore = jsonOf(liveScoreSchema);
  for (const [name, schema] of Object.entries(named)) {
    schemas[name] = {
      ...schema,
      ...(DESCRIPTIONS[name] ? { description: DESCRIPTIONS[name] } : {}),
    };
  }
  document.components = { ...document.components, schemas };
}

function jsonOf(schema: z.ZodType): Schema {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  return inDocumentForm(json);
}

/** zod writes single values and nulls otherwise than the library that makes the document. */
function inDocumentForm(schema: Schema): Schema {
  const copy = mapChildren(schema, inDocumentForm);
  if (copy.const !== undefined) {
    copy.enum = [copy.const];
    delete copy.const;
  }
  const { anyOf } = copy;
  const [first, second] = anyOf ?? [];
  if (anyOf?.length === 2 && second?.type === 'null' && typeof first?.type === 'string') {
    const { anyOf: _, ...others } = copy;
    return { ...others, ...first, type: [first.type, 'null'] };
  }
  if (anyOf?.length === 2 && second?.type === 'null' && first?.anyOf) {
    return { ...copy, anyOf: [...first.anyOf, second] };
  }
  return copy;
}

function mapChildren(schema: Schema, change: (child: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  if (copy.properties) {
    const changed = Object.entries(copy.properties).map(([name, it]) => [name, change(it)]);
    copy.properties = Object.fromEntries(changed);
  }
  if (copy.items) copy.items = change(copy.items);
  if (typeof copy.additionalProperties === 'object') {
    copy.additionalProperties = change(copy.additionalProperties);
  }
  for (const key of ['prefixItems', 'anyOf', 'oneOf', 'allOf'] as const) {
    if (copy[key]) copy[key] = copy[key].map(change);
  }
  return copy;
}

function replaceNamed(
  schema: Schema,
  names: Map<string, string>,
  named: Record<string, Schema>,
): Schema {
  const { description, ...bare } = schema;
  const name = names.get(formOf(bare)) ?? entryName(bare);
  if (name) {
    named[name] ??= mapChildren(bare, (child) => replaceNamed(child, names, named));
    return { $ref: REF + name, ...(description ? { description } : {}) };
  }
  const ofNull = withoutNull(bare);
  const nullable = ofNull && names.get(formOf(ofNull));
  if (nullable) {
    const anyOf = [{ $ref: REF + nullable }, { type: 'null' }];
    return { anyOf, ...(description ? { description } : {}) };
  }
  return mapChildren(schema, (child) => replaceNamed(child, names, named));
}

/** Numbers of types and of values, whose order says nothing. */
function formOf(schema: Schema): string {
  return JSON.stringify(schema, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The same without null; undefined where it cannot be null. */
function withoutNull(schema: Schema): Schema | undefined {
  const { type, enum: values, anyOf } = schema;
  if (Array.isArray(type) && type.length === 2 && type.includes('null')) {
    const enumeration = values ? { enum: values.filter((value) => value !== null) } : {};
    return { ...schema, type: type.find((it) => it !== 'null')!, ...enumeration };
  }
  const rest = anyOf?.filter((it) => it.type !== 'null');
  if (anyOf && rest && rest.length === anyOf.length - 1 && rest.length > 1) {
    return { ...schema, anyOf: rest };
  }
  return undefined;
}

/** `RallyEntry` for an entry as it is sent, `RallyFacts` for one that is corrected or put in. */
function entryName({ additionalProperties, properties = {} }: Schema): string | undefined {
  const type = properties.type?.enum;
  if (additionalProperties !== false || type?.length !== 1) return undefined;
  const words = String(type[0]).split('-');
  const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  if (properties.id && properties.at) return `${name}Entry`;
  return properties.no === undefined ? `${name}Facts` : undefined;
}

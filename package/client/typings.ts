import {
  type ApiDocument,
  type NamedOperation,
  type Operation,
  operationsOf,
  type Parameter,
  REF,
  type Schema,
} from '#server/serve/description/document.ts';

const HEAD = `/** The types of the Wavu API, made from its OpenAPI document. */
`;

const CLIENT = `
export type CallName = keyof Calls;
/** The calls that answer in pages. */
export type ListName = {
  [Name in CallName]: Calls[Name]['answer'] extends { items: unknown[]; next: string | null }
    ? Name
    : never;
}[CallName];

type OptionsOf<Name extends CallName> = Calls[Name]['options'];
type Arguments<Name extends CallName> =
  Record<never, never> extends OptionsOf<Name>
    ? [name: Name, options?: OptionsOf<Name>]
    : [name: Name, options: OptionsOf<Name>];
type ItemOf<Name extends ListName> = Calls[Name]['answer']['items'][number];

export type LiveLine = LiveScore & { resync?: undefined };
/** Lines were lost: read the matches again. */
export type Resync = { resync: true };

export type LiveOptions = {
  /** The id of one match; without it all matches. */
  match?: string | undefined;
  /** The last version that is known; 0 begins with the line as it stands. */
  after?: number | string | undefined;
  signal?: AbortSignal | undefined;
  waitSeconds?: number | undefined;
};

export type Wavu = {
  call<Name extends CallName>(...args: Arguments<Name>): Promise<Calls[Name]['answer']>;
  each<Name extends ListName>(...args: Arguments<Name>): AsyncGenerator<ItemOf<Name>, void, undefined>;
  live(options?: LiveOptions): AsyncGenerator<LiveLine | Resync, void, undefined>;
};

/** A refusal of the API: its code, its sentence and the fields at fault. */
export class WavuError extends Error {
  constructor(problem: Problem);
  readonly code: string;
  readonly status: number;
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;
}

/** @param options.token from the page /account; without one only what is public can be read */
export function createWavu(origin: string, options?: { token?: string | undefined }): Wavu;
`;

/** `index.d.ts` of the client: every schema by its name, every call by method and path. */
export function typingsOf(document: ApiDocument): string {
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][];
  const types = schemas.map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
  );
  const calls = operationsOf(document).map(callOf);
  return `${HEAD}${types.join('')}\nexport type Calls = {\n${calls.join('')}};\n${CLIENT}`;
}

function callOf({ method, path, operation }: NamedOperation): string {
  const name = `${method.toUpperCase()} ${path}`;
  return `${comment(operation.summary)}  '${name}': { options: ${optionsOf(operation)}; answer: ${answerOf(operation)} };\n`;
}

function optionsOf(operation: Operation): string {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const has = (header: string) => parameters.some(({ name }) => name === header);
  const { requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return object([
    ...(inPath.length > 0 ? [`path: ${object(inPath.map(member))}`] : []),
    ...(inQuery.length > 0 ? [`query${mark(inQuery)}: ${object(inQuery.map(member))}`] : []),
    ...(body ? [`body${requestBody.required ? '' : '?'}: ${typeOf(body)}`] : []),
    ...(has('Idempotency-Key') ? ['key?: string'] : []),
    ...(has('If-Match') ? ['ifMatch?: string'] : []),
  ]);
}

const mark = (parameters: readonly Parameter[]) =>
  parameters.some(({ required }) => required) ? '' : '?';

function member({ name, required, schema }: Parameter): string {
  const type = typeOf(schema ?? {});
  return `${JSON.stringify(name)}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'}`;
}

function answerOf({ responses = {} }: Operation): string {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  if (!answer?.content) return 'undefined';
  const schema = answer.content['application/json']?.schema;
  return schema ? typeOf(schema) : 'string';
}

const object = (members: readonly string[]) =>
  members.length === 0 ? 'Record<never, never>' : `{ ${members.join('; ')} }`;

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(REF.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return union(choices.map(typeOf));
  if (schema.allOf !== undefined)
    return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return arrayOf(schema);
  return PLAIN[schema.type ?? ''] ?? 'unknown';
}

const PLAIN: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function union(types: readonly string[]): string {
  return [...new Set(types)].map((type) => (type.includes('&') ? `(${type})` : type)).join(' | ');
}

function arrayOf({ prefixItems, items }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`;
  return `(${items ? typeOf(items) : 'unknown'})[]`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(([name, property]) => {
    const isNeeded = required.includes(name);
    const type = typeOf(property);
    const gone = property.deprecated ? `/** @deprecated ${plain(property.description)} */ ` : '';
    return `${gone}${JSON.stringify(name)}${isNeeded ? '' : '?'}: ${isNeeded ? type : `${type} | undefined`}`;
  });
  const values =
    typeof additionalProperties === 'object' ? typeOf(additionalProperties) : undefined;
  if (members.length === 0) return values ? `Record<string, ${values}>` : 'Record<string, unknown>';
  return values ? `${object(members)} & Record<string, ${values}>` : object(members);
}

const plain = (text = '') => text.replaceAll('*/', '* /').replaceAll('\n', ' ');

function comment(text: string | undefined): string {
  return text ? `/** ${plain(text)} */\n` : '';
}

/** A schema of the OpenAPI document, as far as it is read here. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [other: string]: unknown;
};

export type Media = { schema?: Schema; example?: unknown };
export type Response = {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
};
export type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
};
export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses?: Record<string, Response>;
};

export type ApiDocument = {
  paths?: Record<string, object>;
  webhooks?: Record<string, object>;
  tags?: { name: string; description?: string }[];
  components?: {
    schemas?: Record<string, object>;
    responses?: Record<string, object>;
    securitySchemes?: object;
    headers?: Record<string, object>;
  };
};

export type NamedOperation = { path: string; method: string; operation: Operation };

export function operationsOf(document: ApiDocument): NamedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
}

export const REF = '#/components/schemas/';

/** The schemas that stand directly in a schema. */
export function childrenOf(schema: Schema): Schema[] {
  const { properties = {}, items, additionalProperties, prefixItems = [] } = schema;
  const { anyOf = [], oneOf = [], allOf = [] } = schema;
  const others = [items, additionalProperties].filter((it) => typeof it === 'object');
  return [...Object.values(properties), ...others, ...prefixItems, ...anyOf, ...oneOf, ...allOf];
}

/** The schemas of an operation that stand in it and not among the named ones. */
export function mediaOf(operation: Operation): Media[] {
  const answers = Object.values(operation.responses ?? {});
  return [operation.requestBody?.content, ...answers.map(({ content }) => content)].flatMap(
    (content) => Object.values(content ?? {}),
  );
}

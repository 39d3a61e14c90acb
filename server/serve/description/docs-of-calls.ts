import { API_CHANGES } from '#contract/description/api-changes.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { docsPage, inlineHtml, proseHtml } from './docs-page.ts';
import {
  type ApiDocument,
  type Media,
  type NamedOperation,
  operationsOf,
  type Parameter,
  REF,
  type Response,
  type Schema,
} from './document.ts';
import { slugOf } from './tags.ts';

/** The contents: all calls by their groups. */
export function docsIndex(document: ApiDocument & { info: { description?: string } }): string {
  const operations = operationsOf(document);
  const sections = (document.tags ?? []).map(({ name, description = '' }) => {
    const own = operations.filter(({ operation }) => operation.tags?.[0] === name);
    const items = own.map(
      ({ method, path, operation }) =>
        `<li><b class="m">${method.toUpperCase()}</b> <a href="/api/docs/${slugOf(name)}#${operation.operationId}"><code>${escapeHtml(path)}</code></a> ${inlineHtml(operation.summary ?? '')}</li>`,
    );
    return `<section><h2 id="${slugOf(name)}">${name}</h2>${proseHtml(description)}<ul>${items.join('')}</ul></section>`;
  });
  const text = proseHtml(document.info.description ?? '');
  return docsPage('Calls', `${text}${changesHtml()}${sections.join('')}`);
}

function changesHtml(): string {
  const items = API_CHANGES.map(({ date, text }) => `<li>${date}: ${inlineHtml(text)}</li>`);
  return `<p><a href="/developers">Recipes and clients</a></p><section><h2 id="changes">Changes</h2><ul>${items.join('')}</ul></section>`;
}

/** One group: each call with what is sent and what is answered. Undefined: there is no such group. */
export function docsOfTag(document: ApiDocument, slug: string): string | undefined {
  const tag = document.tags?.find(({ name }) => slugOf(name) === slug);
  if (!tag) return undefined;
  const operations = operationsOf(document).filter(({ operation }) =>
    operation.tags?.includes(tag.name),
  );
  const used = new Set<string>();
  const calls = operations.map((named) => callHtml(named, document, used));
  const schemas = schemasHtml(document, used);
  const intro = proseHtml(tag.description ?? '');
  return docsPage(tag.name, `${intro}${calls.join('')}<h2>Schemas</h2>${schemas}`);
}

function callHtml(named: NamedOperation, document: ApiDocument, used: Set<string>): string {
  const { method, path, operation } = named;
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) =>
    answerHtml(status, answer, document, used),
  );
  return `<article id="${operation.operationId}"><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
${proseHtml(operation.summary ?? '')}${proseHtml(operation.description ?? '')}
<pre>${escapeHtml(curlOf(named))}</pre>${parametersHtml(operation.parameters ?? [])}${inputHtml(named, used)}
<h3>Output</h3>${answers.join('')}</article>`;
}

/** The call as a line for a shell. */
function curlOf({ method, path, operation }: NamedOperation): string {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isOpen = operation.security?.some((way) => Object.keys(way).length === 0);
  const isJson = type === 'application/json';
  const data = isJson ? JSON.stringify(media?.example) : '@file';
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$WAVU/api/v1${path}"`,
    ...(isOpen ? [] : ['  -H "Authorization: Bearer $TOKEN"']),
    ...(type ? [`  -H 'Content-Type: ${type}'`, `  --data ${isJson ? `'${data}'` : data}`] : []),
  ].join(' \\\n');
}

function parametersHtml(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', needed' : ''}</td><td>${escapeHtml(kindOf(schema))}</td><td>${inlineHtml(description)}</td></tr>`,
  );
  return `<table><thead><tr><th>parameter</th><th>where</th><th>kind</th><th>meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function inputHtml({ operation }: NamedOperation, used: Set<string>): string {
  const content = operation.requestBody?.content;
  if (!content) return '';
  return `<h3>Input</h3>${mediaHtml(content, used)}`;
}

function answerHtml(
  status: string,
  answer: Response,
  document: ApiDocument,
  used: Set<string>,
): string {
  const name = answer.$ref?.split('/').at(-1);
  const shared = document.components?.responses as Record<string, Response> | undefined;
  const { description = '', content } = (name && shared?.[name]) || answer;
  const head = `<p><b>${status}</b> ${inlineHtml(description)}</p>`;
  return name || !content ? head : head + mediaHtml(content, used);
}

function mediaHtml(content: Record<string, Media>, used: Set<string>): string {
  return Object.entries(content)
    .map(([type, { schema, example }]) => {
      const named = namesIn(schema);
      for (const name of named) used.add(name);
      const links = named.map((name) => `<a href="#schema-${name}">${name}</a>`).join(', ');
      const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
      return `<p>${escapeHtml(type)} ${links}</p>${example === undefined ? '' : `<pre>${escapeHtml(text)}</pre>`}`;
    })
    .join('');
}

function namesIn(schema: Schema | undefined): string[] {
  const found = JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...new Set([...found].map(([, name]) => name!))];
}

/** The schemas that the calls name, and those that stand in these. */
function schemasHtml(document: ApiDocument, used: Set<string>): string {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  // A set grows while it is gone through: the schemas within come in turn.
  for (const name of used) for (const inner of namesIn(schemas[name])) used.add(inner);
  return [...used]
    .sort()
    .map((name) => {
      const { description = '' } = schemas[name] ?? {};
      return `<section id="schema-${name}"><h3>${name}</h3>${proseHtml(description)}${propertiesHtml(schemas[name] ?? {})}</section>`;
    })
    .join('');
}

function propertiesHtml(schema: Schema): string {
  const variants = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const tables = variants.flatMap(({ properties, required = [] }) => {
    if (!properties) return [];
    const rows = Object.entries(properties).map(
      ([name, property]) =>
        `<tr><td><code>${escapeHtml(name)}</code>${required.includes(name) ? '' : ' (optional)'}</td><td>${kindHtml(property)}</td><td>${property.deprecated ? '<b>Deprecated.</b> ' : ''}${inlineHtml(property.description ?? '')}</td></tr>`,
    );
    return [`<table><tbody>${rows.join('')}</tbody></table>`];
  });
  return tables.length > 0 ? tables.join('') : `<p>${kindHtml(schema)}</p>`;
}

/** The kind with links to the schemas that it names. */
function kindHtml(schema: Schema): string {
  return escapeHtml(kindOf(schema)).replaceAll(/\b[A-Z]\w+\b/g, (name) =>
    namesIn(schema).includes(name) ? `<a href="#schema-${name}">${name}</a>` : name,
  );
}

/** A kind of value in words: `string`, `Match or null`, `list of TeamRef`. */
function kindOf(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return schema.$ref.slice(REF.length);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(kindOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.items) return `list of ${kindOf(schema.items)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return schema.format ? `${type} (${schema.format})` : type;
}

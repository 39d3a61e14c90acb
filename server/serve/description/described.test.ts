import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, expect, test } from 'vitest';
import { IMPORT_COLUMNS } from '#contract/administration/import.ts';
import { DEPRECATED } from '#contract/description/api-changes.ts';
import { WEBHOOK_EVENTS } from '#contract/site/webhook.ts';
import { ERROR_STATUS } from '#server/platform/errors/app-error.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { DESCRIPTION_TABLES, listUndescribed } from './describe-properties.ts';
import { mediaOf, operationsOf, REF, type Schema } from './document.ts';
import { PROBLEM_CODES } from './problem-pages.ts';
import { slugOf } from './tags.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { body: document } = await server.call('GET', '/api/v1/openapi.json');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** Compiles a schema that stands in the document, by its place. */
function validatorAt(place: readonly string[]) {
  const parts = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return ajv.compile({ $ref: `document#/${parts.map(encodeURIComponent).join('/')}` });
}

test('every property and every parameter is described', () => {
  expect(listUndescribed(document)).toEqual([]);
});

test('every tuple has a length and items, as readers of older schemas expect', () => {
  const tuples: Schema[] = [];
  JSON.stringify(document, (_, value: Schema | null) => {
    if (value?.prefixItems) tuples.push(value);
    return value;
  });
  expect(tuples.length).toBeGreaterThan(3);
  for (const { prefixItems, minItems, maxItems, items } of tuples) {
    expect([minItems, maxItems]).toEqual([prefixItems!.length, prefixItems!.length]);
    expect(items).toEqual({});
  }
});

test('a property of a body that may be left out is not demanded by generators: its default stands in words', () => {
  const { CreateTeam, GenerateFixtures } = document.components.schemas;
  expect(CreateTeam.properties.jerseyColor1.description).toMatch(/\. Left out: "#ffffff"$/);
  expect(GenerateFixtures.properties.daysBetween.description).toMatch(/\. Left out: 7$/);
  const withDefault: string[] = [];
  JSON.stringify(document.components.schemas, (name, value: Schema | null) => {
    if (value?.type && 'default' in value) withDefault.push(name);
    return value;
  });
  expect(withDefault).toEqual([]);
});

test('a name is described in one table only', () => {
  const names = DESCRIPTION_TABLES.flatMap((table) => Object.keys(table));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every body and every answer has an example that its schema admits', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { method, path, operation } of operationsOf(document)) {
    const place = ['paths', path, method];
    const contents = [
      [['requestBody'], operation.requestBody?.content] as const,
      ...Object.entries(operation.responses ?? {}).map(
        ([status, { content }]) => [['responses', status], content] as const,
      ),
    ];
    for (const [within, content = {}] of contents) {
      for (const [type, { example }] of Object.entries(content)) {
        const validate = validatorAt([...place, ...within, 'content', type, 'schema']);
        seen += 1;
        if (example === undefined || !validate(example)) {
          wrong.push(`${method} ${path} ${within.join(' ')}: ${ajv.errorsText(validate.errors)}`);
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

/** The properties of an answer, of all its parts where it is made of several. */
function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  if (!schema) return {};
  const name = schema.$ref?.slice(REF.length);
  if (name) return propertiesOf(document.components.schemas[name]);
  const parts = (schema.allOf ?? []).map(propertiesOf);
  return Object.assign({}, ...parts, schema.properties);
}

/** Every answer with items that is no problem, with its call. */
const lists = operationsOf(document).flatMap(({ method, path, operation }) =>
  Object.entries(operation.responses ?? {}).flatMap(([status, { content = {} }]) => {
    const { schema } = content['application/json'] ?? {};
    const call = `${method.toUpperCase()} ${path}`;
    const isList = status.startsWith('2') && 'items' in propertiesOf(schema);
    return isList ? [{ call, schema: schema!, parameters: operation.parameters ?? [] }] : [];
  }),
);

test('every list is answered as items and next', () => {
  const wrong = lists.filter(({ schema }) => {
    const { items, next } = propertiesOf(schema);
    return items?.type !== 'array' || !next || !isRequired(schema, 'next') || !isTextOrNull(next);
  });
  expect(wrong.map(({ call }) => call)).toEqual([]);
  expect(lists.length).toBeGreaterThan(90);
});

function isRequired(schema: Schema, property: string): boolean {
  const named = schema.$ref ? document.components.schemas[schema.$ref.slice(REF.length)] : schema;
  if (named.required?.includes(property)) return true;
  return named.allOf?.some((part: Schema) => isRequired(part, property)) ?? false;
}

function isTextOrNull({ type }: Schema): boolean {
  return Array.isArray(type) && [...type].sort().join() === 'null,string';
}

test('a list in pages takes its next as cursor', () => {
  const pages = ['limit', 'page', 'after', 'before'];
  const paged = lists.filter(({ parameters }) =>
    parameters.some(({ name }) => pages.includes(name)),
  );
  const wrong = paged.filter(({ parameters }) => !parameters.some(({ name }) => name === 'cursor'));
  expect(wrong.map(({ call }) => call)).toEqual([]);
  expect(paged.length).toBeGreaterThan(25);
});

test('answers name their headers, and days and instants their format', () => {
  const { '/teams': teams, '/teams/{id}/logo': logo } = document.paths;
  expect(Object.keys(teams.get.responses[200].headers)).toEqual(['X-Request-Id', 'ETag']);
  expect(Object.keys(teams.post.responses[201].headers)).toEqual(['X-Request-Id', 'Location']);
  expect(Object.keys(logo.put.responses[200].headers)).toEqual(['X-Request-Id']);
  const { Match, League, LeagueStandings } = document.components.schemas;
  expect(Match.properties.matchDate.format).toBe('date');
  expect([Match.properties.startsAt.format, Match.properties.updatedAt.format]).toEqual([
    'date-time',
    'date-time',
  ]);
  expect(League.properties.startsAt.format).toBeUndefined();
  expect(propertiesOf(LeagueStandings).asOf?.format).toBe('date-time');
});

test('addresses have the format of an address, and texts by the name of an instant or a day its format', () => {
  const { Match, Partner, ScorerLink, Site, Team, DateRequest, Player } =
    document.components.schemas;
  const formats = [Match.properties.watchUrl, Partner.properties.link, ScorerLink.properties.url];
  expect(formats.map(({ format }) => format)).toEqual(['uri', 'uri', 'uri']);
  expect(Team.properties.logo.format).toBe('uri-reference');
  // It may be a path of the site.
  expect(Site.properties.socialLinks.items.properties.url.format).toBe('uri-reference');
  expect(DateRequest.properties.decidedAt.format).toBe('date-time');
  expect(Player.properties.dateOfBirth.format).toBe('date');
});

test('yes and no of a query, and every gender, have their values', () => {
  const { parameters } = document.paths['/leagues/{id}/import'].post;
  for (const name of ['dryRun', 'partial', 'newTeams']) {
    const flag = parameters.find((parameter: Schema) => parameter.name === name);
    expect([name, flag?.schema.enum]).toEqual([name, ['true', 'false']]);
  }
  const free: string[] = [];
  JSON.stringify(document, (name, value: Schema | null) => {
    if (name === 'gender' && value?.type && !value.enum && !value.anyOf) free.push(name);
    return value;
  });
  expect(free).toEqual([]);
});

test('an import names the columns of its file and has its first lines as an example', () => {
  const { 'text/csv': csv } = document.paths['/leagues/{id}/import'].post.requestBody.content;
  for (const column of IMPORT_COLUMNS) expect(csv.schema.description).toContain(`\`${column}\``);
  expect(csv.example).toMatch(/^date,time,team1,team2,/);
});

test('rules, status, gender and the entries of a log are schemas with a name', () => {
  const { schemas } = document.components;
  const rule = { $ref: '#/components/schemas/MatchRules' };
  expect(schemas.League.properties.rules).toMatchObject(rule);
  expect(schemas.Match.properties.status).toMatchObject({
    $ref: '#/components/schemas/MatchStatus',
  });
  expect(schemas.Team.properties.gender).toMatchObject({ $ref: '#/components/schemas/Gender' });
  const entries = Object.keys(schemas).filter((name) => name.endsWith('Entry'));
  expect(entries).toEqual(expect.arrayContaining(['RallyEntry', 'SubstitutionEntry', 'VoidEntry']));
  expect(schemas.AppendEvents.properties.events.items.oneOf).toHaveLength(41);
  const nameless = schemas.AppendEvents.properties.events.items.oneOf.filter(
    (entry: { $ref?: string }) => !entry.$ref,
  );
  expect(nameless).toEqual([]);
});

test('the live stream names the schema of each of its events', () => {
  const { content } = document.paths['/live'].get.responses[200];
  const events = content['text/event-stream']['x-events'];
  expect(Object.keys(events)).toEqual(['score', 'resync', 'beat', 'away', 'back']);
  expect(events.score.data.$ref).toBe('#/components/schemas/LiveScore');
});

test('the events of webhooks stand in the document', () => {
  expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS]);
});

test('every call says its errors by status', () => {
  for (const { method, path, operation } of operationsOf(document)) {
    const statuses = Object.keys(operation.responses ?? {});
    const needed = ['401', '429', '503', 'default'];
    if (path.includes('{')) needed.push('404');
    if (method !== 'get') needed.push('409', '422');
    if (operation.requestBody) needed.push('413', '415');
    expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(needed));
  }
});

test('the document keeps the rules that linters look for', () => {
  const faults = operationsOf(document).flatMap(({ method, path, operation }) => {
    const where = `${method} ${path}`;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = (operation.parameters ?? []).filter((it) => it.in === 'path');
    const success = Object.keys(operation.responses ?? {}).some((it) => /^[23]/.test(it));
    return [
      ...(operation.summary ? [] : [`${where}: no summary`]),
      ...(success ? [] : [`${where}: no success`]),
      ...(inPath.join() === named.map(({ name }) => name).join() ? [] : [`${where}: values`]),
      ...(mediaOf(operation).every(({ schema }) => schema) ? [] : [`${where}: no schema`]),
    ];
  });
  expect(faults).toEqual([]);
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  const broken = refs.filter(([, kind, name]) => !document.components[kind!][name!]);
  expect(broken.map(([ref]) => ref)).toEqual([]);
  const used = new Set(refs.map(([, , name]) => name));
  const unused = Object.keys(document.components.schemas).filter((name) => !used.has(name));
  expect(unused).toEqual([]);
  // A flag of the pattern would stand in it as two letters.
  expect(JSON.stringify(document)).not.toMatch(/"pattern":"[^"]*[/][a-z]*"/);
});

test('each group of calls has a page with its output and examples', async () => {
  const { body: index } = await server.call('GET', '/api/docs');
  for (const { name, description } of document.tags) {
    expect(description).not.toBe(name);
    expect(index).toContain(`/api/docs/${slugOf(name)}#`);
  }
  const { body: page, headers } = await server.call('GET', '/api/docs/matches');
  expect(headers.get('content-security-policy')).toContain('style-src');
  expect(page).toContain('Output');
  expect(page).toContain('id="schema-Match"');
  expect(page).toContain('East Africa Time');
  expect((await server.call('GET', '/api/docs/nothing')).status).toBe(404);
});

test('the type of a problem is the address of a page about its code', async () => {
  const { body: problem } = await server.call('GET', '/api/v1/matches/none');
  expect(problem).toMatchObject({ code: 'NOT_FOUND', type: '/api/problems/NOT_FOUND' });
  const page = await server.call('GET', problem.type);
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('HTTP status 404')]);
  expect((await server.call('GET', '/api/problems')).body).toContain('NOT_DECIDED');
  expect((await server.call('GET', '/api/problems/NO_SUCH_CODE')).status).toBe(404);
});

test('every code that the program refuses with has a page', async () => {
  const { readdirSync } = await import('node:fs');
  const sources = ['server', 'domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.ts$/.test(path))
      .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
  );
  const named = /(?:refused\(\s*|refusal: |refuse\()'([A-Z][A-Z_]{3,})'/g;
  const codes = sources.flatMap((text) => [...text.matchAll(named)].map(([, code]) => code!));
  expect(new Set(codes).size).toBeGreaterThan(60);
  const missing = [...codes, ...Object.keys(ERROR_STATUS)].filter(
    (code) => !PROBLEM_CODES.has(code),
  );
  expect(missing).toEqual([]);
});

test('each property that has a better twin is marked as deprecated, with its day', () => {
  const schemas = document.components?.schemas as Record<string, Schema>;
  for (const [name, { since }] of Object.entries(DEPRECATED)) {
    const [schema, property] = name.split('.') as [string, string];
    const found = schemas[schema]?.properties?.[property];
    expect([name, found?.deprecated]).toEqual([name, true]);
    expect(found?.description).toContain(`Deprecated since ${since}: use `);
  }
});

import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { operationId } from './describe-operations.ts';
import type { Operation } from './document.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { body: document } = await server.call('GET', '/api/v1/openapi.json');
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
);

test.each([
  ['get', '/matches', 'listMatches'],
  ['post', '/matches', 'createMatch'],
  ['get', '/matches/{id}', 'getMatch'],
  ['get', '/matches/{id}/events', 'listMatchEvents'],
  ['patch', '/leagues/{id}', 'updateLeague'],
  ['delete', '/leagues/{id}/groups/{gid}/teams/{teamId}', 'deleteLeagueGroupTeam'],
  ['get', '/matches/{id}/log.json', 'getMatchLogJson'],
  ['post', '/matches/{id}/status', 'postMatchStatus'],
  ['get', '/news', 'listNews'],
  ['get', '/news/{id}', 'getNewsArticle'],
])('%s %s is named %s', (method, path, name) => {
  expect(operationId(method, path)).toBe(name);
});

test('every operation has a name of its own that a program can use', () => {
  const names = operations.map(({ operation }) => operation.operationId!);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
});

test('every operation says who may call it and what an error is like', () => {
  const schemes = Object.keys(document.components.securitySchemes);
  const tags = document.tags.map(({ name }: { name: string }) => name);
  for (const { method, path, operation } of operations) {
    const where = `${method} ${path}`;
    const known = operation.security!.flatMap((way) => Object.keys(way));
    expect(schemes, where).toEqual(expect.arrayContaining(known));
    expect(operation.responses, where).toMatchObject({ 401: {}, 429: {}, 503: {}, default: {} });
    expect(tags, where).toEqual(expect.arrayContaining(operation.tags ?? []));
  }
});

test('a value that may be null says so, also where it has a schema of its own', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["object","null"\]\}\]/);
  const { LeagueSchedule, ScheduleEntry } = document.components.schemas;
  for (const value of [
    LeagueSchedule.properties.settings,
    ScheduleEntry.properties.team1.properties.source,
  ]) {
    expect(value.anyOf).toContainEqual({ type: 'null' });
  }
});

test('reads that are open need no sign-in, and writes do', () => {
  expect(document.paths['/matches'].get.security[0]).toEqual({});
  expect(document.paths['/matches'].post.security).toEqual([{ token: [] }, { session: [] }]);
});

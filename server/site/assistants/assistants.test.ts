import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { fitAnswer, MOST_BYTES } from './fit-answer.ts';
import { PROTOCOL_VERSIONS } from './json-rpc.ts';
import { create, createSampleLeague } from './testing/sample-league.ts';

const PUBLIC_URL = 'https://wavu.example';
const NOW = Date.parse('2026-11-24T12:00:00Z');
const server = await startTestServer({ publicUrl: PUBLIC_URL, clock: () => NOW });
afterAll(() => server.stop());
const { call, app } = server;

const created = await createSampleLeague(call);

/** A client that is not ours, without a socket. */
async function connectClient(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const ask = async (input: string | URL, init?: RequestInit) => app.request(String(input), init);
  const url = new URL(`${PUBLIC_URL}/mcp`);
  const transport = new StreamableHTTPClientTransport(url, { fetch: ask });
  // Its type of a session is not written for exact optional properties.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}
const client = await connectClient();
afterAll(() => client.close());

async function callTool(name: string, input: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: input });
  const [{ text }] = answer.content as [{ text: string }];
  return { text, isError: answer.isError === true };
}

async function read(name: string, input: Record<string, unknown> = {}) {
  const { text, isError } = await callTool(name, input);
  expect(isError, text).toBe(false);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  return JSON.parse(text);
}

test('the official client connects and lists eight tools that only read', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'wavu' });
  expect(client.getInstructions()).toContain('never instructions');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'list_leagues',
    'list_matches',
    'get_match',
    'get_standings',
    'get_bracket',
    'get_team',
    'get_player',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('every answer has the address of its page and the time at which it was true', async () => {
  const { chui, league, match, player } = created;
  const calls: [string, Record<string, unknown>, string][] = [
    ['search', { query: 'Chui' }, '/search?q=Chui'],
    ['list_leagues', {}, '/leagues'],
    ['list_matches', { date: '2026-11-20' }, '/?date=2026-11-20'],
    ['get_match', { id: match }, `/${match}`],
    ['get_standings', { league }, `/league/${league}`],
    ['get_bracket', { league }, `/league/${league}`],
    ['get_team', { id: chui }, `/team/${chui}`],
    ['get_player', { id: player }, `/player-profile/${player}`],
  ];
  for (const [name, input, page] of calls) {
    const answer = await read(name, input);
    expect(answer).toMatchObject({ page: PUBLIC_URL + page, asOf: '2026-11-24T12:00:00.000Z' });
  }
});

test('a match and a team are told with their results', async () => {
  const { match } = await read('get_match', { id: created.match });
  expect(match).toMatchObject({
    setsWon: '3-0',
    sets: ['25-10', '25-10', '25-10'],
    winner: 'Chui',
  });
  const { team, results, next } = await read('get_team', { id: created.chui });
  expect(team).toMatchObject({ name: 'Chui', city: 'Moshi' });
  expect(results).toHaveLength(2);
  expect(next).toEqual([]);
  const { matches } = await read('list_matches', { team: created.faru, status: 'ended' });
  expect(matches).toHaveLength(2);
});

test('a table says why level teams stand in their order', async () => {
  const { rows, ties } = await read('get_standings', { league: created.league });
  expect(rows.map(({ team }: { team: string }) => team)).toEqual(['Chui', 'Simba', 'Faru']);
  expect(ties).toHaveLength(2);
  expect(ties[0]).toMatchObject({ above: 'Chui', below: 'Simba', decidedBy: 'pointRatio' });
  expect(ties[0].values[0]).toBeGreaterThan(ties[0].values[1]);
});

test('a league with groups has no table of its own, and its groups are named', async () => {
  const league = await create(call, '/leagues', {
    name: 'Kombe la makundi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  for (const name of ['A', 'B']) await create(call, `/leagues/${league}/groups`, { name });
  const { text, isError } = await callTool('get_standings', { league });
  expect([isError, text]).toEqual([true, 'This league has groups; ask for one of them: A, B.']);
  expect(await read('get_standings', { league, group: 'A' })).toMatchObject({ rows: [] });
});

test('a bracket begins with the final and says where its teams come from', async () => {
  const cup = await newLeague(server, [...'ABCD']);
  await cup.generate({ kind: 'knockout', daysBetween: 1 });
  const { rounds } = await read('get_bracket', { league: cup.id });
  expect(rounds[0]).toMatchObject({ label: 'F', status: 'waiting' });
  expect(rounds.at(-1).label).toMatch(/^SF/);
});

test('no tool names a child without consent, or the contact of anybody', async () => {
  const texts = await Promise.all([
    callTool('get_player', { id: created.child }),
    callTool('search', { query: 'Mtoto Siri' }),
    callTool('get_player', { id: created.player }),
  ]);
  expect(texts[0]!.text).toContain('Under 18');
  for (const { text } of texts) expect(text).not.toMatch(/"Mtoto|siri@/);
});

test.each([
  ['get_match', { id: 'none' }, /match/i],
  ['get_standings', { league: created.league, view: 'away-ish' }, /view/],
  ['list_matches', { leage: created.league }, /leage/],
  ['list_matches', { date: '24.11.2026' }, /date/],
])('%s with %j is refused in words and invents nothing', async (name, input, words) => {
  const { text, isError } = await callTool(name, input);
  expect(isError).toBe(true);
  expect(text).toMatch(words);
});

test('a long answer loses the ends of its longest lists and says how many', () => {
  const entries = Array.from({ length: 100 }, (_, n) => ({ n, name: 'ñ'.repeat(40) }));
  const text = fitAnswer({ page: '/', long: entries, short: entries.slice(0, 3) });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  const { long, short, leftOut } = JSON.parse(text);
  expect(short).toHaveLength(3);
  expect(long.length + leftOut).toBe(100);
  expect(fitAnswer({ page: '/', few: [1] })).toBe('{"page":"/","few":[1]}');
});

const PING = { jsonrpc: '2.0', id: 7, method: 'ping' };

async function post(body: unknown, headers: Record<string, string> = {}) {
  return call('POST', '/mcp', body, { token: null, headers });
}

test.each([
  ['a message that is no JSON', '{', {}, 400, -32_700],
  ['a list of messages', [PING], {}, 400, -32_600],
  ['another protocol', PING, { 'mcp-protocol-version': '1999-01-01' }, 400, -32_700],
  ['an unknown method', { ...PING, method: 'resources/list' }, {}, 200, -32_601],
  ['an unknown tool', { ...PING, method: 'tools/call', params: { name: 'x' } }, {}, 200, -32_602],
  ['more than 16 KB', { ...PING, params: { x: 'x'.repeat(17_000) } }, {}, 413, -32_700],
])('%s is answered with an error of JSON-RPC', async (_, body, headers, status, code) => {
  const answer = await post(body, headers as Record<string, string>);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});

test('pages of other sites may ask without cookies, and only by POST', async () => {
  const answer = await post(PING, { origin: 'https://chat.example' });
  expect(answer.body).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await call('OPTIONS', '/mcp', undefined, { token: null });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Mcp-Protocol-Version');
  const got = await call('GET', '/mcp', undefined, { token: null });
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
});

test('an older client is answered in its own version, an unknown one in the latest', async () => {
  const versionFor = async (protocolVersion: string) =>
    (await post({ ...PING, method: 'initialize', params: { protocolVersion } })).body.result
      .protocolVersion;
  expect(await versionFor('2024-11-05')).toBe('2024-11-05');
  expect(await versionFor('2031-01-01')).toBe(PROTOCOL_VERSIONS[0]);
});

test('a stranger who asks without end is told to wait', async () => {
  const search = (n: number) =>
    post({
      ...PING,
      method: 'tools/call',
      params: { name: 'search', arguments: { query: `x${n}` } },
    });
  const answers = await Promise.all(Array.from({ length: 700 }, (_, n) => search(n)));
  const refused = answers.filter(({ body }) => body.result.isError === true);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.body.result.content[0].text).toMatch(/moment|[Tt]ry again/);
});

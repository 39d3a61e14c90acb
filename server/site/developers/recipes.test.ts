import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { runFile, runProgram } from './testing/run-program.ts';

/** Behind all days on which these matches are planned. */
const later = Date.parse('2027-02-01T10:00:00Z') - Date.now();
const api = await startTestServer({ clock: () => Date.now() + later });
const { call, token } = api;
const folder = mkdtempSync(join(tmpdir(), 'wavu-recipes-'));
let site: ServerType;
let port = 0;
let origin = '';

async function listen() {
  site = await new Promise<ServerType>((resolve) => {
    const server = serve({ fetch: api.app.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve(server),
    );
  });
  site.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  ({ port } = site.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
}

/** Streams have left the server's own list of connections. */
const sockets = new Set<Socket>();

async function hangUp() {
  const closed = new Promise((resolve) => site.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}

beforeAll(listen);
afterAll(async () => {
  await hangUp();
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** As the library of the standard signs. */
function signed(id: string, now: number, body: string, secret: string): Record<string, string> {
  const at = new Date(now);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

async function startedMatch() {
  const league = await newLeague(api, ['Chui', 'Simba']);
  await league.generate({ kind: 'round-robin' });
  const [match] = await league.fixtures();
  const path = `/api/v1/matches/${match!.id}`;
  const { epoch, seq } = (await call('POST', `${path}/pen`, {})).body;
  let baseSeq = seq;
  const log = async (event: object) => {
    const entry = { id: crypto.randomUUID(), at: Date.now() + later, ...event };
    const answer = await call('POST', `${path}/events`, { baseSeq, epoch, events: [entry] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    baseSeq = answer.body.seq;
  };
  await log({ type: 'start' });
  await log({ type: 'set-start', set: 1, firstServe: 'team1' });
  /** The first team wins rallies until it has so many points. */
  let points = 0;
  const scoreUpTo = async (target: number) => {
    for (; points < target; points += 1)
      await log({ type: 'rally', winner: 'team1', no: points + 1 });
  };
  return { id: match!.id, scoreUpTo };
}

test('the ticker prints each score once, also over a broken line', async () => {
  const { id, scoreUpTo } = await startedMatch();
  await scoreUpTo(1);
  const ticker = runProgram('ticker.mjs', [origin, id]);
  onTestFinished(() => ticker.stop());
  await ticker.printed((lines) => lines.some((line) => line.endsWith(' 1:0')));
  await hangUp();
  await scoreUpTo(4);
  await listen();
  await ticker.printed((lines) => lines.some((line) => line.endsWith(' 4:0')));
  await scoreUpTo(5);
  await ticker.printed((lines) => lines.some((line) => line.endsWith(' 5:0')));
  const versions = ticker.lines.map((line) => Number(line.split(' ')[0]));
  expect(versions).toEqual(versions.map((_, at) => versions[0]! + at));
  expect(ticker.lines.map((line) => line.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['2:0', '3:0', '4:0', '5:0']),
  );
});

test('the table of a club is HTML in which names are plain text', async () => {
  const league = await newLeague(api, ['Chui <b>', 'Simba & Co']);
  await league.generate({ kind: 'round-robin' });
  await league.playGroups();
  const module = new URL('./files/club-table.mjs', import.meta.url).href;
  const page = join(folder, 'page.mjs');
  writeFileSync(
    page,
    `import { showTable } from '${module}'; const element = {};
    await showTable(element, '${origin}', '${league.id}'); console.log(element.innerHTML);`,
  );
  const [html] = await runFile(process.execPath, [page]).ended;
  expect(html).toBe(
    '<table><tr><td>1</td><td>Chui &#60;b&#62;</td><td>1</td><td>1</td><td>3</td></tr>' +
      '<tr><td>2</td><td>Simba &#38; Co</td><td>1</td><td>0</td><td>0</td></tr></table>',
  );
});

test('results from a file are saved, and each wrong line says why', async () => {
  const league = await newLeague(api, ['Nyuki', 'Tembo', 'Kiboko']);
  await league.generate({ kind: 'round-robin' });
  const fixtures = await league.fixtures();
  const lineOf = (at: number, sets: string) => {
    const { matchDate, team1, team2 } = fixtures[at]!;
    return `${matchDate},${team1.name},${team2.name},${sets}`;
  };
  const file = join(folder, 'results.csv');
  const lines = [
    lineOf(0, '25-20 25-18 25-22'),
    lineOf(1, '25-20 25-24 25-22'),
    '2026-01-01,Nyuki,Simba,25-20 25-18 25-22',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const run = () => runProgram('results.mjs', [origin, league.id, file], { TOKEN: token }).ended;
  const printed = await run();
  const { team1, team2 } = fixtures[0]!;
  expect(printed[0]).toBe(`${team1.name} 3:0 ${team2.name}`);
  expect(printed[1]).toMatch(/: INVALID_FINAL_SCORE, /);
  expect(printed[2]).toMatch(/there is no such match$/);
  expect(await run()).toEqual(printed);
  const { body } = await call('GET', `/api/v1/matches/${fixtures[0]!.id}`);
  expect([body.status, body.team1Wins]).toEqual(['ended', 3]);
});

test('a whole tournament is made once, played and placed, however often the program runs', async () => {
  const run = () =>
    runProgram('tournament.mjs', [origin, 'Mwanza Cup', '2026-12-05'], { TOKEN: token }).ended;
  const places = ['Chui', 'Nyuki', 'Simba', 'Tembo'].map(
    (team, at) => `${at + 1} Mwanza Cup ${team}`,
  );
  expect(await run()).toEqual(places);
  expect(await run()).toEqual(places);
  const { body } = await call('GET', '/api/v1/leagues?q=Mwanza Cup');
  expect(body.items).toHaveLength(1);
});

test('the receiver believes a signed event once, and nothing else', async () => {
  const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
  const receiver = runProgram('webhook-receiver.mjs', [], { SECRET: secret, PORT: '0' });
  onTestFinished(() => receiver.stop());
  await receiver.printed((lines) => lines.length > 0);
  const address = `http://127.0.0.1:${receiver.lines[0]!.split(' ').at(-1)}/`;
  const match = { team1: { name: 'Chui' }, team2: { name: 'Simba' }, team1Wins: 3, team2Wins: 1 };
  const body = JSON.stringify({ type: 'match.ended', data: { match } });
  const now = Date.now();
  const send = async (headers: Record<string, string>, content = body) =>
    (await fetch(address, { method: 'POST', headers, body: content })).status;
  const good = signed('m1', now, body, secret);
  expect(await send(good)).toBe(204);
  expect(await send(good)).toBe(204);
  expect(await send(good, body.replace('3', '0'))).toBe(401);
  expect(await send(signed('m2', now - 600_000, body, secret))).toBe(401);
  expect(await send({})).toBe(401);
  expect(receiver.lines.slice(1)).toEqual(['match.ended Chui 3:1 Simba']);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)(
  'the Python client lists, writes with a condition, and follows live',
  async () => {
    const { id, scoreUpTo } = await startedMatch();
    const program = join(folder, 'try.py');
    const clients = fileURLToPath(new URL('./files', import.meta.url));
    writeFileSync(
      program,
      `import sys
sys.path.insert(0, ${JSON.stringify(clients)})
from wavu import Wavu, WavuError
wavu = Wavu("${origin}", token="${token}")
print(len(list(wavu.each("/matches", limit=1))) == wavu.get("/matches", total="true")["total"])
try:
    wavu.patch("/matches/${id}", {"court": "2"}, if_match='"stale"')
except WavuError as error:
    print(error.code, error.status)
print(wavu.patch("/matches/${id}", {"court": "2"})["court"], flush=True)
for line in wavu.live(match="${id}", after=0, wait=0.1):
    print(line["v"], *line["score"], flush=True)
    if line["score"] == [9, 0]:
        break
`,
    );
    const python = runFile('python3', [program]);
    onTestFinished(() => python.stop());
    await python.printed((lines) => lines.length >= 4);
    expect(python.lines.slice(0, 3)).toEqual(['True', 'PRECONDITION_FAILED 412', '2']);
    await hangUp();
    await scoreUpTo(8);
    await listen();
    await scoreUpTo(9);
    const lines = (await python.ended).slice(3).map((line) => line.split(' ').map(Number));
    expect(lines.map(([version]) => version)).toEqual(lines.map((_, at) => lines[0]![0]! + at));
    expect(lines.at(-1)!.slice(1)).toEqual([9, 0]);
  },
);

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { integer, isShort, ms, percentile, printTable } from './measure/print-table.ts';
import { arrangeFriendly, postTo } from './server/arranged-match.ts';
import { startChild } from './server/child.ts';
import type { Started } from './server/started.ts';

/**
 * What everybody else has of the site while one client does its worst: a page, a point of a scorer and a
 * sign-in are measured during each attack. The attacker is at 127.0.0.2, everybody else at 127.0.0.1.
 */
process.env.READERS_PER_ADDRESS = '5000';
const ATTACKER = '127.0.0.2';
const scale = isShort ? 0.1 : 1;
const MIN_SECONDS = isShort ? 1 : 5;

const server = startChild('wavu-server.ts');
const started = await server.request<Started>('start');
const { port, token } = started;
const { fan } = await server.request<{ fan: string }>('fan');
const post = postTo(started);

type RequestOptions = {
  method?: string;
  path: string;
  body?: Uint8Array | string;
  as?: string;
  type?: string;
};

function send(
  from: string,
  { method = 'GET', path, body, as, type }: RequestOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br',
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body ? { 'content-type': type ?? 'application/json' } : {}),
    };
    const options = { host: '127.0.0.1', localAddress: from, port, path, method, headers };
    const asked = request({ ...options, agent: false }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}

const match = await arrangeFriendly(started);
const pen = await post<{ epoch: number; seq: number }>(`/matches/${match}/pen`, {});
let seq = pen.seq;
const event = (told: object) => ({ id: randomUUID(), at: Date.now(), ...told });
await post(`/matches/${match}/events`, {
  epoch: pen.epoch,
  baseSeq: seq,
  events: [event({ type: 'start' }), event({ type: 'set-start', set: 1, firstServe: 'team1' })],
});
seq += 2;
let rally = 0;

const page = () => send('127.0.0.1', { path: rally % 2 ? '/' : `/${match}` });
const signIn = () =>
  send('127.0.0.1', {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: JSON.stringify({ email: 'bench@example.org', password: 'measure 1234' }),
  });
async function tap() {
  rally += 1;
  const winner = rally % 2 ? 'team1' : 'team2';
  const status = await send('127.0.0.1', {
    method: 'POST',
    path: `/api/v1/matches/${match}/events`,
    as: token,
    body: JSON.stringify({
      epoch: pen.epoch,
      baseSeq: seq,
      events: [event({ type: 'rally', winner, no: rally })],
    }),
  });
  if (status === 200) seq += 1;
  return status;
}

type Seen = { took: number[]; refused: number };

/** Asks again and again until told to stop. */
async function keepRequesting(
  request: () => Promise<number>,
  everyMs: number,
  isOver: () => boolean,
) {
  const seen: Seen = { took: [], refused: 0 };
  while (!isOver()) {
    const startedAt = performance.now();
    const status = await request();
    seen.took.push(performance.now() - startedAt);
    if (status !== 200) seen.refused += 1;
    await pause(everyMs);
  }
  return seen;
}

async function during(name: string, attack: () => Promise<string>): Promise<string[]> {
  let isOver = false;
  const watch = [keepRequesting(page, 20, () => isOver), keepRequesting(tap, 50, () => isOver)];
  watch.push(keepRequesting(signIn, 400, () => isOver));
  const [outcome] = await Promise.all([attack(), pause(MIN_SECONDS * 1000)]);
  isOver = true;
  const seen = await Promise.all(watch);
  const { peak } = await server.request<{ peak: number }>('memory');
  const times = seen.flatMap(({ took }) => [ms(percentile(took, 0.5)), ms(percentile(took, 0.99))]);
  const refused = seen.reduce((sum, one) => sum + one.refused, 0);
  return [name, ...times, integer(refused), `${integer(peak)} MB`, outcome];
}

/** How many got which answer. */
function told(statuses: readonly number[]): string {
  const counts = Object.entries(Object.groupBy(statuses, (status) => status));
  return counts.map(([status, all]) => `${all!.length} x ${status}`).join(', ');
}

const many = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: Math.ceil(count * scale) }, (_, n) => one(n)));

/** Parsers of forms ask for 27 characters at least. */
const BOUNDARY = 'x'.repeat(30);

function multipart(bytes: Uint8Array) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

async function pictures(side: number): Promise<string> {
  const create = { width: side, height: side, channels: 4, background: '#12345678' } as const;
  const body = multipart(await sharp({ create }).webp({ lossless: true, effort: 0 }).toBuffer());
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const request = { method: 'PUT', path: '/api/v1/account/picture', body, as: fan, type };
  return told(await many(30, () => send(ATTACKER, request)));
}

/** Opens sockets and holds them for the length of the attack. */
async function hold(count: number, head: string): Promise<string> {
  const sockets: Socket[] = [];
  let open = 0;
  for (let n = 0; n < count * scale; n += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: ATTACKER });
    socket.on('error', () => undefined);
    socket.once('data', () => {
      open += 1;
    });
    socket.write(head);
    sockets.push(socket);
    if (n % 200 === 199) await pause(10);
  }
  await pause(MIN_SECONDS * 1000);
  const stillOpen = sockets.filter((socket) => socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return `${integer(open)} answered, ${integer(stillOpen)} still open of ${integer(sockets.length)}`;
}

/** Of an administrator: nobody else may. */
async function imports(query: string): Promise<string> {
  const rows = Array.from({ length: Math.ceil(19_900 * scale) }, (_, n) => `Klabu ${n},Moshi,Men`);
  const body = `name,city,gender\n${rows.join('\n')}\n`;
  const path = `/api/v1/import/teams${query}`;
  return told([await send(ATTACKER, { method: 'POST', path, body, as: token, type: 'text/csv' })]);
}

const sheet = { path: `/api/v1/matches/${match}/scoresheet.pdf` };
const live = 'GET /api/v1/live HTTP/1.1\r\nHost: a\r\n\r\n';
const slow =
  'POST /api/v1/feedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
const rows = [
  await during('nothing', async () => ''),
  await during('30 pictures of 60 megapixels', () => pictures(7740)),
  await during('30 pictures of 25 megapixels', () => pictures(5000)),
  await during('200 papers', async () => told(await many(200, () => send(ATTACKER, sheet)))),
  await during('300 made-up queries', async () =>
    told(await many(300, (n) => send(ATTACKER, { path: `/?token=${n}` }))),
  ),
  await during('300 made-up searches', async () =>
    told(await many(300, (n) => send(ATTACKER, { path: `/search?q=made-up-${n}` }))),
  ),
  await during('20,000 streams', () => hold(isShort ? 2000 : 19_000, live)),
  await during('500 bodies that trickle', () => hold(500, slow)),
  await during('19,900 rows, tried', () => imports('?dryRun=true')),
  await during('19,900 rows, imported', () => imports('')),
];
await server.stop();

const load = loadavg()
  .map((one) => one.toFixed(1))
  .join(', ');
printTable(
  `Everybody else while one client does its worst (load average ${load})`,
  [
    '',
    'page p50',
    'p99',
    'point p50',
    'p99',
    'sign-in p50',
    'p99',
    'refused',
    'memory, peak',
    'the attacker was told',
  ],
  rows,
);

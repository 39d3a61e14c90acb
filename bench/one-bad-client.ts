import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { integer, isShort, ms, percentile, printTable } from './measure/print-table.ts';
import { send } from './measure/send.ts';
import { arrangeFriendly, postTo } from './server/arranged-match.ts';
import { startChild } from './server/child.ts';
import type { Started } from './server/started.ts';

/**
 * The service for everybody else while one client attacks: a page, a point of a scorer and a
 * sign-in are measured during each attack. The attacker is a process at 127.0.0.2, everybody else
 * is here at 127.0.0.1.
 */
process.env.READERS_PER_ADDRESS = '5000';
const SELF = '127.0.0.1';
const scale = isShort ? 0.1 : 1;
const MIN_SECONDS = isShort ? 1 : 5;

const server = startChild('wavu-server.ts');
const started = await server.request<Started>('start');
const { port, token } = started;
const { fan } = await server.request<{ fan: string }>('fan');
const post = postTo(started);

const attacker = startChild('attacker.ts');
const target = { port, scale, seconds: MIN_SECONDS, fan, admin: token };
const attack = (name: string, details: object) => () =>
  attacker.request<string>(name, { target, ...details });
const flood = (count: number, path: string) => attack('flood', { count, sent: { path } });

const match = await arrangeFriendly(started);
const pen = await post<{ epoch: number; seq: number }>(`/matches/${match}/pen`, {});
let seq = pen.seq;
const event = (fields: object) => ({ id: randomUUID(), at: Date.now(), ...fields });
await post(`/matches/${match}/events`, {
  epoch: pen.epoch,
  baseSeq: seq,
  events: [event({ type: 'start' }), event({ type: 'set-start', set: 1, firstServe: 'team1' })],
});
seq += 2;
let rally = 0;

const page = () => send(SELF, port, { path: rally % 2 ? '/' : `/${match}` });
const signIn = () =>
  send(SELF, port, {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: JSON.stringify({ email: 'bench@example.org', password: 'measure 1234' }),
  });
async function tap() {
  rally += 1;
  const winner = rally % 2 ? 'team1' : 'team2';
  const status = await send(SELF, port, {
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
  const refused = seen.reduce((sum, item) => sum + item.refused, 0);
  return [name, ...times, integer(refused), `${integer(peak)} MB`, outcome];
}

const live = 'GET /api/v1/live HTTP/1.1\r\nHost: a\r\n\r\n';
const slow =
  'POST /api/v1/feedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
const rows = [
  await during('nothing', async () => ''),
  await during('30 pictures of 60 megapixels', attack('pictures', { side: 7740 })),
  await during('30 pictures of 25 megapixels', attack('pictures', { side: 5000 })),
  await during('200 papers', flood(200, `/api/v1/matches/${match}/scoresheet.pdf`)),
  await during('300 made-up queries', flood(300, '/?token=#')),
  await during('300 made-up searches', flood(300, '/search?q=made-up-#')),
  await during('300 made-up addresses', flood(300, '/made-up-#')),
  await during('300 lists of the API', flood(300, '/api/v1/players?limit=50&q=made-up-#')),
  await during('20,000 streams', attack('hold', { count: isShort ? 2000 : 19_000, head: live })),
  await during('500 bodies that trickle', attack('hold', { count: 500, head: slow })),
  await during('19,900 rows, tried', attack('imports', { query: '?dryRun=true' })),
  await during('19,900 rows, imported', attack('imports', { query: '' })),
];
await attacker.stop();
await server.stop();

const load = loadavg()
  .map((item) => item.toFixed(1))
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

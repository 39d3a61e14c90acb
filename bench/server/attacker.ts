import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { integer } from '../measure/print-table.ts';
import { type Sent, send } from '../measure/send.ts';
import { answerParent } from './child.ts';

/** The attacker's knowledge; the sizes are those of the short form where it is requested. */
export type Target = { port: number; scale: number; seconds: number; fan: string; admin: string };

const ADDRESS = '127.0.0.2';

/** The number of clients by their answer. */
function countedStatuses(statuses: readonly number[]): string {
  const counts = Object.entries(Object.groupBy(statuses, (status) => status));
  return counts.map(([status, all]) => `${all!.length} x ${status}`).join(', ');
}

const many = <T>({ scale }: Target, count: number, send: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: Math.ceil(count * scale) }, (_, n) => send(n)));

/** Parsers of forms ask for 27 characters at least. */
const BOUNDARY = 'x'.repeat(30);

function multipart(bytes: Uint8Array) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

async function pictures(target: Target, side: number): Promise<string> {
  const create = { width: side, height: side, channels: 4, background: '#12345678' } as const;
  const body = multipart(await sharp({ create }).webp({ lossless: true, effort: 0 }).toBuffer());
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const sent = { method: 'PUT', path: '/api/v1/account/picture', body, as: target.fan, type };
  return countedStatuses(await many(target, 30, () => send(ADDRESS, target.port, sent)));
}

/** Many at once; `#` in the path is the number of each. */
async function flood(target: Target, count: number, sent: Sent): Promise<string> {
  const sendOne = (n: number) =>
    send(ADDRESS, target.port, { ...sent, path: sent.path.replace('#', String(n)) });
  return countedStatuses(await many(target, count, sendOne));
}

/** Opens sockets and holds them for the length of the attack. */
async function hold({ port, scale, seconds }: Target, count: number, head: string) {
  const sockets: Socket[] = [];
  let open = 0;
  for (let n = 0; n < count * scale; n += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: ADDRESS });
    socket.on('error', () => undefined);
    socket.once('data', () => {
      open += 1;
    });
    socket.write(head);
    sockets.push(socket);
    if (n % 200 === 199) await pause(10);
  }
  await pause(seconds * 1000);
  const stillOpen = sockets.filter((socket) => socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return `${integer(open)} answered, ${integer(stillOpen)} still open of ${integer(sockets.length)}`;
}

/** Of an administrator: nobody else may. */
async function imports({ port, scale, admin }: Target, query: string): Promise<string> {
  const statuses: number[] = [];
  // A file has at most 5,000 rows.
  for (let file = 0; file < 4; file += 1) {
    const names = Array.from({ length: Math.ceil(4975 * scale) }, (_, n) => `Klabu ${file}-${n}`);
    const body = `name,city,gender\n${names.map((name) => `${name},Moshi,Men\n`).join('')}`;
    const path = `/api/v1/import/teams${query}`;
    const sent = { method: 'POST', path, body, as: admin, type: 'text/csv' };
    statuses.push(await send(ADDRESS, port, sent));
  }
  return countedStatuses(statuses);
}

/** In a process of its own, so that its own work delays nobody whose answers are timed. */
answerParent(async () => ({
  answers: {
    pictures: ({ target, side }: { target: Target; side: number }) => pictures(target, side),
    flood: ({ target, count, sent }: { target: Target; count: number; sent: Sent }) =>
      flood(target, count, sent),
    hold: ({ target, count, head }: { target: Target; count: number; head: string }) =>
      hold(target, count, head),
    imports: ({ target, query }: { target: Target; query: string }) => imports(target, query),
  },
}));

import { connect, type Socket } from 'node:net';
import { answerParent, cpuMicroseconds, sharedClock } from '../server/child.ts';

/**
 * Many readers of one room in one process. Each does what a browser does: it keeps the id of the last
 * line and goes back with it after the time that the stream asked for.
 */
type Reader = {
  socket: Socket | undefined;
  last: number;
  buffer: string;
  isOpen: boolean;
  /** Refusals in a row. */
  tries: number;
};

type Place = {
  port: number;
  path: string;
  count: number;
  /** The address of the state after a gap at an edge: the port of the site, and the path. */
  line?: { port: number; path: string };
};

const AT_ONCE = 200;
/** As the greeting of our streams says; an edge says nothing, and browsers wait 3 s. */
const RETRY_MS = { least: 1000, over: 3000 };
const HEAL_OVER_MS = 4000;
/** Without a place a page asks for the line, and less and less often for a stream. */
const REFUSED = { askMs: 10_000, tryMs: 8000, mostTries: 5 };

const readers: Reader[] = [];
const counted = { lines: 0, doubled: 0, missed: 0, resyncs: 0, healed: 0, returns: 0, refused: 0 };
/** Arrival times of the version that is watched, by the clock of the machine. */
let watched = { version: 0, arrivals: [] as number[] };
let isLeaving = false;

const soon = () => RETRY_MS.least + Math.random() * RETRY_MS.over;

function takeLine(reader: Reader, place: Place, id: number): void {
  counted.lines += 1;
  if (id <= reader.last) counted.doubled += 1;
  else if (reader.last > 0 && id > reader.last + 1) {
    if (place.line) heal(reader, place.line);
    else counted.missed += 1;
  }
  advance(reader, id);
}

function advance(reader: Reader, id: number): void {
  const isNews = reader.last < watched.version && id >= watched.version;
  reader.last = Math.max(reader.last, id);
  if (isNews) watched.arrivals.push(sharedClock());
}

const spread = (ms: number) => ms * (0.5 + Math.random());

/** The slower way of whoever finds no place. */
async function askUntilOpen(reader: Reader, line: NonNullable<Place['line']>): Promise<void> {
  while (!reader.isOpen && !isLeaving) {
    await new Promise((resolve) => setTimeout(resolve, spread(REFUSED.askMs)));
    const answer = await fetch(`http://127.0.0.1:${line.port}${line.path}`).catch(() => undefined);
    if (answer?.ok) advance(reader, ((await answer.json()) as { v: number }).v);
  }
}

function heal(reader: Reader, line: NonNullable<Place['line']>): void {
  counted.healed += 1;
  setTimeout(async () => {
    const answer = await fetch(`http://127.0.0.1:${line.port}${line.path}`).catch(() => undefined);
    if (answer?.ok) advance(reader, ((await answer.json()) as { v: number }).v);
  }, Math.random() * HEAL_OVER_MS);
}

function takeFrame(reader: Reader, place: Place, frame: string): void {
  const id = Number(/^id: (\d+)$/m.exec(frame)?.[1] ?? Number.NaN);
  const event = /^event: (\w+)$/m.exec(frame)?.[1];
  if (event === 'score') takeLine(reader, place, id);
  if (event === 'resync') {
    counted.resyncs += 1;
    advance(reader, id);
  }
  if (event === 'beat' && id > reader.last && place.line) heal(reader, place.line);
  // The greeting names the newest line, which follows it.
  if (event === undefined && reader.last === 0 && id > 0) reader.last = id - 1;
}

function open(reader: Reader, place: Place): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(place.port, '127.0.0.1');
    reader.socket = socket;
    reader.buffer = '';
    let isBody = false;
    let isRefused = false;
    const last = reader.last > 0 ? `Last-Event-ID: ${reader.last}\r\n` : '';
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      socket.write(`GET ${place.path} HTTP/1.0\r\nHost: cluster\r\n${last}\r\n`);
    });
    socket.on('data', (text: string) => {
      reader.buffer += text;
      if (!isBody) {
        const end = reader.buffer.indexOf('\r\n\r\n');
        if (end < 0) return;
        isBody = true;
        isRefused = !reader.buffer.startsWith('HTTP/1.1 200');
        reader.isOpen = !isRefused;
        reader.tries = isRefused ? Math.min(reader.tries + 1, REFUSED.mostTries) : 0;
        if (isRefused) counted.refused += 1;
        reader.buffer = reader.buffer.slice(end + 4);
        resolve();
      }
      if (isRefused) return;
      const frames = reader.buffer.split('\n\n');
      reader.buffer = frames.pop() ?? '';
      for (const frame of frames) takeFrame(reader, place, frame);
    });
    socket.on('close', () => {
      reader.isOpen = false;
      resolve();
      if (isLeaving) return;
      counted.returns += 1;
      const wait = isRefused ? spread(REFUSED.tryMs * 2 ** (reader.tries - 1)) : soon();
      setTimeout(() => void open(reader, place), wait).unref();
      if (isRefused && reader.tries === 1 && place.line) void askUntilOpen(reader, place.line);
    });
  });
}

answerParent(async () => ({
  answers: {
    async gather(place: Place) {
      isLeaving = false;
      const fresh = Array.from({ length: place.count }, (): Reader => {
        return { socket: undefined, last: 0, buffer: '', isOpen: false, tries: 0 };
      });
      readers.push(...fresh);
      for (let at = 0; at < fresh.length; at += AT_ONCE) {
        await Promise.all(fresh.slice(at, at + AT_ONCE).map((reader) => open(reader, place)));
      }
    },
    /** From now on arrivals of this version or a later one are noted. */
    watch({ version }: { version: number }) {
      watched = { version, arrivals: [] };
    },
    arrivals: () => watched.arrivals,
    standing: ({ version }: { version: number }) => ({
      ...counted,
      open: readers.filter((reader) => reader.isOpen).length,
      upToDate: readers.filter((reader) => reader.last >= version).length,
      ahead: readers.filter((reader) => reader.last > version).length,
    }),
    cpu: cpuMicroseconds,
    leave() {
      isLeaving = true;
      for (const { socket } of readers.splice(0)) socket?.destroy();
      for (const name of Object.keys(counted) as (keyof typeof counted)[]) counted[name] = 0;
    },
  },
}));

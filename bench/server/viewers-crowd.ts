import { connect, type Socket } from 'node:net';
import { answerParent, sharedClock } from './child.ts';

/** Many viewers in one process: each notes when a score reached it. */
const sockets: Socket[] = [];
let arrivals: number[] = [];
let onLast: (() => void) | undefined;

function open(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n`);
    });
    socket.on('data', (data: Buffer) => {
      const at = sharedClock();
      if (data.includes('retry:')) return resolve();
      if (!data.includes('event: score')) return;
      arrivals.push(at);
      if (arrivals.length === sockets.length) onLast?.();
    });
  });
}

const AT_ONCE = 100;

answerParent(async () => ({
  answers: {
    /** Opens the connections, a hundred at a time. */
    async gather({ port, path, count }: { port: number; path: string; count: number }) {
      while (sockets.length < count) {
        const batch = Math.min(AT_ONCE, count - sockets.length);
        await Promise.all(Array.from({ length: batch }, () => open(port, path)));
      }
    },
    expect() {
      arrivals = [];
    },
    /** The times at which the next score reached each of them; answers once it has reached the last. */
    async arrivals() {
      if (arrivals.length < sockets.length) {
        await new Promise<void>((resolve) => {
          onLast = resolve;
        });
      }
      return arrivals;
    },
    leave() {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
  },
}));

import { connect } from 'node:net';

/** As a proxy names them, to servers that believe it. */
const ADDRESSES = 250;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Closed loop over kept connections: each asks again as soon as it is answered, for `seconds`, as another
 * reader each time.
 * @returns the number of answers
 */
export async function keepRequesting(
  port: number,
  nextPath: () => string,
  seconds: number,
  connections = 8,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => requestOnOneConnection(port, nextPath, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function requestOnOneConnection(
  port: number,
  nextPath: () => string,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let count = 0;
    let missing = 0;
    let sent = 0;
    let rest: Buffer = Buffer.alloc(0);
    function sendNext() {
      sent += 1;
      const reader = `10.0.0.${sent % ADDRESSES}`;
      socket.write(
        `GET ${nextPath()} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${reader}\r\n\r\n`,
      );
    }
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was not kept')));
    socket.on('connect', sendNext);
    socket.on('data', (data: Buffer) => {
      if (missing > 0) missing -= data.length;
      else {
        rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
        const end = rest.indexOf(END_OF_HEAD);
        if (end === -1) return;
        const head = rest.toString('latin1', 0, end);
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          socket.destroy();
          return reject(new Error(`unexpected answer: ${head.slice(0, 200)}`));
        }
        missing = Number(length) - (rest.length - end - END_OF_HEAD.length);
        rest = Buffer.alloc(0);
      }
      if (missing > 0) return;
      count += 1;
      if (performance.now() < until) sendNext();
      else {
        socket.end();
        resolve(count);
      }
    });
  });
}

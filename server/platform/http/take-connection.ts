import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Of Node's server of HTTP, by the names of its own functions (Node 26). */
const LISTENERS_OF_HTTP: Record<string, readonly string[]> = {
  close: ['bound socketOnClose'],
  data: ['bound socketOnData'],
  drain: ['bound socketOnDrain'],
  end: ['bound socketOnEnd'],
  error: ['socketOnError'],
  pause: ['onSocketPause'],
  resume: ['onSocketResume'],
  timeout: ['socketOnTimeout'],
};

type Parser = {
  _consumed?: boolean;
  unconsume(): void;
  remove(): void;
  close(): void;
  [name: string]: unknown;
};

/**
 * Waits until all that was asked for before on this connection is answered: only then can it be taken.
 *
 * @returns false when it was closed meanwhile
 */
export async function waitForTurn(
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  if (outgoing.socket === null && !socket.destroyed) {
    await new Promise((resolve) => {
      outgoing.once('socket', resolve);
      socket.once('close', resolve);
    });
  }
  return !socket.destroyed;
}

/**
 * Takes a connection for good, on which nothing but our own bytes will go any more: request, answer and
 * parser of a stream that lasts an hour would hold 9 KB for it. Where another Node has other parts, they stay.
 *
 * To be called when nobody else will write an answer. The caller sends the head.
 */
export function takeConnection(incoming: IncomingMessage, outgoing: ServerResponse): Socket {
  const { socket } = incoming;
  outgoing.detachSocket(socket);
  // A reader who is gone is no fault.
  socket.on('error', () => undefined);
  socket.once('end', () => socket.destroy());
  // Not within the work of the parser itself.
  setImmediate(() => letGoOfHttp(socket as Socket & { parser?: Parser | null }));
  return socket;
}

function letGoOfHttp(socket: Socket & { parser?: Parser | null }): void {
  const { parser } = socket;
  if (socket.destroyed || !parser || typeof parser.close !== 'function') return;
  for (const [event, names] of Object.entries(LISTENERS_OF_HTTP)) {
    for (const listener of socket.listeners(event)) {
      if (names.includes(listener.name)) socket.off(event, listener as () => void);
    }
  }
  if (parser._consumed) parser.unconsume();
  for (const name of Object.keys(parser)) parser[name] = null;
  parser.remove();
  parser.close();
  socket.parser = null;
  // The rest of a reader's bytes is read and dropped, so that the end is heard.
  socket.resume();
}

import type { Socket } from 'node:net';

/** The sink of a reader's bytes. */
export type Outlet = {
  write(bytes: Buffer | string): void;
  /** Bytes that are written and not yet taken by the network. */
  waiting(): number;
  /** Ends in good order: the reader comes back. */
  end(): void;
  /** Ends at once and forgets what is waiting. */
  cut(): void;
};

/** A reader that has more than this many bytes waiting is cut, not buffered. */
export const MAX_WAITING = 64 * 1024;

/** One object for each of thousands of readers, so without functions of its own. */
class SocketOutlet implements Outlet {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  write(bytes: Buffer | string): void {
    this.#socket.write(bytes);
  }

  waiting(): number {
    return this.#socket.writableLength;
  }

  /** Both halves: a phone that is gone never closes its own, and would hold its place and a stop of the server. */
  end(): void {
    this.#socket.destroySoon();
  }

  /** A plain destroy leaves megabytes in the kernel, which goes on trying to deliver them. */
  cut(): void {
    this.#socket.resetAndDestroy();
  }
}

export function socketOutlet(socket: Socket): Outlet {
  return new SocketOutlet(socket);
}

/** Writes to a reader, or cuts one that does not take what was written before. */
export function writeOrCut(outlet: Outlet, bytes: Buffer): void {
  if (outlet.waiting() > MAX_WAITING) outlet.cut();
  else outlet.write(bytes);
}

import type { ServerResponse } from 'node:http';

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

export function responseOutlet(response: ServerResponse): Outlet {
  return {
    write: (bytes) => void response.write(bytes),
    waiting: () => response.writableLength,
    end: () => void response.end(),
    // A plain destroy leaves megabytes in the kernel, which goes on trying to deliver them.
    cut: () => void response.socket?.resetAndDestroy(),
  };
}

/** Writes to a reader, or cuts one that does not take what was written before. */
export function writeOrCut(outlet: Outlet, bytes: Buffer): void {
  if (outlet.waiting() > MAX_WAITING) outlet.cut();
  else outlet.write(bytes);
}

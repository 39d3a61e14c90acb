import type { Change } from './change.ts';
import { BEAT } from './frames.ts';
import { type Outlet, writeOrCut } from './outlet.ts';

/** It says that something has changed and not what: each reader then reads it with their own rights. */
const NEWS = Buffer.from('event: seats\ndata: {}\n\n');

/**
 * The people around the scorers of matches. They hear that something of their match has changed, also what
 * the public rooms know nothing of.
 */
export function createAttendance() {
  const attending = new Map<string, Set<Outlet>>();

  function write(own: Iterable<Outlet>, bytes: Buffer): void {
    for (const outlet of own) writeOrCut(outlet, bytes);
  }
  const writeToAll = (bytes: Buffer) => {
    for (const own of attending.values()) write(own, bytes);
  };

  return {
    /** @returns the function that leaves */
    join(matchId: string, outlet: Outlet): () => void {
      const own = attending.get(matchId) ?? new Set();
      attending.set(matchId, own.add(outlet));
      // The first news makes the reader see what changed while the stream was opened.
      outlet.write(NEWS);
      return () => {
        own.delete(outlet);
        if (own.size === 0) attending.delete(matchId);
      };
    },
    changed({ topics }: Change): void {
      for (const topic of topics) {
        const [kind, matchId = ''] = topic.split(':');
        if (kind === 'match' || kind === 'seats') write(attending.get(matchId) ?? [], NEWS);
      }
    },
    lost: () => writeToAll(NEWS),
    beat: () => writeToAll(BEAT),
    close(): void {
      for (const own of attending.values()) for (const outlet of own) outlet.end();
      attending.clear();
    },
  };
}

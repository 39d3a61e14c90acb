import { setImmediate as turn } from 'node:timers/promises';
import { createFeed } from '../feed.ts';
import { createHub, type HubOptions } from '../hub.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { type RecordingOutlet, recordingOutlet } from './recording-outlet.ts';

/** A server's live half: a feed and a hub on an outbox that it may share with other nodes. */
export async function node(outbox = memoryOutbox(), options: Partial<HubOptions> = {}) {
  const feed = await createFeed(outbox);
  const hub = createHub({ feed, rooms: outbox, gatherMs: 0, ...options });
  return {
    outbox,
    feed,
    hub,
    score: (match = 'm1', line?: string) => feed.publish([outbox.commit(match, line)]),
    async enter(match?: string, lastId?: number, isShort = false) {
      const outlet = recordingOutlet();
      const leave = await hub.enter({ outlet, match, isShort, lastId, onOpen: () => {} });
      return { outlet, leave: leave ?? (() => {}), isIn: leave !== undefined };
    },
  };
}

/** Some turns of the event loop: a pass over several hundred readers is over. */
export async function settle() {
  for (let n = 0; n < 4; n += 1) await turn();
}

export function ids(outlet: RecordingOutlet) {
  return outlet.events().map((event) => event.id);
}

export function fromTo(first: number, last: number) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

import type { Outlet } from '../outlet.ts';

export type SentEvent = { id: number; event: string; data: string };

export type RecordingOutlet = Outlet & {
  /** Each piece as it was written. */
  writes: string[];
  /** The lines that a browser would have delivered. */
  events(): SentEvent[];
  /** The value that a browser would send as Last-Event-ID. */
  lastId(): number | undefined;
  state: 'open' | 'ended' | 'cut';
  /** The answer of `waiting`. */
  stuck: number;
};

export function recordingOutlet(): RecordingOutlet {
  const outlet: RecordingOutlet = {
    writes: [],
    state: 'open',
    stuck: 0,
    write: (bytes) => void outlet.writes.push(bytes.toString()),
    waiting: () => outlet.stuck,
    end() {
      outlet.state = 'ended';
    },
    cut() {
      outlet.state = 'cut';
    },
    events: () => readStream(outlet.writes.join('')),
    lastId() {
      const ids = [...outlet.writes.join('').matchAll(/^id: (\d+)$/gm)];
      return ids.length > 0 ? Number(ids.at(-1)?.[1]) : undefined;
    },
  };
  return outlet;
}

/** The events in a piece of `text/event-stream`, by the rules of a browser for the lines we use. */
export function readStream(text: string): SentEvent[] {
  const events: SentEvent[] = [];
  let id = -1;
  for (const block of text.split('\n\n').slice(0, -1)) {
    let event = 'message';
    let data: string | undefined;
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) id = Number(line.slice(4));
      if (line.startsWith('event: ')) event = line.slice(7);
      if (line.startsWith('data: ')) data = line.slice(6);
    }
    if (data !== undefined) events.push({ id, event, data });
  }
  return events;
}

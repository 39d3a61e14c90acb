import { setTimeout as pause } from 'node:timers/promises';

/** One nginx with nchan, to which the frames of rooms are published. */
export type Edge = {
  /** Frames of a channel, whole; those of one channel arrive in order. */
  send(channel: string, frames: string): void;
  /** Messages that wait for the edge. */
  waiting(): number;
  close(): Promise<void>;
};

export type EdgeOptions = {
  /** The address that takes POST with `?channel=`; a name and password in it are sent as Basic. */
  url: string;
  onError?: (error: unknown) => void;
  firstWaitMs?: number;
};

const PATIENCE_MS = 2000;
const MAX_WAIT_MS = 5000;
/**
 * More than these do not wait for an edge that is away: the oldest are forgotten. The readers of the
 * edge notice the gap by the versions.
 */
export const MAX_QUEUED = 2000;

/** Publishes to one edge, one request at a time, so that nothing overtakes. */
export function createEdge({ url, onError = () => {}, firstWaitMs = 100 }: EdgeOptions): Edge {
  const { address, headers } = readAddress(url);
  let queue: { channel: string; frames: string }[] = [];
  let work: Promise<void> | undefined;
  const closing = new AbortController();

  async function post(channel: string, body: string): Promise<void> {
    const target = new URL(address);
    target.searchParams.set('channel', channel);
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await fetch(target, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The edge ${address} answered ${response.status}.`);
  }

  /** The next channel's frames, with those that follow them directly in the same channel. */
  function takeNext(): { channel: string; body: string; count: number } | undefined {
    const first = queue[0];
    if (!first) return undefined;
    const end = queue.findIndex(({ channel }) => channel !== first.channel);
    const count = end < 0 ? queue.length : end;
    const body = queue.slice(0, count).map(({ frames }) => frames);
    return { channel: first.channel, body: body.join(''), count };
  }

  async function publishAll(): Promise<void> {
    let wait = firstWaitMs;
    for (let next = takeNext(); next && !closing.signal.aborted; next = takeNext()) {
      const sent = queue.slice(0, next.count);
      try {
        await post(next.channel, next.body);
        wait = firstWaitMs;
        const done = new Set(sent);
        queue = queue.filter((message) => !done.has(message));
      } catch (error) {
        if (closing.signal.aborted) return;
        // Said once for each time that it goes away, not for each try.
        if (wait === firstWaitMs) onError(error);
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
        wait = Math.min(wait * 2, MAX_WAIT_MS);
      }
    }
  }

  return {
    send(channel, frames) {
      if (closing.signal.aborted) return;
      queue.push({ channel, frames });
      if (queue.length > MAX_QUEUED) queue = queue.slice(-MAX_QUEUED);
      work ??= publishAll().finally(() => {
        work = undefined;
      });
    },
    waiting: () => queue.length,
    async close() {
      closing.abort();
      await work;
    },
  };
}

/** `fetch` refuses addresses with a name and a password in them. */
function readAddress(url: string): { address: string; headers: Record<string, string> } {
  const parsed = new URL(url);
  const { username, password } = parsed;
  parsed.username = '';
  parsed.password = '';
  const headers: Record<string, string> = { 'content-type': 'text/plain' };
  if (username) {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  return { address: parsed.href, headers };
}

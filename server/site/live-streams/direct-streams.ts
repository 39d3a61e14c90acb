import { clientAddress } from '#server/platform/http/client-address.ts';
import type { DirectAnswer } from '#server/platform/pages/direct-pages.ts';
import { createStreamVisits, type StreamVisitsOptions } from './stream-visits.ts';

export type DirectStreamsOptions = StreamVisitsOptions & {
  trustProxy: number;
  /** Hears of each stream that was opened, and of the seconds that it took. */
  onOpened: (seconds: number) => void;
};

const PATH = '/api/v1/live?';
const WORDS = ['after', 'clock', 'match', 'short'];
const PLAIN = /^[\w-]{1,64}$/;

/** The words of an address that this way knows; undefined where the routes have to judge it. */
function readQuery(url: string): Record<string, string> | undefined {
  if (!url.startsWith(PATH)) return undefined;
  const pairs = [...new URLSearchParams(url.slice(PATH.length))];
  const query = Object.fromEntries(pairs);
  const isPlain = pairs.every(([name, value]) => WORDS.includes(name) && PLAIN.test(value));
  return isPlain && pairs.length === Object.keys(query).length ? query : undefined;
}

/**
 * Streams of rooms that somebody reads already, opened before any route is looked for: thousands come back
 * within seconds when a node was away, and each of them would cost the routes ten times as much. A reader
 * without a place is answered by the routes.
 */
export function createDirectStreams({
  trustProxy,
  onOpened,
  ...options
}: DirectStreamsOptions): DirectAnswer {
  const { hub } = options;
  const visits = createStreamVisits(options);
  return (incoming, outgoing, otherwise) => {
    const { method, url = '', headers } = incoming;
    const query = method === 'GET' ? readQuery(url) : undefined;
    if (query === undefined || headers.authorization !== undefined) return otherwise();
    const { match, after, clock, short } = query;
    const isShort = short !== undefined;
    const address = clientAddress(incoming, trustProxy);
    // Behind another answer of its connection.
    const isBehind = outgoing.socket === null;
    if (isBehind || hub.isFull() || !hub.hasRoom(match, isShort) || visits.isAddressFull(address)) {
      return otherwise();
    }
    const from = performance.now();
    const now = Date.now();
    const hasClock = clock !== undefined;
    visits.open({ incoming, outgoing, address, now, match, after, hasClock, isShort }).then(
      (isOpen) => {
        if (isOpen) onOpened((performance.now() - from) / 1000);
        else otherwise();
      },
      () => (outgoing.socket === null ? incoming.socket.destroy() : otherwise()),
    );
  };
}

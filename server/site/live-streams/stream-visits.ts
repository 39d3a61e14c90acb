import type { Hub } from '#server/platform/live/hub.ts';
import { socketOutlet } from '#server/platform/live/outlet.ts';
import type { ViewCounter } from '#server/site/analytics/view-counter.ts';
import { beginStream, STREAM_HEADERS, type StreamRequest, streamHead } from './stream-response.ts';

export type StreamVisitsOptions = {
  hub: Hub;
  /** Streams of one address; without it as many as the hub takes. */
  readersPerAddress?: number | undefined;
  /** Counts who begins to follow a match. */
  views?: ViewCounter | undefined;
  /** Sent with every stream, beside its own: the security headers of the house. */
  headers?: Record<string, string>;
};

export type StreamVisit = StreamRequest & {
  address: string;
  now: number;
  /** As the query has them. */
  match: string | undefined;
  after: string | undefined;
  hasClock: boolean;
  isShort: boolean;
};

/** Anything but a whole number is of no room's past, and is answered with a resync. */
function readId(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/**
 * Opens the streams of readers, whichever way their request has come. `after` is for a first connection what
 * Last-Event-ID is for the following ones, so that nothing between the page and its stream is missed.
 */
export function createStreamVisits({ hub, views, headers = {}, ...limits }: StreamVisitsOptions) {
  const { readersPerAddress = Number.POSITIVE_INFINITY } = limits;
  const { addresses } = hub;
  const head = streamHead({ ...headers, ...STREAM_HEADERS });

  return {
    isAddressFull: (address: string): boolean => addresses.of(address) >= readersPerAddress,
    /** @returns false when no more readers are taken; then nothing is written */
    async open({ incoming, outgoing, match, isShort, ...visit }: StreamVisit): Promise<boolean> {
      const { socket } = incoming;
      const { 'last-event-id': lastEventId, 'user-agent': userAgent } = incoming.headers;
      const leaveAddress = addresses.enter(visit.address);
      socket.once('close', leaveAddress);
      let leave: (() => void) | undefined;
      try {
        leave = await hub.enter({
          outlet: socketOutlet(socket),
          match,
          isShort,
          lastId: readId(lastEventId?.toString()) ?? readId(visit.after),
          onOpen() {
            beginStream({ incoming, outgoing }, head, visit.now);
            // Pages tell ages by this, not by the clock of the phone.
            if (visit.hasClock) socket.write(`event: beat\ndata: ${visit.now}\n\n`);
          },
        });
      } finally {
        // The connection goes on, and takes the answer of the routes.
        if (!leave) {
          socket.off('close', leaveAddress);
          leaveAddress();
        }
      }
      if (!leave) return false;
      if (match !== undefined && lastEventId === undefined) {
        views?.countFollower({ subject: 'match', id: match }, userAgent);
      }
      socket.once('close', leave);
      if (socket.destroyed) {
        leave();
        leaveAddress();
      }
      return true;
    },
  };
}

import type { LiveScore } from '#contract/matches/live.ts';
import { liveCalls } from '#contract/matches/live-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { AppError, notFound, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { responseOutlet } from '#server/platform/live/outlet.ts';
import { matchesTag } from '#server/platform/pages/encodings.ts';
import { createCounts } from '#server/platform/threads/counts.ts';
import type { ViewCounter } from '#server/site/analytics/view-counter.ts';
import { alreadySent, beginStream, STREAM_HEADERS } from './stream-response.ts';

const routes = routesOf(liveCalls);

export type LiveStreamOptions = {
  hub: Hub;
  matchExists: (id: string) => Promise<boolean>;
  /** Streams of one address; without it as many as the hub takes. */
  readersPerAddress?: number | undefined;
  trustProxy?: number | undefined;
  /** Counts who begins to follow a match. */
  views?: ViewCounter | undefined;
  /** Sent with every stream, beside its own: the security headers of the house. */
  headers?: Record<string, string>;
  /** The line of a match as it stands, at this moment; undefined where there is no such match. */
  findLine: (id: string, now: number) => Promise<LiveScore | undefined>;
};

/** The interval of reads without a stream, in seconds; and the one when all places are taken. */
const ASK_EVERY = { usual: 5, full: 10 };

/** The wait of a reader that finds no place; meanwhile pages and lists can be read. */
const RETRY_SECONDS = { ofAll: 10, ofAddress: 30 } as const;

/** A CDN asks once a second for all who ask it. */
const LINE_CACHE = 'public, max-age=1';

/** Anything but a whole number is of no room's past, and is answered with a resync. */
function readId(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/**
 * `after` is for a first connection what Last-Event-ID is for the following ones, so that nothing
 * between the page and its stream is missed.
 */
export function mountLiveStream(
  api: Api,
  { hub, matchExists, views, headers = {}, findLine, trustProxy = 0, ...limits }: LiveStreamOptions,
): void {
  const { readersPerAddress = Number.POSITIVE_INFINITY } = limits;
  const readers = createCounts();
  const retryInterval = () => (hub.isFull() ? ASK_EVERY.full : ASK_EVERY.usual);
  api.openapi(routes.line, async (c) => {
    const { id } = c.req.valid('param');
    const line = await findLine(id, c.var.now);
    if (line === undefined) throw notFound('match.notFound');
    const etag = `"${line.v}"`;
    const head = {
      etag,
      'cache-control': LINE_CACHE,
      'retry-after': String(retryInterval()),
    };
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, head) as never;
    return c.json(line, 200, head);
  });

  api.openapi(routes.stream, async (c) => {
    const { match, after, clock, short } = c.req.valid('query');
    const address = clientAddress(c.env?.incoming, trustProxy);
    if (readers.of(address) >= readersPerAddress) {
      throw tooMany(textOf('live.tooManyAtAddress'), RETRY_SECONDS.ofAddress);
    }
    if (match !== undefined && !(await matchExists(match))) throw notFound('match.notFound');
    const { outgoing } = c.env;
    const head = { ...headers, ...STREAM_HEADERS };
    if (c.req.method === 'HEAD') return c.body(null, 200, head) as never;
    if (!('socket' in outgoing) || outgoing.destroyed) return alreadySent();

    const leaveAddress = readers.enter(address);
    outgoing.once('close', leaveAddress);
    const leave = await hub.enter({
      outlet: responseOutlet(outgoing),
      match,
      isShort: short !== undefined,
      lastId: readId(c.req.header('last-event-id')) ?? readId(after),
      onOpen: () => {
        beginStream(outgoing, head);
        // Pages tell ages by this, not by the clock of the phone.
        if (clock !== undefined) outgoing.write(`event: beat\ndata: ${c.var.now}\n\n`);
      },
    });
    if (!leave) {
      leaveAddress();
      throw new AppError('UNAVAILABLE', textOf('live.tooManyReaders'), {
        members: { retryAfter: RETRY_SECONDS.ofAll },
      });
    }
    const isReturn = c.req.header('last-event-id') !== undefined;
    if (match !== undefined && !isReturn) {
      views?.countFollower({ subject: 'match', id: match }, c.req.header('user-agent'));
    }
    outgoing.once('close', leave);
    if (outgoing.destroyed) leave();
    return alreadySent();
  });
}

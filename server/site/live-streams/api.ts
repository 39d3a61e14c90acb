import type { HttpBindings } from '@hono/node-server';
import type { LiveScore } from '#contract/matches/live.ts';
import { liveCalls } from '#contract/matches/live-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { AppError, notFound, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { waitForTurn } from '#server/platform/http/take-connection.ts';
import { matchesTag } from '#server/platform/pages/encodings.ts';
import { alreadySent, STREAM_HEADERS } from './stream-response.ts';
import { createStreamVisits, type StreamVisitsOptions } from './stream-visits.ts';

const routes = routesOf(liveCalls);

export type LiveStreamOptions = StreamVisitsOptions & {
  matchExists: (id: string) => Promise<boolean>;
  trustProxy?: number | undefined;
  /** The line of a match as it stands, at this moment; undefined where there is no such match. */
  findLine: (id: string, now: number) => Promise<LiveScore | undefined>;
};

/** The interval of reads without a stream, in seconds; and the one when all places are taken. */
const ASK_EVERY = { usual: 5, full: 10 };

/** The wait of a reader that finds no place; meanwhile pages and lists can be read. */
const RETRY_SECONDS = { ofAll: 10, ofAddress: 30 } as const;

/** A CDN asks once a second for all who ask it. */
const LINE_CACHE = 'public, max-age=1';

export function mountLiveStream(
  api: Api,
  { matchExists, findLine, trustProxy = 0, ...options }: LiveStreamOptions,
): void {
  const { hub, headers = {} } = options;
  const visits = createStreamVisits(options);
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
    if (visits.isAddressFull(address)) {
      throw tooMany(textOf('live.tooManyAtAddress'), RETRY_SECONDS.ofAddress);
    }
    if (match !== undefined && !(await matchExists(match))) throw notFound('match.notFound');
    const { incoming, outgoing } = c.env as HttpBindings;
    const head = { ...headers, ...STREAM_HEADERS };
    if (c.req.method === 'HEAD') return c.body(null, 200, head) as never;
    if (!(await waitForTurn(incoming, outgoing))) return alreadySent();
    const isOpen = await visits.open({
      incoming,
      outgoing,
      address,
      now: c.var.now,
      match,
      after,
      hasClock: clock !== undefined,
      isShort: short !== undefined,
    });
    if (isOpen) return alreadySent();
    throw new AppError('UNAVAILABLE', textOf('live.tooManyReaders'), {
      members: { retryAfter: RETRY_SECONDS.ofAll },
    });
  });
}

import type { Hono, MiddlewareHandler } from 'hono';
import { textOf } from '#contract/text/text.ts';
import { type Actor, actorKey } from '#domain/access/actor.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import type { Freshness } from '#server/platform/pages/freshness.ts';
import { createPageCache } from '#server/platform/pages/page-cache.ts';
import type { RenderedPage, RenderPage } from '#server/platform/pages/rendered-page.ts';
import { createFairQueue, type FairQueue } from '#server/platform/threads/fair-queue.ts';
import type { CallApart } from '../apart/caller.ts';
import { passedOn, toResponse } from '../apart/forward.ts';
import { CALL_RIGHTS } from '../call-rights.ts';
import { MIN_BYTES } from '../compress-answers.ts';

/** The state of the site that kept answers are of. */
export type Keeping = { feed: Pick<Feed, 'caughtUp'>; freshness: Freshness };

/** Answers a read as nobody in particular. */
export type AnswerRead = (
  path: string,
  search: string,
  headers?: [string, string][],
) => Promise<Response>;

const ROOT = '/api/v1';
/** Streams, what is kept in another way, and what is short. */
const NOT_KEPT: readonly string[] = [
  'GET /live',
  'GET /matches/{id}/line',
  'GET /matches/{id}/scoresheet.pdf',
  'GET /matches/{id}/box-score.pdf',
  'GET /leagues/{id}/schedule.pdf',
  'GET /leagues/{id}/table.pdf',
  'GET /leagues/{id}/bracket.pdf',
  'GET /leagues/{id}/poster.pdf',
  'GET /days/{date}/sheet.pdf',
  'GET /days/{date}/poster.pdf',
  'GET /days/{date}/crew.pdf',
  'GET /exports/{table}',
  'GET /site',
  'GET /newsletter/unsubscribe',
];
const asPattern = (path: string) => path.replaceAll(/[{]\w+[}]/g, '[^/]+').replaceAll('.', '[.]');
const CACHED_PATHS = new RegExp(
  `^${ROOT}(?:${Object.entries(CALL_RIGHTS)
    .filter(([call, right]) => right === 'everybody' && call.startsWith('GET '))
    .filter(([call]) => !NOT_KEPT.includes(call))
    .map(([call]) => asPattern(call.slice('GET '.length)))
    .join('|')})$`,
);
const OF_MATCH = new RegExp(`^${ROOT}/matches/([^/]+)`);

const MB = 1024 * 1024;
const KEPT_BYTES = 24 * MB;
/** News that is published at its hour changes nothing in the database. */
const KEPT_MS = 5000;
/** Of one who asks: reads that are not kept. Programs copy a league match by match. */
const LIMIT = { atOnce: 600, perSecond: 20 } as const;

/** Whether nobody's right is asked for, and the answer is the same for all who are not known. */
export function isKeptRead(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && CACHED_PATHS.test(path);
}

/**
 * Public reads as bytes, as pages are: made once for each state of what they show, compressed once,
 * one at a time for each who asks. So three hundred made-up searches cost their sender a wait.
 */
export function keptReads(
  { feed, freshness }: Keeping,
  queue: FairQueue,
  trustProxy: number,
  answerRead: AnswerRead,
  isLarge: () => boolean,
  clock: () => number,
): MiddlewareHandler<ApiEnv> {
  const bucket = createTokenBucket(LIMIT.atOnce, LIMIT.perSecond);
  const render: RenderPage = async ({ path, search }) => {
    const answer = await answerRead(path, search);
    return toPage(path, answer, new Uint8Array(await answer.arrayBuffer()));
  };
  const maxBytes = KEPT_BYTES;
  const keeping = { maxBytes, keptMs: KEPT_MS, isHtml: false };
  const cache = createPageCache({ feed, freshness, render, clock, ...keeping });

  return async (c, next) => {
    if (!isKeptRead(c.req.method, c.req.path)) return next();
    const actor = await c.var.peekActor?.();
    const asker = askerKey(actor, clientAddress(c.env?.incoming, trustProxy));
    const admit = async <T>(work: () => Promise<T>) => {
      const wait = bucket.take(asker, c.var.now);
      if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
      return queue.run(asker, work);
    };
    // Whether a token is valid is judged behind this (`rights/refuse-tokens.ts`).
    const isKnown = actor !== undefined || c.req.header('authorization') !== undefined;
    if (isKnown && !isLarge()) return admit(next);
    const { pathname, search } = new URL(c.req.url);
    if (isKnown) {
      // Its answer may rest on who asks; behind a scorer link that has ended is a visitor.
      if (actor !== undefined) await c.var.findActor();
      return admit(() => answerRead(pathname, search, passedOn(c)));
    }
    const { status, headers, body } = await cache.answer({
      path: pathname,
      search,
      admit,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
    c.set('isEncoded', true);
    delete headers['cdn-cache-control'];
    if (status < 400) headers['cache-control'] = 'no-cache';
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  };
}

/** Visitors are told apart by their address. */
export function askerKey(actor: Actor | undefined, address: string): string {
  return actor ? actorKey(actor) : address;
}

const PASSED_ON = ['content-type', 'content-disposition', 'retry-after', 'link'];

function toPage(path: string, answer: Response, body: Uint8Array): RenderedPage {
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { status } = answer;
  if (status !== 200 && status !== 404) headers['cache-control'] = 'no-store';
  const isShort = body.byteLength < MIN_BYTES || status !== 200;
  const matchId = status === 200 ? OF_MATCH.exec(path)?.[1] : undefined;
  const shows = matchId === undefined ? { shows: 'scores' } : { shows: 'match', matchId };
  return { status, headers, body, isShort, ...shows } as RenderedPage;
}

/** The thread of long calls, and whether this site has long calls. */
export type Apart = { caller: Pick<CallApart, 'call'>; isLarge: () => boolean };

/** Asks the app itself, or on a large site the one that works apart. */
export function askWithin(app: Hono<ApiEnv>, apart: Apart | undefined): AnswerRead {
  return async (path, search, headers = []) => {
    const url = `http://localhost${path}${search}`;
    if (!apart?.isLarge()) return app.request(url, { headers }, { isInner: true });
    return toResponse(await apart.caller.call({ method: 'GET', url, headers, body: undefined }));
  };
}

/** Those who ask take turns, and the starts of their calls one each turn of the event loop. */
export function createCallQueue(): FairQueue {
  return createFairQueue({ max: 4000, maxPerClient: 400, atOnce: 4 });
}

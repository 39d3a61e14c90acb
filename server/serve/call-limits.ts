import { textOf } from '#contract/text/text.ts';
import { type Actor, actorKey, isAdmin } from '#domain/access/actor.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createTokenBucket, type TokenBucket } from '#server/platform/http/token-bucket.ts';
import { createConcurrencyLimit } from '#server/platform/threads/concurrency-limit.ts';
import { CALL_RIGHTS } from './call-rights.ts';

/**
 * The calls of a scorer at the court. It waits for nothing and nobody: whoever may not score is
 * refused by the command, and what was acknowledged once costs a look at its id.
 */
const SCORING: readonly string[] = [
  'POST /matches/{id}/status',
  'PUT /matches/{id}/sets/{n}',
  'PUT /matches/{id}/result',
  'POST /matches/{id}/pen',
  'POST /matches/{id}/events',
  'POST /matches/{id}/parked',
];

/** Calls that a thread, a picture or a paper is made for, or that read a whole table. */
export const COSTLY: readonly string[] = [
  'GET /exports/{table}',
  'GET /account/export',
  'GET /backup',
  'POST /setup/restore',
  'GET /partners/{id}/reach.csv',
  'GET /matches/{id}/scoresheet.pdf',
  'GET /matches/{id}/box-score.pdf',
  'GET /leagues/{id}/schedule.pdf',
  'GET /leagues/{id}/table.pdf',
  'GET /leagues/{id}/bracket.pdf',
  'GET /leagues/{id}/poster.pdf',
  'GET /days/{date}/sheet.pdf',
  'GET /days/{date}/poster.pdf',
  'GET /days/{date}/crew.pdf',
  'GET /days/{date}/blank-sheets.pdf',
  'POST /leagues/{id}/fixtures',
  'POST /leagues/{id}/swiss-rounds',
  'POST /leagues/{id}/schedule',
  'POST /leagues/{id}/delays',
  'POST /desk/plans',
  'POST /leagues/{id}/import',
  'POST /import/{table}',
  'POST /matches/{id}/import',
  'POST /teams/logo',
  'PUT /teams/{id}/logo',
  'PUT /partners/{id}/logo',
  'PUT /leagues/{id}/logo',
  'PUT /site/logo',
  'PUT /players/{id}/picture',
  'PUT /account/picture',
  'PUT /news/{id}/picture',
  'POST /captain-reports/picture',
  'POST /matches/{id}/sheet-photos',
  'POST /leagues/{id}/documents',
];

/** Calls that carry a picture, and calls that carry a table, a match or a document: their bodies are held in memory. */
const PICTURES: readonly string[] = COSTLY.filter((call) =>
  /\/(logo|picture|sheet-photos)$/.test(call),
);
const DOCUMENTS: readonly string[] = COSTLY.filter((call) =>
  /\/(import(\/|$)|documents$)/.test(call),
);
export const UPLOADS = [...PICTURES, ...DOCUMENTS];
/** 5 MB each, and at most 16 MB each. */
const PICTURE_CONCURRENCY = { max: 40, maxPerClient: 6 };
const DOCUMENT_CONCURRENCY = { max: 6, maxPerClient: 2 };

/** The burst, and the lasting number per second. */
const LIMITS = {
  /** A federation's whole register may be entered call by call, by a program too. */
  adminWrites: [20_000, 100],
  writes: [300, 1],
  /** Pictures of a league's players are among these. */
  costly: [1000, 5],
  /** Of an address: phones share one per mobile network. */
  costlyOfVisitors: [600, 5],
} as const;

type Limit = { size: number; bucket: TokenBucket };

function createLimit([size, perSecond]: readonly [number, number]): Limit {
  return { size, bucket: createTokenBucket(size, perSecond) };
}

/** `RateLimit-Limit`, `-Remaining` (calls) and `-Reset` (seconds), as programs know them from others. */
function writeLimitHeaders(
  headers: Headers,
  { size, bucket }: Limit,
  key: string,
  now: number,
): void {
  const { left, fullIn } = bucket.stateOf(key, now);
  headers.set('ratelimit-limit', String(size));
  headers.set('ratelimit-remaining', String(left));
  headers.set('ratelimit-reset', String(fullIn));
}

const SENTENCE = textOf('limit.aMoment');

/**
 * Limits what one person may write and have made, after it is known that they may at all. Visitors'
 * writes have limits of their own, where each is; a scorer's calls have none.
 */
export function mountCallLimits(api: Api, trustProxy: number): void {
  const adminWrites = createLimit(LIMITS.adminWrites);
  const writes = createLimit(LIMITS.writes);
  const costly = createLimit(LIMITS.costly);
  const costlyOfVisitors = createLimit(LIMITS.costlyOfVisitors);
  const pictureLimit = createConcurrencyLimit(PICTURE_CONCURRENCY);
  const documentLimit = createConcurrencyLimit(DOCUMENT_CONCURRENCY);
  const concurrencyLimitOf = (call: string) => {
    if (PICTURES.includes(call)) return pictureLimit;
    return DOCUMENTS.includes(call) ? documentLimit : undefined;
  };
  const limitOf = (actor: Actor, isCostly: boolean) => {
    if (actor.kind === 'anonymous') return isCostly ? costlyOfVisitors : undefined;
    if (isCostly) return costly;
    return isAdmin(actor) ? adminWrites : writes;
  };

  for (const call of Object.keys(CALL_RIGHTS)) {
    const isCostly = COSTLY.includes(call);
    if (SCORING.includes(call) || (call.startsWith('GET ') && !isCostly)) continue;
    const [method, path] = call.split(' ') as [string, string];
    const enter = concurrencyLimitOf(call);
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c, next) => {
      const actor = await c.var.findActor();
      const isVisitor = actor.kind === 'anonymous';
      const key = isVisitor ? clientAddress(c.env?.incoming, trustProxy) : actorKey(actor);
      const limit = limitOf(actor, isCostly);
      const wait = limit?.bucket.take(key, c.var.now) ?? 0;
      if (wait > 0) throw tooMany(SENTENCE, wait);
      const leave = enter?.(key);
      await next();
      leave?.();
      if (limit) writeLimitHeaders(c.res.headers, limit, key, c.var.now);
    });
  }
}

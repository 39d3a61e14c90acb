import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_SHAPE } from '#contract/idempotency-key.ts';
import { textOf } from '#contract/text/text.ts';
import { isRetryable } from '#server/platform/db/postgres.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { KeptAnswerRow } from '#server/platform/db/tables/answer-tables.ts';
import { createUnit, runWithin, type UnitOfWork } from '#server/platform/db/unit-of-work.ts';
import { AppError, changedMeanwhile, refused } from '#server/platform/errors/app-error.ts';
import type { Api, ApiEnv } from '#server/platform/http/api.ts';
import { claimKey, keepAnswer } from '#server/platform/idempotency/commands.ts';
import { type Asked, findKeptAnswer } from '#server/platform/idempotency/queries.ts';

/**
 * The calls that make something: sent again with the same `Idempotency-Key` they are answered as they
 * were, and make nothing twice. Others do the same when they are repeated (an import, a change, a
 * move), or answer with a secret that is kept nowhere (a scorer link).
 */
export const MADE_ONCE: readonly string[] = [
  'POST /teams',
  'POST /teams/logo',
  'POST /players',
  'POST /players/{id}/claims',
  'POST /leagues',
  'POST /leagues/{id}/groups',
  'POST /leagues/{id}/adjustments',
  'POST /leagues/{id}/withdrawals',
  'POST /leagues/{id}/placings',
  'POST /leagues/{id}/lots',
  'POST /leagues/{id}/fixtures',
  'POST /leagues/{id}/swiss-rounds',
  'POST /matches',
  'POST /news',
  'POST /venues',
  'POST /officials',
  'POST /partners',
  'POST /newsletter/issues',
];

const KEPT_HEADERS = ['content-type', 'location', 'etag'];

/** To be mounted behind the call rights and before the calls. */
export function mountMadeOnce(api: Api, store: Store): void {
  for (const call of MADE_ONCE) {
    const [method, path] = call.split(' ') as [string, string];
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), madeOnce(store));
  }
}

function madeOnce(store: Store): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const key = c.req.header(IDEMPOTENCY_KEY);
    const actor = await c.var.findActor();
    if (key === undefined || actor.kind !== 'user') return next();
    const asked = await readAsked(c, key, actor.id);
    const known = await findKeptAnswer(store, asked, c.var.now);
    if (known) return answerAgain(known, asked);
    const unit = createUnit((db) => claimKey(db, asked, c.var.now));
    if (await carryOut(c, next, unit, asked)) {
      const changes = await committed(unit);
      if (changes.length > 0) store.publish(changes);
      return;
    }
    // Refused, perhaps by what another one of the same key has made meanwhile.
    const made = await findKeptAnswer(store, asked, c.var.now);
    if (!made) return;
    c.res = undefined;
    c.res = answerAgain(made, asked);
  };
}

/** @returns whether something was made, and is to be committed with the answer */
async function carryOut(c: Context, next: Next, unit: UnitOfWork, asked: Asked): Promise<boolean> {
  try {
    await runWithin(unit, next);
    const db = unit.open();
    if (db === undefined || !c.res.ok) {
      await unit.rollBack();
      // A preview is made again.
      return c.res.ok;
    }
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = c.res.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    await keepAnswer(db, asked, {
      status: c.res.status,
      headers: JSON.stringify(headers),
      body: await c.res.clone().text(),
    });
    return true;
  } catch (error) {
    await unit.rollBack();
    throw error;
  }
}

async function committed(unit: UnitOfWork) {
  try {
    return await unit.commit();
  } catch (error) {
    throw isRetryable(error) ? changedMeanwhile() : error;
  }
}

async function readAsked(c: Context<ApiEnv>, key: string, userId: string): Promise<Asked> {
  if (!IDEMPOTENCY_KEY_SHAPE.test(key)) {
    throw new AppError('MALFORMED', textOf('idempotency.form'), {
      errors: [{ field: IDEMPOTENCY_KEY, text: textOf('field.idempotencyKey') }],
    });
  }
  const { pathname, search } = new URL(c.req.url);
  return {
    user_id: userId,
    key,
    call: `${c.req.method} ${pathname}${search}`,
    body_hash: await hashBody(c.req.raw),
  };
}

/** The fields of a form are hashed: the line between them is another one whenever it is sent. */
async function hashBody(request: Request): Promise<string> {
  const hash = createHash('sha256');
  const copy = request.clone();
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await copy.formData().catch(() => new FormData());
    for (const [name, value] of form) {
      const bytes = typeof value === 'string' ? Buffer.from(value) : await value.bytes();
      hash.update(`${JSON.stringify([name, typeof value, bytes.length])}\n`).update(bytes);
    }
  } else {
    hash.update(await copy.bytes());
  }
  return hash.digest('hex');
}

function answerAgain(kept: KeptAnswerRow, asked: Asked): Response {
  if (kept.call !== asked.call || kept.body_hash !== asked.body_hash) {
    const detail = textOf('idempotency.otherCall');
    throw refused('KEY_USED', detail, IDEMPOTENCY_KEY);
  }
  const headers = JSON.parse(kept.headers) as [string, string][];
  return new Response(kept.body === '' ? null : kept.body, { status: kept.status, headers });
}

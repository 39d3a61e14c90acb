import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_SHAPE } from '#contract/idempotency-key.ts';
import { IDEMPOTENT_CALLS } from '#contract/idempotent-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { isRetryable } from '#server/platform/db/postgres.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { StoredAnswerRow } from '#server/platform/db/tables/answer-tables.ts';
import { createUnit, runWithin, type UnitOfWork } from '#server/platform/db/unit-of-work.ts';
import { AppError, changedMeanwhile, refused } from '#server/platform/errors/app-error.ts';
import type { Api, ApiEnv } from '#server/platform/http/api.ts';
import { claimKey, storeAnswer } from '#server/platform/idempotency/commands.ts';
import { findStoredAnswer, type KeyedCall } from '#server/platform/idempotency/queries.ts';

const STORED_HEADERS = ['content-type', 'location', 'etag'];

/** To be mounted behind the call rights and before the calls. */
export function mountIdempotency(api: Api, store: Store): void {
  for (const call of IDEMPOTENT_CALLS) {
    const [method, path] = call.split(' ') as [string, string];
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), idempotency(store));
  }
}

function idempotency(store: Store): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const key = c.req.header(IDEMPOTENCY_KEY);
    const actor = await c.var.findActor();
    if (key === undefined || actor.kind !== 'user') return next();
    const keyedCall = await readKeyedCall(c, key, actor.id);
    const known = await findStoredAnswer(store, keyedCall, c.var.now);
    if (known) return replayAnswer(known, keyedCall);
    const unit = createUnit((db) => claimKey(db, keyedCall, c.var.now));
    if (await runCall(c, next, unit, keyedCall)) {
      const changes = await committed(unit);
      if (changes.length > 0) store.publish(changes);
      return;
    }
    // Refused, perhaps by what another one of the same key has made meanwhile.
    const stored = await findStoredAnswer(store, keyedCall, c.var.now);
    if (!stored) return;
    c.res = undefined;
    c.res = replayAnswer(stored, keyedCall);
  };
}

/** @returns whether something was made, and is to be committed with the answer */
async function runCall(
  c: Context,
  next: Next,
  unit: UnitOfWork,
  keyedCall: KeyedCall,
): Promise<boolean> {
  try {
    await runWithin(unit, next);
    const db = unit.open();
    if (db === undefined || !c.res.ok) {
      await unit.rollBack();
      // A preview is made again.
      return c.res.ok;
    }
    const headers = STORED_HEADERS.flatMap((name) => {
      const value = c.res.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    await storeAnswer(db, keyedCall, {
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

async function readKeyedCall(c: Context<ApiEnv>, key: string, userId: string): Promise<KeyedCall> {
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
    body_hash: await hashBody(c),
  };
}

/** The fields of a form are hashed: the line between them is another one whenever it is sent. */
async function hashBody(c: Context<ApiEnv>): Promise<string> {
  const hash = createHash('sha256');
  if (c.req.header('content-type')?.startsWith('multipart/form-data')) {
    const form = await c.req.raw
      .clone()
      .formData()
      .catch(() => new FormData());
    for (const [name, value] of form) {
      const bytes = typeof value === 'string' ? Buffer.from(value) : await value.bytes();
      hash.update(`${JSON.stringify([name, typeof value, bytes.length])}\n`).update(bytes);
    }
  } else {
    // Kept by the framework: whoever has read it before, or reads it later, finds it again.
    hash.update(new Uint8Array(await c.req.arrayBuffer()));
  }
  return hash.digest('hex');
}

function replayAnswer(stored: StoredAnswerRow, keyedCall: KeyedCall): Response {
  if (stored.call !== keyedCall.call || stored.body_hash !== keyedCall.body_hash) {
    const detail = textOf('idempotency.otherCall');
    throw refused('KEY_USED', detail, IDEMPOTENCY_KEY);
  }
  const headers = JSON.parse(stored.headers) as [string, string][];
  return new Response(stored.body === '' ? null : stored.body, { status: stored.status, headers });
}

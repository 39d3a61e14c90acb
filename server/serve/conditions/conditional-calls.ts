import type { Context, MiddlewareHandler, Next } from 'hono';
import { sql, type Transaction } from 'kysely';
import { CONDITIONAL_CALLS } from '#contract/conditional-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { isRetryable } from '#server/platform/db/postgres.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { createUnit, readWithin, runWithin } from '#server/platform/db/unit-of-work.ts';
import { AppError, changedMeanwhile } from '#server/platform/errors/app-error.ts';
import type { Api, ApiEnv } from '#server/platform/http/api.ts';
import { namesTag, tagOf } from './answer-tag.ts';

const IF_MATCH = 'if-match';

/** Reads an address of the API as whoever asks, here and at once. */
export type ReadAs = (c: Context<ApiEnv>, path: string) => Promise<Response>;

/** To be mounted behind the rights of calls: who may not write learns nothing of the state. */
export function mountConditions(api: Api, store: Store, readAs: ReadAs): void {
  for (const [call, read] of Object.entries(CONDITIONAL_CALLS)) {
    const [method, path] = call.split(' ') as [string, string];
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), conditional(store, readAs, read));
  }
  api.use(refuseCondition);
}

function conditional(store: Store, readAs: ReadAs, read: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const condition = c.req.header(IF_MATCH);
    if (condition === undefined) {
      await next();
      return tagChanged(c);
    }
    c.set('isConditional', true);
    const address = read.replace('{id}', encodeURIComponent(c.req.param('id') ?? ''));
    // In the transaction of the command, so that nobody writes between the look and the change.
    const unit = createUnit(async (db) => {
      await holdStill(store, db);
      await readWithin(db, () => mustMatch(c, condition, readAs, address));
    });
    await commitWith(c, next, unit, store);
    await tagChanged(c);
  };
}

/** A change answers with the thing as it is now, and so with the tag for the next change. */
async function tagChanged(c: Context<ApiEnv>): Promise<void> {
  if (c.req.method !== 'PATCH' || c.res.status !== 200) return;
  const tag = tagOf(new Uint8Array(await c.res.clone().arrayBuffer()));
  // Only now: where a server runs, the first copy makes the answer anew, with heads of its own.
  c.res.headers.set('etag', tag);
}

/** PostgreSQL then refuses to change a row that somebody else has changed since the look at it. */
async function holdStill({ engine }: Store, db: Transaction<Tables>): Promise<void> {
  if (engine === 'postgres') await sql`set transaction isolation level repeatable read`.execute(db);
}

async function mustMatch(c: Context<ApiEnv>, condition: string, readAs: ReadAs, address: string) {
  const answer = await readAs(c, address);
  // Of a thing that is not there, or not to be seen, the call itself speaks better.
  if (answer.status !== 200) return;
  const tag = tagOf(new Uint8Array(await answer.arrayBuffer()));
  if (namesTag(condition, tag)) return;
  throw new AppError('PRECONDITION_FAILED', textOf('call.changedSince'));
}

async function commitWith(
  c: Context<ApiEnv>,
  next: Next,
  unit: ReturnType<typeof createUnit>,
  store: Store,
): Promise<void> {
  try {
    await runWithin(unit, next);
    if (!c.res.ok) return await unit.rollBack();
  } catch (error) {
    await unit.rollBack();
    throw error;
  }
  const changes = await unit.commit().catch((error: unknown) => {
    throw isRetryable(error) ? changedMeanwhile() : error;
  });
  if (changes.length > 0) store.publish(changes);
}

/** A condition that nobody looks at would let two people overwrite each other after all. */
const refuseCondition: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method } = c.req;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  if (isWrite && !c.var.isConditional && c.req.header(IF_MATCH) !== undefined) {
    const text = textOf('field.noCondition');
    throw new AppError('INVALID_FIELDS', textOf('call.noCondition'), {
      errors: [{ field: 'If-Match', text }],
    });
  }
  return next();
};

import type { Transaction } from 'kysely';
import type {
  CreateWebhook,
  OffReason,
  UpdateWebhook,
  WebhookShape,
} from '#contract/site/webhook.ts';
import { textOf } from '#contract/text/text.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import type { WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { countWebhooks, findWebhook } from './queries.ts';
import { WITHHELD } from './queue.ts';
import { newSigningSecret } from './signature.ts';
import { isTelegramAddress } from './telegram.ts';

type Db = Transaction<Tables>;

/** Each may have one connection at work. */
export const MOST_WEBHOOKS = 1000;
const FORMER_MS = 24 * 60 * 60 * 1000;
export const SWITCHED_OFF = 'switched off';

function authoriseAdmin({ actor }: Author): void {
  authorise(actor, 'site:administer', { kind: 'site' });
}

/** https at a name without a password in it; http where the site itself has no more. */
function checkAddress(address: string, shape: WebhookShape, allowsHttp: boolean): URL {
  const url = new URL(address);
  if (shape === 'telegram' && !isTelegramAddress(address)) {
    const errors = [{ field: 'address', text: textOf('field.telegramAddress') }];
    throw new AppError('INVALID_FIELDS', textOf('webhook.address'), { errors });
  }
  const isOpen = url.protocol === 'https:' || allowsHttp;
  if (isOpen && url.username === '' && url.password === '') return url;
  const errors = [{ field: 'address', text: textOf('field.webhookAddress') }];
  throw new AppError('INVALID_FIELDS', textOf('webhook.address'), { errors });
}

/** @returns the id, and the secret that nobody is shown again */
export async function createWebhook(
  store: Store,
  author: Author,
  input: CreateWebhook,
  allowsHttp: boolean,
): Promise<{ id: string; secret: string }> {
  authoriseAdmin(author);
  const { host } = checkAddress(input.address, input.shape, allowsHttp);
  const { name, events, language, shape } = input;
  const secret = newSigningSecret();
  const id = newId(author.now);
  await write(store, author, async ({ db, audit, seal }) => {
    if ((await countWebhooks(db)) >= MOST_WEBHOOKS)
      throw new AppError('REFUSED', textOf('webhook.tooMany', { most: String(MOST_WEBHOOKS) }));
    await db
      .insertInto('webhook')
      .values({
        id,
        name,
        address: seal(input.address),
        host,
        shape,
        events: JSON.stringify(events),
        language,
        secret: seal(secret),
        former_secret: null,
        former_until: null,
        is_on: 1,
        off_reason: null,
        failing_since: null,
        paced_until: null,
        created_at: author.now,
      })
      .execute();
    audit({
      action: 'webhook.create',
      subject: `webhook:${id}`,
      after: { name, host, shape, events },
    });
  });
  return { id, secret };
}

export async function updateWebhook(
  store: Store,
  author: Author,
  id: string,
  input: UpdateWebhook,
  allowsHttp: boolean,
): Promise<void> {
  authoriseAdmin(author);
  const { name, address, events, language, isOn } = input;
  await write(store, author, async ({ db, audit, seal }) => {
    const row = await existing(db, id);
    const host =
      address === undefined ? undefined : checkAddress(address, row.shape, allowsHttp).host;
    if (isOn === false && row.is_on === 1) await switchOff(db, id, 'administrator');
    const on = isOn ? { is_on: 1, off_reason: null, failing_since: null } : {};
    const place =
      address === undefined || host === undefined ? {} : { address: seal(address), host };
    const columns = {
      ...(name === undefined ? {} : { name }),
      ...(events === undefined ? {} : { events: JSON.stringify(events) }),
      ...(language === undefined ? {} : { language }),
      ...place,
      ...on,
    };
    if (Object.keys(columns).length > 0)
      await db.updateTable('webhook').set(columns).where('id', '=', id).execute();
    audit({
      action: 'webhook.update',
      subject: `webhook:${id}`,
      before: {
        name: row.name,
        host: row.host,
        events: JSON.parse(row.events),
        isOn: row.is_on === 1,
      },
      after: { name, host, events, isOn },
    });
  });
}

export async function deleteWebhook(store: Store, author: Author, id: string): Promise<void> {
  authoriseAdmin(author);
  await write(store, author, async ({ db, audit }) => {
    const { name, host } = await existing(db, id);
    await db.deleteFrom('webhook').where('id', '=', id).execute();
    audit({ action: 'webhook.delete', subject: `webhook:${id}`, before: { name, host } });
  });
}

/** The former secret signs as well for a day, in which the receiver learns of the new one. */
export async function renewSecret(
  store: Store,
  author: Author,
  id: string,
): Promise<{ secret: string; formerUntil: string }> {
  authoriseAdmin(author);
  const secret = newSigningSecret();
  const until = author.now + FORMER_MS;
  await write(store, author, async ({ db, audit, seal }) => {
    const row = await existing(db, id);
    await db
      .updateTable('webhook')
      .set({ secret: seal(secret), former_secret: row.secret, former_until: until })
      .where('id', '=', id)
      .execute();
    audit({ action: 'webhook.secret', subject: `webhook:${id}` });
  });
  return { secret, formerUntil: new Date(until).toISOString() };
}

/** Sends it once more, with all tries before it. */
export async function replayDelivery(
  store: Store,
  author: Author,
  id: string,
  delivery: string,
): Promise<void> {
  authoriseAdmin(author);
  await write(store, author, async ({ db, audit }) => {
    const row = await existing(db, id);
    if (row.is_on === 0) throw new AppError('REFUSED', textOf('webhook.isOff'));
    if (await isWayStopped(db)) throw new AppError('REFUSED', textOf('ways.stopped'));
    const { numUpdatedRows } = await db
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', tries: 0, due_at: author.now, error: null })
      .where('id', '=', delivery)
      .where('webhook_id', '=', id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw notFound('delivery.notFound');
    audit({ action: 'webhook.replay', subject: `webhook:${id}`, after: { delivery } });
  });
}

async function existing(db: Db, id: string): Promise<WebhookRow> {
  const row = await findWebhook(db, id);
  if (!row) throw notFound('webhook.notFound');
  return row;
}

/** Nothing waits for a receiver that is off: it would get everything at once, much too late. */
export async function switchOff(db: Db, id: string, reason: OffReason): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ is_on: 0, off_reason: reason })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', due_at: null, error: SWITCHED_OFF })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** With a stop of all ways: what waits is not sent later by itself. */
export async function giveUpDeliveries(db: Database): Promise<void> {
  await db.updateTable('webhook_delivery').set(WITHHELD).where('state', '=', 'waiting').execute();
}

import type {
  OfficeMessages,
  OfficeMessagesQuery,
  OwnMessages,
} from '#contract/messages/message.ts';
import type { SmsState } from '#contract/sms/sms.ts';
import { type Actor, isAdmin, leaguesOf } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { nextPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MessageToRow } from '#server/platform/db/tables/mail-tables.ts';
import { isCoachedBy } from '#server/play/teams/subject-queries.ts';
import { readSources } from './sources.ts';
import { type DeliveryFacts, officeMessageView, ownMessageView } from './views.ts';

const PART = 50;
const FAILED_SMS: readonly SmsState[] = ['undelivered', 'unknown', 'failed', 'stopped'];

/** The recipients that an actor stands for: the account, its records, teams and leagues. */
export async function recipientsOf(db: Database, actor: Actor): Promise<string[]> {
  if (actor.kind === 'duty-link') return [`official:${actor.officialId}`];
  if (actor.kind !== 'user') return [];
  const { id } = actor;
  const own = ['official', 'player'] as const;
  const records = await Promise.all(
    own.map((table) =>
      db
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', id)
        .where('archived_at', 'is', null)
        .execute(),
    ),
  );
  const teams = await db
    .selectFrom('team')
    .select('id')
    .where(isCoachedBy(id))
    .where('archived_at', 'is', null)
    .execute();
  const leagues = leaguesOf(actor) ?? (await leaguesWithMessages(db));
  return [
    `user:${id}`,
    ...records.flatMap((rows, at) => rows.map((row) => `${own[at]}:${row.id}`)),
    ...teams.map((team) => `team:${team.id}`),
    ...leagues.map((league) => `league:${league}`),
  ];
}

/** Administrators read what goes to any office. */
async function leaguesWithMessages(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('message_to')
    .select('recipient')
    .distinct()
    .where('recipient', '>=', 'league:')
    .where('recipient', '<', 'league;')
    .execute();
  return rows.map(({ recipient }) => recipient.slice('league:'.length));
}

/** A part of the messages to an actor, the newest first. */
export async function listOwnMessages(
  { db }: Store,
  actor: Actor,
  before: string | undefined,
  now: number,
): Promise<OwnMessages> {
  const recipients = await recipientsOf(db, actor);
  // The people who run a league now read all that its secretaries heard.
  const isAccount = (key: string) => key.startsWith('user:');
  const account = recipients.filter(isAccount);
  const others = recipients.filter((key) => !isAccount(key));
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where((eb) => {
      const to = (keys: readonly string[]) =>
        eb
          .selectFrom('message_to')
          .select('message_to.message_id')
          .where('message_to.recipient', 'in', ['', ...keys]);
      const ofAccount = eb.and([eb('league_id', 'is', null), eb('id', 'in', to(account))]);
      return eb.or([eb('id', 'in', to(others)), ofAccount]);
    })
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(PART + 1)
    .execute();
  const shown = rows.slice(0, PART);
  const sources = await readSources(db, shown, now);
  const to = await recipientsOfMessages(
    db,
    shown.map(({ id }) => id),
  );
  const seenAt = actor.kind === 'user' ? await seenUntil(db, actor.id) : 0;
  const items = shown.map((row) => {
    const own = to.find(
      ({ message_id, recipient }) => message_id === row.id && recipients.includes(recipient),
    );
    return ownMessageView(row, sources, own?.recipient.split(':')[0] ?? '', seenAt);
  });
  const next = rows.length > PART ? shown.at(-1)!.id : null;
  return { items, next, unseen: items.filter(({ isNew }) => isNew).length, before: next };
}

async function seenUntil(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('message_seen')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.seen_at ?? 0);
}

function recipientsOfMessages(db: Database, ids: readonly string[]): Promise<MessageToRow[]> {
  return db
    .selectFrom('message_to')
    .selectAll()
    .where('message_id', 'in', ['', ...ids])
    .orderBy('message_id')
    .orderBy('recipient')
    .execute();
}

/** A page of the messages of the office, of the leagues that the actor runs. */
export async function listOfficeMessages(
  { db }: Store,
  actor: Actor,
  query: OfficeMessagesQuery,
  now: number,
): Promise<OfficeMessages> {
  const { size } = query;
  const page = query.cursor ?? query.page;
  const select = selectOffice(db, leaguesOf(actor), query);
  const count = await select
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(count.total);
  const rows = await select
    .selectAll('message')
    .orderBy('message.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const to = await recipientsOfMessages(
    db,
    rows.map(({ id }) => id),
  );
  const ids = to.map(({ recipient }) => recipient.split(':')[1] ?? '');
  const players = to.flatMap(({ recipient }) => (recipient.startsWith('player:') ? recipient : []));
  const named = players.map((about) => ({ ...rows[0]!, about, facts: '{}', match_id: null }));
  const sources = await readSources(db, [...rows, ...named], now, ids);
  const deliveryOf = await readDeliveries(db, to);
  const phones = isAdmin(actor) ? await readPhones(db, ids) : new Map<string, string | null>();
  const phoneOf = (recipient: string) =>
    recipient.startsWith('official:') ? (phones.get(recipient.slice(9)) ?? null) : null;
  const items = rows.map((row) =>
    officeMessageView(row, {
      to: to.filter(({ message_id }) => message_id === row.id),
      sources,
      phoneOf,
      deliveryOf,
    }),
  );
  return { items, next: nextPage(page, size, total), total, page, size };
}

function selectOffice(
  db: Database,
  leagues: readonly string[] | null,
  { kind, league, match, outcome }: OfficeMessagesQuery,
) {
  let select = db.selectFrom('message');
  if (leagues) select = select.where('message.league_id', 'in', ['', ...leagues]);
  if (kind) select = select.where('message.kind', '=', kind);
  if (league) select = select.where('message.league_id', '=', league);
  if (match) select = select.where('message.match_id', '=', match);
  if (!outcome) return select;
  return select.where((eb) => {
    const to = eb
      .selectFrom('message_to')
      .select('message_to.recipient')
      .whereRef('message_to.message_id', '=', 'message.id');
    if (outcome === 'waiting') return eb.exists(to.where('message_to.due_at', 'is not', null));
    if (outcome === 'by-hand')
      return eb.exists(
        to
          .where('message_to.delivery', 'is not', null)
          .where('message_to.ways_left', '=', '')
          .where('in_app', '=', 0)
          .where('mails', '=', 0)
          .where('texts', '=', 0)
          .where('pushes', '=', 0),
      );
    return eb.exists(
      to.where((it) =>
        it.or([
          it('message_to.push_error', '<>', ''),
          it.exists(
            it
              .selectFrom('mail')
              .select('mail.id')
              .whereRef('mail.delivery', '=', 'message_to.delivery')
              .where('mail.due_at', 'is', null),
          ),
          it.exists(
            it
              .selectFrom('sms')
              .select('sms.id')
              .whereRef('sms.occasion', '=', 'message_to.delivery')
              .where('sms.state', 'in', FAILED_SMS),
          ),
        ]),
      ),
    );
  });
}

async function readDeliveries(
  db: Database,
  to: readonly MessageToRow[],
): Promise<(row: MessageToRow) => DeliveryFacts> {
  const names = ['', ...new Set(to.flatMap(({ delivery }) => delivery ?? []))];
  const mails = await db
    .selectFrom('mail')
    .select(['delivery', 'due_at', 'last_error'])
    .where('delivery', 'in', names)
    .execute();
  const texts = await db
    .selectFrom('sms')
    .select(['occasion', 'state', 'error'])
    .where('occasion', 'in', names)
    .execute();
  const mailsOf = Map.groupBy(mails, ({ delivery }) => delivery);
  const textsOf = Map.groupBy(texts, ({ occasion }) => occasion);
  return ({ delivery }) => ({
    mails: mailsOf.get(delivery) ?? [],
    texts: (delivery === null ? undefined : textsOf.get(delivery)) ?? [],
  });
}

async function readPhones(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('official')
    .select(['id', 'phone'])
    .where('id', 'in', ['', ...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}

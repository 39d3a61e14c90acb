import type { Transaction } from 'kysely';
import { newId } from '#server/platform/db/id.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { ALL_WAYS, MESSAGE_HOLD_MS, type MessageFacts, type NewMessage } from './message.ts';

type Db = Transaction<Tables>;

/** Part of the transaction of what people are told of: a rollback takes the messages along. */
export async function keepMessages(
  db: Db,
  now: number,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const message of messages) await keepMessage(db, now, message);
}

async function keepMessage(db: Db, now: number, message: NewMessage): Promise<void> {
  const { kind, topic, value = null, matchId, leagueId, about, facts } = message;
  const to = [...new Set(message.to)];
  if (to.length === 0) return;
  const waiting = topic === undefined ? undefined : await findWaiting(db, topic, now);
  const before = waiting ? waiting.before : (message.before ?? null);
  if (waiting) await db.deleteFrom('message').where('id', '=', waiting.id).execute();
  if (topic !== undefined && before === value) return;
  const id = newId(now);
  // The reason belongs to the change as a whole.
  const stored: MessageFacts = { ...waiting?.reason, ...facts, before, value };
  await db
    .insertInto('message')
    .values({
      id,
      kind,
      topic: topic ?? null,
      match_id: matchId ?? null,
      league_id: leagueId ?? null,
      about: about ?? null,
      facts: JSON.stringify(stored),
      created_at: now,
    })
    .execute();
  await db
    .insertInto('message_to')
    .values(
      to.map((recipient) => ({
        message_id: id,
        recipient,
        due_at: now + MESSAGE_HOLD_MS,
        ways_left: ALL_WAYS.join(' '),
        delivery: null,
        in_app: 0,
        mails: 0,
        texts: 0,
        pushes: 0,
        push_error: '',
      })),
    )
    .execute();
}

/** The message of a topic that has gone no way yet. */
async function findWaiting(db: Db, topic: string, now: number) {
  const row = await db
    .selectFrom('message')
    .select(['id', 'facts'])
    .where('topic', '=', topic)
    .where('created_at', '>', now - MESSAGE_HOLD_MS)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message_to')
            .select('message_to.recipient')
            .whereRef('message_to.message_id', '=', 'message.id')
            .where('message_to.delivery', 'is not', null),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { before, reason } = JSON.parse(row.facts) as MessageFacts;
  return { id: row.id, before, reason: reason === undefined ? {} : { reason } };
}

import { languageNamed, localPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { isQuiet, type PushMessage } from '#server/site/push/message.ts';
import type { Outcome } from '#server/site/push/sender.ts';
import { WORDS as PUSH_WORDS } from '#server/site/push/words.ts';
import { type Batch, endOfQuiet, messagesBy } from './batch.ts';
import { messagePath, messageText } from './text.ts';
import { WORDS } from './words.ts';

/** The way to devices, as messages use it. */
export type MessagePush = {
  isStopped: () => Promise<boolean>;
  send: (endpoint: string, message: PushMessage) => Promise<Outcome | undefined>;
};

const AUTHOR = { kind: 'system', name: 'messages' } as const;
const RETRY_MS = 5 * 60 * 1000;
/** A push that came later than this would be no news. */
const USEFUL_MS = 6 * 60 * 60 * 1000;

/** Sends to the devices of the recipient that are not in their quiet hours, and notes how it went. */
export async function deliverPushes(
  store: Store,
  push: MessagePush,
  batch: Batch,
  clock: () => number,
): Promise<void> {
  const now = clock();
  const devices = batch.reach.devices.filter((device) => !isQuiet(device, now));
  const outcomes = await Promise.all(
    devices.map(({ address, language }) => push.send(address, messageFor(batch, language))),
  );
  const sent = outcomes.filter((outcome) => outcome?.is === 'sent').length;
  const fault = outcomes.find((outcome) => outcome !== undefined && 'reason' in outcome);
  const error = fault && 'reason' in fault && sent === 0 ? fault.reason : '';
  const isLater = sent === 0 && fault?.is === 'later';
  await write(store, { actor: AUTHOR, now: clock() }, async ({ db }) => {
    for (const row of batch.to.filter(({ ways_left }) => ways_left.includes('push'))) {
      const current = await db
        .selectFrom('message_to')
        .innerJoin('message', 'message.id', 'message_to.message_id')
        .select(['message_to.ways_left', 'message.created_at'])
        .where('message_to.message_id', '=', row.message_id)
        .where('message_to.recipient', '=', batch.recipient)
        .executeTakeFirst();
      if (!current) continue;
      const isLeft = current.ways_left.includes('push');
      const retries = isLeft && isLater && now - Number(current.created_at) < USEFUL_MS;
      const hasText = current.ways_left.includes('sms');
      const dueAt = retries ? now + RETRY_MS : hasText ? endOfQuiet(now) : null;
      await db
        .updateTable('message_to')
        .set({
          pushes: sent,
          push_error: error,
          ways_left: [hasText && 'sms', retries && 'push'].filter(Boolean).join(' '),
          due_at: dueAt,
        })
        .where('message_id', '=', row.message_id)
        .where('recipient', '=', batch.recipient)
        .execute();
    }
  });
}

function messageFor(batch: Batch, to: string): PushMessage {
  const { sources, recipient, name } = batch;
  const messages = messagesBy(batch, 'push');
  const language = languageNamed(to);
  const texts = messages.map((row) => messageText(row, sources, language));
  const [only] = texts;
  const isOne = only !== undefined && texts.length === 1;
  const path = messagePath(messages.at(-1)!, recipient.split(':')[0] ?? '');
  return {
    title: isOne ? only.title : WORDS[language].several(texts.length),
    body: (isOne ? only.lines : texts.map(({ title, lines }) => `${title}: ${lines[0]}`))
      .slice(0, 4)
      .join('\n'),
    path: localPath(language, path),
    tag: name,
    stop: PUSH_WORDS[language].stop,
  };
}

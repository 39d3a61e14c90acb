import type { Store } from '#server/platform/db/store.ts';
import type { WebhookDeliveryRow, WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';
import type { Letter, Outcome } from './poster.ts';
import { PACE_MS, readTelegram, telegramLetter } from './telegram.ts';
import {
  coverEarlier,
  findTelegramMessage,
  forgetTelegramMessage,
  keepTelegramMessage,
  newestDelivery,
  paceChannel,
} from './telegram-messages.ts';

type Try = (letter: Letter) => Promise<Outcome>;

/**
 * One try at a channel: edits the message of the match, or writes its first one. The text is that of the match's
 * latest event, so a late or repeated delivery never brings back an older score.
 */
export async function deliverTelegram(
  { db }: Store,
  { id }: Pick<WebhookRow, 'id'>,
  { match_id, version }: Pick<WebhookDeliveryRow, 'match_id' | 'version'>,
  letter: Letter,
  post: Try,
  now: number,
): Promise<{ outcome: Outcome; waitMs?: number }> {
  const place = match_id === null ? undefined : { webhook: id, match: match_id };
  const newest = place && version !== null ? await newestDelivery(db, place) : undefined;
  const latest = newest ? { ...letter, body: newest.body } : letter;
  const known = place && (await findTelegramMessage(db, place));
  let answer = readTelegram(await post(telegramLetter(latest, known)));
  if (answer.isMissing && place) {
    await forgetTelegramMessage(db, place);
    answer = readTelegram(await post(telegramLetter(latest, undefined)));
  }
  const { outcome, message, waitMs } = answer;
  if (place && message !== undefined && message !== known)
    await keepTelegramMessage(db, place, message, now);
  if (place && newest && outcome.is === 'sent') await coverEarlier(db, place, newest.id, now);
  await paceChannel(db, id, now + (waitMs ?? PACE_MS));
  return waitMs === undefined ? { outcome } : { outcome, waitMs };
}

import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import type { DeliveryState, OfficeMessage, OwnMessage } from '#contract/messages/message.ts';
import type { SmsState } from '#contract/sms/sms.ts';
import type { MessageRow, MessageToRow } from '#server/platform/db/tables/mail-tables.ts';
import type { RecipientKind } from '#server/platform/messages/message.ts';
import { factsOf, type Sources } from './sources.ts';
import { messagePath, messageText } from './text.ts';

function textsOf(row: MessageRow, sources: Sources): OwnMessage['texts'] {
  return PUBLISHED_LANGUAGES.map((language) => {
    const { title, lines } = messageText(row, sources, language);
    return { language, title, text: lines.join('\n') };
  });
}

/** @param as the kind of recipient that the reader is */
export function ownMessageView(
  row: MessageRow,
  sources: Sources,
  as: string,
  seenAt: number,
): OwnMessage {
  return {
    id: row.id,
    kind: row.kind,
    at: new Date(Number(row.created_at)).toISOString(),
    texts: textsOf(row, sources),
    path: messagePath(row, as),
    isNew: Number(row.created_at) > seenAt,
  };
}

/** Mails and SMS of a delivery that are still there, with what became of them. */
export type DeliveryFacts = {
  mails: readonly { due_at: number | null; last_error: string | null }[];
  texts: readonly { state: SmsState; error: string }[];
};

const SMS_OUTCOMES: Record<SmsState, DeliveryState> = {
  planned: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'sent',
  undelivered: 'failed',
  unknown: 'unknown',
  failed: 'failed',
  stopped: 'failed',
};

type Way = OfficeMessage['to'][number]['ways'][number];

function waysOf(row: MessageToRow, { mails, texts }: DeliveryFacts): Way[] {
  const ways: Way[] = [];
  const waiting = new Set(row.ways_left.split(' ').filter(Boolean));
  if (row.in_app === 1) ways.push({ way: 'app', state: 'sent', count: 1, error: '' });
  const failed = mails.filter(({ due_at }) => due_at === null);
  if (failed.length > 0) {
    const error = failed[0]!.last_error ?? '';
    ways.push({ way: 'mail', state: 'failed', count: failed.length, error });
  }
  const queued = mails.length - failed.length;
  if (queued > 0) ways.push({ way: 'mail', state: 'waiting', count: queued, error: '' });
  // A mail that was sent is gone from the queue.
  const sent = row.mails - mails.length;
  if (sent > 0) ways.push({ way: 'mail', state: 'sent', count: sent, error: '' });
  const groups = Map.groupBy(texts, ({ state, error }) => `${SMS_OUTCOMES[state]} ${error}`);
  for (const same of groups.values()) {
    const { state, error } = same[0]!;
    ways.push({ way: 'sms', state: SMS_OUTCOMES[state], count: same.length, error });
  }
  if (waiting.has('sms') && row.delivery !== null)
    ways.push({ way: 'sms', state: 'waiting', count: 1, error: 'quiet hours' });
  if (row.pushes > 0) ways.push({ way: 'push', state: 'sent', count: row.pushes, error: '' });
  if (row.push_error !== '')
    ways.push({ way: 'push', state: 'failed', count: 1, error: row.push_error });
  if (row.delivery === null && row.due_at !== null)
    ways.push({ way: 'app', state: 'waiting', count: 1, error: '' });
  return ways;
}

type OfficeFacts = {
  to: readonly MessageToRow[];
  sources: Sources;
  phoneOf: (recipient: string) => string | null;
  deliveryOf: (row: MessageToRow) => DeliveryFacts;
};

export function officeMessageView(row: MessageRow, facts: OfficeFacts): OfficeMessage {
  const { to, sources, phoneOf, deliveryOf } = facts;
  const league = row.league_id;
  return {
    id: row.id,
    kind: row.kind,
    at: new Date(Number(row.created_at)).toISOString(),
    texts: textsOf(row, sources),
    // As everybody can open it: it stands in the text for a chat.
    path: messagePath(row, ''),
    league: league === null ? null : { id: league, name: sources.nameOf(league) },
    to: to.map((it) => {
      const [kind = '', id = ''] = it.recipient.split(':');
      const name = nameOf(row, sources, kind, id);
      return {
        kind: kind as RecipientKind,
        id,
        name,
        phone: phoneOf(it.recipient),
        ways: waysOf(it, deliveryOf(it)),
      };
    }),
  };
}

function nameOf(row: MessageRow, sources: Sources, kind: string, id: string): string {
  if (kind === 'player') return sources.players.get(id)?.name ?? '';
  // A team that was refused is no team here.
  return kind === 'entry' ? String(factsOf(row).name) : sources.nameOf(id);
}

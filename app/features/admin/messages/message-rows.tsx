import { Fragment } from 'react';
import { ChatButtons } from '#app/features/messages/chat-buttons.tsx';
import { textIn } from '#app/features/messages/message-text.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { PublishedLanguage } from '#contract/language.ts';
import type { OfficeMessage } from '#contract/messages/message.ts';

type Props = { messages: readonly OfficeMessage[]; language: PublishedLanguage };

/** Messages of the office, each with its text, those whom it is for, and the ways that it went. */
export function MessageRows({ messages, language }: Props) {
  const { t, to, language: ofPage } = useWords();
  return messages.map((message) => {
    const { title, text } = textIn(message, language);
    return (
      <article key={message.id} className="admin-card p-4" data-message={message.kind}>
        <p className="text-sm text-quiet">
          <time dateTime={message.at}>{formatMoment(ofPage, message.at)}</time>
        </p>
        <div lang={language}>
          <h2 className="font-bold">{title}</h2>
          <p className="whitespace-pre-line">{text}</p>
        </div>
        <Recipients to={message.to} />
        <div className="card-actions">
          <ChatButtons message={message} language={language} phone={phoneOf(message)} />
          <a className="row-action" href={to(officePath(message))}>
            {t.officeMessages.open}
          </a>
        </div>
      </article>
    );
  });
}

/** The page on which the office works, behind the one that everybody may open. */
function officePath({ kind, path }: OfficeMessage): string {
  if (kind === 'entry') return `${path.replace('/league/', '/admin/viewLeagues/')}/entries`;
  return path.replace('/right/', '/admin/matchView/');
}

/** The chat of the one official whom it is for; else whoever sends it chooses. */
function phoneOf({ to }: OfficeMessage): string | undefined {
  const [only] = to;
  const phone = to.length === 1 ? only?.phone : null;
  return phone ? normalPhone(phone) : undefined;
}

type RecipientFacts = OfficeMessage['to'][number];

/** The recipients with their ways; those whom no way reaches stand together at the end. */
function Recipients({ to }: { to: readonly RecipientFacts[] }) {
  const { t } = useWords();
  const reached = to.filter(({ ways }) => ways.length > 0);
  const unreached = to.filter(({ ways }) => ways.length === 0);
  return (
    <ul className="my-2 space-y-1 text-sm">
      {reached.map((recipient) => (
        <li key={keyOf(recipient)}>
          <RecipientName recipient={recipient} />
          {': '}
          {recipient.ways.map((way, at) => (
            <Way key={`${way.way} ${way.state} ${way.error}`} {...way} at={at} />
          ))}
        </li>
      ))}
      {unreached.length > 0 && (
        <li>
          {unreached.map((recipient, at) => (
            <Fragment key={keyOf(recipient)}>
              {at > 0 && ', '}
              <RecipientName recipient={recipient} />
            </Fragment>
          ))}
          {': '}
          <strong className="text-alarm">{t.officeMessages.byHand}</strong>
        </li>
      )}
    </ul>
  );
}

function keyOf({ kind, id }: RecipientFacts): string {
  return `${kind} ${id}`;
}

function RecipientName({ recipient }: { recipient: RecipientFacts }) {
  const { t, to } = useWords();
  const { kind, id, name } = recipient;
  const label = name || t.officeMessages.kindsOfRecipients[kind];
  if (kind !== 'official') return <b>{label}</b>;
  return (
    <a className="link" href={to(`/admin/official/${id}`)}>
      {label}
    </a>
  );
}

function Way({ way, state, count, error, at }: RecipientFacts['ways'][number] & { at: number }) {
  const { t } = useWords();
  const words = t.officeMessages;
  const errors: Record<string, string> = words.errors;
  const name = way === 'app' && state === 'waiting' ? '' : `${words.ways[way]} `;
  const many = count > 1 ? ` × ${count}` : '';
  const reason = error === '' ? '' : ` (${errors[error] ?? error})`;
  const label =
    way === 'app' && state === 'sent' ? words.ways.app : `${name}${words.states[state]}`;
  const isBad = state === 'failed' || state === 'unknown';
  return (
    <span className={isBad ? 'text-alarm' : undefined}>
      {at > 0 && ', '}
      {label}
      {many}
      {reason}
    </span>
  );
}

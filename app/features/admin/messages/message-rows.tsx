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
        <ul className="my-2 space-y-1 text-sm">
          {message.to.map((recipient) => (
            <Recipient key={`${recipient.kind} ${recipient.id}`} recipient={recipient} />
          ))}
        </ul>
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

function Recipient({ recipient }: { recipient: RecipientFacts }) {
  const { t, to } = useWords();
  const words = t.officeMessages;
  const { kind, id, name, ways } = recipient;
  const label = name || words.kindsOfRecipients[kind];
  return (
    <li>
      {kind === 'official' ? (
        <a className="link" href={to(`/admin/official/${id}`)}>
          {label}
        </a>
      ) : (
        <b>{label}</b>
      )}
      {': '}
      {ways.length === 0 ? (
        <strong className="text-alarm">{words.byHand}</strong>
      ) : (
        ways.map((way, at) => <Way key={`${way.way} ${way.state} ${way.error}`} {...way} at={at} />)
      )}
    </li>
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

import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { OwnMessage } from '#contract/messages/message.ts';

/** The latest messages to an official, also to one who has no account. */
const SHOWN = 10;

export function DutyMessages({ messages }: { messages: readonly OwnMessage[] }) {
  const { t, language } = useWords();
  if (messages.length === 0) return null;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.officeMessages.inbox}</h2>
      <ul className="grid gap-4">
        {messages.slice(0, SHOWN).map((message) => {
          const { texts } = message;
          const { title, text } = texts.find((it) => it.language === language) ?? texts[0]!;
          return (
            <li key={message.id} data-message={message.kind}>
              <p className="text-quiet">
                <time dateTime={message.at}>{formatMoment(language, message.at)}</time>
              </p>
              <b>{title}</b>
              <p className="whitespace-pre-line">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { LandingFallback, SubFrame } from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import {
  ChatButtons,
  MessageLanguage,
  writtenLanguage,
} from '#app/features/messages/chat-buttons.tsx';
import { textIn } from '#app/features/messages/message-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { PublishedLanguage } from '#contract/language.ts';
import type { OwnMessage } from '#contract/messages/message.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireMe(request);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return callApi('GET /me/messages', { query: { before } });
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.officeMessages.inbox} />;
}

/** The messages of the office to a person, the person's teams and leagues. */
export default function Inbox() {
  const { items, unseen, before } = useLoaderData<typeof clientLoader>();
  const { t, to, language: ofPage } = useWords();
  const [language, setLanguage] = useState(writtenLanguage(ofPage));
  const words = t.officeMessages;
  const newest = unseen > 0 ? items[0]?.id : undefined;

  useEffect(() => {
    // It stays marked in sight; at the next visit it is an old one.
    if (!newest) return;
    // Without an answer it stays new, and is marked at the next visit.
    callApi('PUT /me/messages/seen', { body: { message: newest } }).catch(() => undefined);
  }, [newest]);

  return (
    <SubFrame title={words.inbox} back={{ href: to('/account'), label: t.ownAccount.title }}>
      <p className="text-quiet">{words.inboxText}</p>
      <MessageLanguage language={language} onChange={setLanguage} />
      {items.length === 0 && <p className="panel-card text-quiet">{words.inboxNone}</p>}
      {items.map((message) => (
        <Message key={message.id} message={message} language={language} />
      ))}
      {before !== null && (
        <Link className="link" to={`?before=${before}`}>
          {words.older}
        </Link>
      )}
    </SubFrame>
  );
}

function Message({ message, language }: { message: OwnMessage; language: PublishedLanguage }) {
  const { t, to, language: ofPage } = useWords();
  const { title, text } = textIn(message, language);
  return (
    <article className="panel-card" data-message={message.kind}>
      <p className="text-quiet">
        {message.isNew && <b>{t.officeMessages.isNew} · </b>}
        <time dateTime={message.at}>{formatMoment(ofPage, message.at)}</time>
      </p>
      <div lang={language}>
        <h2 className="subtitle">{title}</h2>
        <p className="whitespace-pre-line">{text}</p>
      </div>
      <p className="line">
        <a className="button small" href={to(message.path)}>
          {t.officeMessages.open}
        </a>
        <ChatButtons message={message} language={language} />
      </p>
    </article>
  );
}

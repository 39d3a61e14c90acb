import { type ReactNode, startTransition, useState } from 'react';
import { useWords, useWordsIn, type Words } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import { LANGUAGE_NAMES, type Language, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { ChoiceBar } from '../../forms/choice-bar.tsx';
import { CopyButton } from './copy-button.tsx';

type Props = {
  /** The message in the language that it is sent in. */
  textOf: (words: Words) => string;
  /** The public page that the message leads to, without its language. */
  path: string;
  /** The number of the one whom the message is for; without it the sender chooses the chat. */
  phone?: string | undefined;
  /** A choice of what the message is about. */
  children?: ReactNode;
};

/** A message that is written already, in either language: to be copied, or sent by WhatsApp. */
export function ShareCard({ textOf, path, phone, children }: Props) {
  const { t, language: ofPage } = useWords();
  const [language, setLanguage] = useState<Language>(ofPage);
  const words = useWordsIn(language);
  const message = `${textOf(words)}\n${window.location.origin}${words.to(path)}`;

  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.sharing.title}</h2>
      {children}
      <ChoiceBar
        className="mx-4"
        name="share-language"
        legend={t.sharing.language}
        values={PUBLISHED_LANGUAGES}
        chosen={language}
        onChange={(name) => startTransition(() => setLanguage(name))}
        label={(name) => <span lang={name}>{LANGUAGE_NAMES[name]}</span>}
      />
      <p className="share-message" lang={language}>
        {message}
      </p>
      <div className="card-actions">
        <CopyButton
          text={message}
          label={t.sharing.copy}
          copied={t.admin.copied}
          className="button small"
        />
        <a
          className="button soft small"
          href={whatsAppAddress(message, phone)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
      </div>
    </section>
  );
}

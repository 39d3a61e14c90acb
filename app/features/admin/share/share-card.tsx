import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type Language, localPath, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { useToast } from '../../toasts/toasts.tsx';

type Props = {
  /** The message in the language that it is sent in. */
  textOf: (words: Words) => string;
  /** The public page that the message leads to, without its language. */
  path: string;
  /** A choice of what the message is about. */
  children?: ReactNode;
};

/** A message that is written already, in either language: to be copied, or sent by WhatsApp. */
export function ShareCard({ textOf, path, children }: Props) {
  const { t, language: ofPage } = useWords();
  const notify = useToast();
  const [language, setLanguage] = useState<Language>(ofPage);
  const words: Words = {
    language,
    t: messagesOf(language),
    to: (address) => localPath(language, address),
  };
  const message = `${textOf(words)}\n${window.location.origin}${words.to(path)}`;

  async function copy() {
    await navigator.clipboard.writeText(message);
    notify(t.admin.copied);
  }

  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.sharing.title}</h2>
      {children}
      <fieldset className="choice-bar mx-4">
        <legend className="sr-only">{t.sharing.language}</legend>
        {PUBLISHED_LANGUAGES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="share-language"
              value={name}
              checked={name === language}
              onChange={() => setLanguage(name)}
            />
            <span lang={name}>{t.sharing.languages[name]}</span>
          </label>
        ))}
      </fieldset>
      <p className="share-message" lang={language}>
        {message}
      </p>
      <div className="card-actions">
        {/* Browsers give the clipboard to secure pages only. */}
        {'clipboard' in navigator && (
          <button className="button small" type="button" onClick={copy}>
            {t.sharing.copy}
          </button>
        )}
        <a
          className="button soft small"
          href={whatsAppAddress(message)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
      </div>
    </section>
  );
}

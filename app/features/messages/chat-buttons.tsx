import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import { LANGUAGE_NAMES, PUBLISHED_LANGUAGES, type PublishedLanguage } from '#contract/language.ts';
import type { OwnMessage } from '#contract/messages/message.ts';
import { ChoiceBar } from '../forms/choice-bar.tsx';
import { chatText } from './message-text.ts';

type Props = {
  message: Pick<OwnMessage, 'texts' | 'path'>;
  language: PublishedLanguage;
  phone?: string | null | undefined;
};

/** The ready text of a message, to be copied or sent by WhatsApp. */
export function ChatButtons({ message, language, phone }: Props) {
  const { t } = useWords();
  const text = chatText(message, language, window.location.origin);
  return (
    <>
      <CopyButton
        text={text}
        label={t.officeMessages.copy}
        copied={t.officeMessages.copied}
        className="row-action"
      />
      <a className="row-action" href={whatsAppAddress(text, phone)} target="_blank" rel="noopener">
        WhatsApp
      </a>
    </>
  );
}

/** One choice for all messages of a page. */
export function MessageLanguage({
  language,
  onChange,
}: {
  language: PublishedLanguage;
  onChange: (language: PublishedLanguage) => void;
}) {
  const { t } = useWords();
  return (
    <ChoiceBar
      name="message-language"
      legend={t.officeMessages.language}
      values={PUBLISHED_LANGUAGES}
      chosen={language}
      onChange={onChange}
      label={(name) => <span lang={name}>{LANGUAGE_NAMES[name]}</span>}
    />
  );
}

/** The language of the page, if messages are written in it. */
export function writtenLanguage(language: string): PublishedLanguage {
  return PUBLISHED_LANGUAGES.find((name) => name === language) ?? PUBLISHED_LANGUAGES[0];
}

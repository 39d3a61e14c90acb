import { startTransition, useState } from 'react';
import { useBrand } from '#app/lib/brand.ts';
import { useWords, useWordsIn } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { LANGUAGE_NAMES, languageNamed, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { SelectField } from '../../forms/text-field.tsx';
import { QrCode } from '../matches/qr-code.tsx';
import { CopyButton } from '../share/copy-button.tsx';
import { endOf, type HandedLink, invitationMessage, linkIn } from './invitation-message.ts';

type Props = { handed: HandedLink; onClose: () => void };

/** A link that lets its owner in: to scan, to send, to copy. The server shows its secret once. */
export function HandedLinkDialog({ handed, onClose }: Props) {
  const { t, language: own } = useWords();
  const brand = useBrand();
  const [language, setLanguage] = useState(own);
  const message = invitationMessage(handed, brand.name, useWordsIn(language));
  const choices = PUBLISHED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

  return (
    <Dialog
      title={t.invitation.linkFor(handed.user.name)}
      closeLabel={t.admin.close}
      onClose={onClose}
    >
      <div className="form">
        <p className="text-sm text-quiet">{t.invitation.linkText(endOf(handed, own))}</p>
        <QrCode text={linkIn(handed, language)} label={t.invitation.qrCode} />
        <SelectField
          name="language"
          label={t.invitation.message}
          errors={{}}
          choices={choices}
          defaultValue={own}
          onChange={(value) => startTransition(() => setLanguage(languageNamed(value)))}
        />
        <output className="link-address whitespace-pre-line">{message}</output>
        <div className="dialog-actions">
          <CopyButton
            text={message}
            label={t.invitation.copyMessage}
            copied={t.invitation.copied}
            className="button soft"
          />
          <a
            className="button"
            href={whatsAppAddress(message, handed.user.phone)}
            target="_blank"
            rel="noreferrer"
          >
            {t.invitation.whatsApp}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

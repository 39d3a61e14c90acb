import { startTransition, useState } from 'react';
import { ChoiceBar } from '#app/features/forms/choice-bar.tsx';
import { startText } from '#app/features/share-text/share-text.ts';
import { useWords, useWordsIn, type Words } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import type { CaptainLink, LeagueCaptainLinks } from '#contract/captains/captain.ts';
import { LANGUAGE_NAMES, type Language, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { QrCode } from '../matches/qr-code.tsx';
import { CopyButton } from '../share/copy-button.tsx';

export type LinkedMatch = LeagueCaptainLinks['items'][number];
type Props = { matches: readonly LinkedMatch[] };

/** The message to the captain of a team, in the language that it is sent in. */
export function captainMessage(
  match: LinkedMatch['match'],
  { team, token }: Pick<CaptainLink, 'team' | 'token'>,
  { t, to, language }: Words,
  origin: string,
): string {
  const title = t.match.title(match.team1, match.team2);
  const text = t.captains.message(title, startText(match, language), team.name);
  return `${text}\n${origin}${to(`/captain#${token}`)}`;
}

/** The links of captains that were made just now, each with its message and its code. */
export function CaptainLinks({ matches }: Props) {
  const { t, language: ofPage } = useWords();
  const [language, setLanguage] = useState<Language>(ofPage);
  const spoken = useWordsIn(language);
  return (
    <div className="grid gap-4 px-4 pb-4">
      <ChoiceBar
        name="captain-language"
        legend={t.sharing.language}
        values={PUBLISHED_LANGUAGES}
        chosen={language}
        onChange={(name) => startTransition(() => setLanguage(name))}
        label={(name) => <span lang={name}>{LANGUAGE_NAMES[name]}</span>}
      />
      {matches.map(({ match, links }) => (
        <div key={match.id} className="grid gap-2">
          <p>
            <b>{t.match.title(match.team1, match.team2)}</b>{' '}
            <span className="text-quiet">{startText(match, ofPage)}</span>
          </p>
          {links.map((link) => (
            <LinkLine key={link.team.id} link={link} match={match} spoken={spoken} />
          ))}
        </div>
      ))}
    </div>
  );
}

type LineProps = { link: CaptainLink; match: LinkedMatch['match']; spoken: Words };

function LinkLine({ link, match, spoken }: LineProps) {
  const { t } = useWords();
  const { captains: words } = t;
  const message = captainMessage(match, link, spoken, window.location.origin);
  return (
    <>
      <p className="line">
        <a
          className="button small"
          href={whatsAppAddress(message)}
          target="_blank"
          rel="noopener"
          data-message={message}
        >
          {words.send(link.team.name)} (WhatsApp)
        </a>
        <CopyButton
          text={message}
          label={words.copy(link.team.name)}
          copied={t.admin.copied}
          className="button soft small"
        />
      </p>
      <details>
        <summary>{words.qrCode(link.team.name)}</summary>
        <QrCode text={link.url} label={words.qrCode(link.team.name)} />
      </details>
    </>
  );
}

import { useState } from 'react';
import { groupedPin } from '#app/features/pin-sign-in/pin-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { Language } from '#contract/language.ts';
import { localPath } from '#contract/language.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { useChange } from '../../forms/use-change.ts';
import { CopyButton } from '../share/copy-button.tsx';
import { QrCode } from './qr-code.tsx';

/** A link scores one match without an account. The server shows its token once. */
export function ScorerLinkCard({ matchId }: { matchId: string }) {
  const { t, to, language } = useWords();
  const { change, isBusy } = useChange();
  const [link, setLink] = useState<AnswerOf<'POST /matches/{id}/scorer-links'>>();
  const [isEnding, setEnding] = useState(false);

  function make() {
    return change({
      run: async () => {
        const created = await callApi('POST /matches/{id}/scorer-links', { path: { id: matchId } });
        setLink({ ...created, url: inLanguage(created.url, language) });
      },
      done: t.admin.linkMade,
    });
  }

  async function share(url: string) {
    // A person who closes the list of apps again has changed their mind.
    await navigator.share({ title: t.admin.scorerLink, url }).catch(() => undefined);
  }

  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.admin.scorerLink}</h2>
      {!link && <p className="px-4 pb-4 text-sm text-quiet">{t.guide.scorerLink}</p>}
      {link && <NewLink link={link} />}
      <div className="card-actions">
        {link && 'share' in navigator && (
          <button className="button small" type="button" onClick={() => share(link.url)}>
            {t.guide.share}
          </button>
        )}
        <button
          className={link ? 'button soft small' : 'button small'}
          type="button"
          disabled={isBusy}
          onClick={make}
        >
          {link ? t.guide.anotherLink : t.admin.makeLink}
        </button>
        {link && (
          <CopyButton
            text={link.url}
            label={t.admin.copy}
            copied={t.admin.copied}
            className="button soft small"
          />
        )}
        <a className="button soft small" href={to(`/seats/${matchId}`)}>
          {t.seats.links}
        </a>
        <button className="row-action bad" type="button" onClick={() => setEnding(true)}>
          {t.admin.endLinks}
        </button>
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t.admin.scorerLink}
          text={t.admin.endLinksAsk}
          action={t.admin.endLinks}
          run={() => callApi('DELETE /matches/{id}/scorer-links', { path: { id: matchId } })}
          done={t.admin.linksEnded}
          onClose={() => setEnding(false)}
          onDone={() => setLink(undefined)}
        />
      )}
    </section>
  );
}

/** The link with its PIN, as a picture for a phone and as text. */
function NewLink({ link }: { link: AnswerOf<'POST /matches/{id}/scorer-links'> }) {
  const { t, to, language } = useWords();
  return (
    <div className="grid gap-2 px-4 pb-4">
      <p className="text-sm text-quiet">{t.admin.scorerLinkText}</p>
      <QrCode text={link.url} label={t.adminFrame.qrCode} />
      <p>
        {t.pinSignIn.pinAt(new URL(to('/score'), link.url).href)}
        <b className="num block text-lg">{groupedPin(link.pin)}</b>
        <span className="text-sm text-quiet">{t.pinSignIn.pinHours}</span>
      </p>
      <output className="link-address">{link.url}</output>
      <p className="text-sm text-quiet">
        {t.admin.validUntil(formatDay(language, link.expiresAt.slice(0, 10), 'dated'))}
      </p>
    </div>
  );
}

/** A person who reads this page in Swahili sends the screen to somebody who does. */
function inLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.pathname = localPath(language, url.pathname);
  return url.href;
}

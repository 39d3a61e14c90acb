import { useState } from 'react';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { localPath } from '#contract/language.ts';
import type { SeatLink as CreatedLink } from '#contract/seats/seat.ts';
import type { SeatPlace } from './use-seat.ts';

type Props = { place: SeatPlace; title: string; links: number; onChanged: () => void };

/** The links to one seat: a new one with its code, and the end of all. */
export function SeatLink({ place, title, links, onChanged }: Props) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const [link, setLink] = useState<CreatedLink>();
  const [isEnding, setEnding] = useState(false);
  const words = t.seats;
  const { id, seat, token } = place;
  const path = { id, seat };

  async function make() {
    const created = await callApi('POST /matches/{id}/seats/{seat}/links', { path, token });
    const url = new URL(created.url);
    // A person who reads this page in Swahili sends it to somebody who does.
    url.pathname = localPath(language, url.pathname);
    setLink({ ...created, url: url.href });
    onChanged();
  }

  return (
    <section className="panel-card">
      <h2 className="subtitle">{title}</h2>
      <p className="text-quiet">{words.open(links)}</p>
      {link && (
        <>
          <QrCode text={link.url} label={words.qrOf(title)} />
          <output className="link-address">{link.url}</output>
        </>
      )}
      <div className="line">
        <button
          className={link ? 'button soft' : 'button'}
          type="button"
          disabled={isBusy}
          aria-label={`${link ? words.another : words.make}: ${title}`}
          onClick={() => change({ run: make, done: t.admin.linkMade })}
        >
          {link ? words.another : words.make}
        </button>
        {link && (
          <CopyButton
            text={link.url}
            label={words.copy}
            copied={words.copied}
            className="button soft"
          />
        )}
        {links > 0 && (
          <button
            className="row-action bad"
            type="button"
            aria-label={`${words.end}: ${title}`}
            onClick={() => setEnding(true)}
          >
            {words.end}
          </button>
        )}
      </div>
      {isEnding && (
        <ConfirmDialog
          title={title}
          text={words.endAsk}
          action={words.end}
          run={() => callApi('DELETE /matches/{id}/seats/{seat}/links', { path, token })}
          done={words.ended}
          onClose={() => setEnding(false)}
          onDone={() => {
            setLink(undefined);
            setEnding(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

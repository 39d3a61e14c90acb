import { useState } from 'react';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useWords } from '#app/lib/use-words.ts';

type Props = { match: string; token: string | undefined };

/** The address of scoring on a watch; with a scorer link it carries the same right. */
export function WatchLink({ match, token }: Props) {
  const { t, to } = useWords();
  const [isShown, setShown] = useState(false);
  const words = t.seats;
  const address = new URL(to(`/score/${match}/watch`), window.location.href);
  if (token !== undefined) address.hash = token;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.watch}</h2>
      <p className="text-quiet">{words.watchText}</p>
      {isShown ? (
        <>
          <QrCode text={address.href} label={words.qrOf(words.watch)} />
          <output className="link-address">{address.href}</output>
          <div className="line">
            <CopyButton
              text={address.href}
              label={words.copy}
              copied={words.copied}
              className="button soft"
            />
          </div>
        </>
      ) : (
        <button className="button" type="button" onClick={() => setShown(true)}>
          {words.showWatch}
        </button>
      )}
    </section>
  );
}

import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { ShownLink } from './shown-link.tsx';

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
        <ShownLink href={address.href} name={words.watch} />
      ) : (
        <button className="button" type="button" onClick={() => setShown(true)}>
          {words.showWatch}
        </button>
      )}
    </section>
  );
}

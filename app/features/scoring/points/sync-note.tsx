import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Scorer, ScorerView } from '../queue/scorer.ts';

type Props = { matchId: string; scorer: Scorer; view: ScorerView };

/**
 * The details below the word in the corner: what this device needs, and what became of its entries.
 */
export function SyncNote({ matchId, scorer, view }: Props) {
  const { t, to } = useWords();
  // Told before the first tap; afterwards as long as something is in danger.
  const [isRead, setRead] = useState(false);
  const { unsaved, storage, book, handedOver } = view;
  if (view.pen === 'other-tab') return null;
  if (unsaved > 0 && storage !== 'good') {
    return <Note text={t.offline[storage](unsaved)} />;
  }
  if (view.isOutdated) {
    return (
      <Note text={t.offline.outdated}>
        <button type="button" onClick={() => location.reload()}>
          {t.offline.reload}
        </button>
      </Note>
    );
  }
  if (view.isSignedOut && view.pen === 'held') {
    const next = encodeURIComponent(to(`/score/${matchId}`));
    return (
      <Note text={t.offline.signedOut}>
        <a href={`${to('/sign-in')}?next=${next}`}>{t.offline.signIn}</a>
        <a href={to('/score')}>{t.pinSignIn.enterPin}</a>
      </Note>
    );
  }
  if (book.branches.length > 0) {
    const ids = book.branches.flatMap(({ events }) => events.map(({ id }) => id));
    return <Note text={t.offline.handingOver(new Set(ids).size)} />;
  }
  if (handedOver.length > 0) {
    return (
      <Note text={t.offline.handedOver(handedOver.length)}>
        <button type="button" onClick={scorer.acceptHandOver}>
          {t.offline.accept}
        </button>
      </Note>
    );
  }
  if (storage !== 'good' && !isRead) {
    return (
      <Note text={t.offline.nothingKept[storage]}>
        <button type="button" onClick={() => setRead(true)}>
          {t.offline.accept}
        </button>
      </Note>
    );
  }
  return null;
}

function Note({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="score-banner" role="alert">
      {text}
      {children}
    </div>
  );
}

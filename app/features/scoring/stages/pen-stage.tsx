import { useState } from 'react';
import { useKept } from '#app/features/score-worker/use-kept.ts';
import { isMarkedSignedIn } from '#app/lib/api/session.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { EndedLink } from '../ended-link.tsx';
import { SetTable } from '../points/set-list.tsx';
import { keepStorage } from '../queue/keep-storage.ts';
import type { Scorer, ScorerView } from '../queue/scorer.ts';

type Props = {
  match: Match;
  scorer: Scorer;
  view: ScorerView;
  hasLink: boolean;
  linkEnd: string | undefined;
  /** A device held the pen when the page was made, or has scored since; it is not this one. */
  isHeld: boolean;
};

/** Shown while this device does not hold the pen: the score so far, why, and how to get the pen. */
export function PenStage({ match, scorer, view, hasLink, linkEnd, isHeld }: Props) {
  const { t, to } = useWords();
  const [isOpen, setRequesting] = useState(false);
  const isKept = useKept(to(`/score/${match.id}`));
  const isHeldElsewhere = view.pen === 'free' && isHeld;
  const isOthers = isHeldElsewhere || view.pen === 'taken' || view.pen === 'stale';
  const isHere = view.pen === 'other-tab';
  const reasons = {
    free: t.scoring.takePenText,
    taken: t.scoring.penTaken,
    stale: t.scoring.stalePen,
    'not-allowed': t.scoring.notAllowed,
    'other-tab': t.scoring.otherTab,
    gone: t.offline.gone,
    held: '',
  };

  const here = encodeURIComponent(to(`/score/${match.id}`));
  async function take() {
    // The memory that both tabs share is read anew, and this tab becomes the newest.
    if (view.pen === 'other-tab') return location.reload();
    setRequesting(true);
    void keepStorage();
    await scorer.takePen(isOthers);
    setRequesting(false);
  }

  const isSignedIn = isMarkedSignedIn();
  const isEnded = linkEnd !== undefined && !isHere;
  return (
    <section className="score-stage">
      <h1>{t.match.title(match.team1.name, match.team2.name)}</h1>
      {view.book.shown.state.sets.length > 0 && <SetTable match={match} log={view.book.shown} />}
      {isEnded ? (
        <EndedLink code={linkEnd} here={here} isSignedIn={isSignedIn} />
      ) : (
        <p className="stage-note" role={view.pen === 'free' ? undefined : 'alert'}>
          {isHeldElsewhere ? t.scoring.penTaken : reasons[view.pen]}
        </p>
      )}
      {isOthers && <p className="stage-note">{t.scoring.takePenText}</p>}
      {isKept && !isEnded && <p className="stage-note">{t.offline.kept}</p>}
      {!window.isSecureContext && <p className="stage-note">{t.offline.plainHttp}</p>}
      {isEnded && !isSignedIn ? null : view.pen === 'not-allowed' && !hasLink ? (
        <a className="button" href={`${to('/sign-in')}?next=${here}`}>
          {t.scoring.signIn}
        </a>
      ) : (
        <button className="button" type="button" disabled={isOpen} onClick={take}>
          {isOthers || isHere ? t.scoring.takeOver : t.scoring.takePen}
        </button>
      )}
    </section>
  );
}

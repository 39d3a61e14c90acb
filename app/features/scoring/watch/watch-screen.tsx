import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { withShirts } from '#domain/crest/match-colors.ts';
import { entryWords } from '../log/entry-words.ts';
import { PointHalves } from '../points/point-halves.tsx';
import { SyncCorner } from '../points/sync-corner.tsx';
import { SyncNote } from '../points/sync-note.tsx';
import { type ScoredMatch, useScorer } from '../queue/use-scorer.ts';
import { PenStage } from '../stages/pen-stage.tsx';
import { useWatchPad } from './use-watch-pad.ts';
import { WatchNote } from './watch-note.tsx';
import { isOver, WatchEnd, WatchStage } from './watch-stage.tsx';

type Props = { match: Match; scored: ScoredMatch };

/** A screen of 200 px: how safe it is, two halves, undo. */
export function WatchScreen({ scored, ...props }: Props) {
  const { t } = useWords();
  const { scorer, view, hasLink, linkEnd } = useScorer(scored);
  const pad = useWatchPad(scorer, view);
  const { state, target, guards } = pad;
  const match = withShirts(props.match, state);
  const isHeld = view.pen === 'held';
  const number = state.currentSet;
  return (
    <main id="main" className="watch">
      <div className="watch-top">
        {number !== null && <b className="num">{t.scoring.set(number)}</b>}
        <SyncCorner view={view} />
      </div>
      <SyncNote matchId={match.id} scorer={scorer} view={view} />
      {!isHeld && isOver(state) && <WatchEnd match={match} state={state} />}
      {!isHeld && !isOver(state) && (
        <PenStage
          match={match}
          scorer={scorer}
          view={view}
          hasLink={hasLink}
          linkEnd={linkEnd}
          isHeld={scored.isHeld}
        />
      )}
      {isHeld && <WatchNote match={match} pad={pad} />}
      {isHeld && pad.isPlaying && (
        <PointHalves
          match={match}
          state={state}
          left={pad.left}
          isTapPaused={guards.isTapPaused}
          guarded={guards.guarded}
          onPoint={pad.point}
          onMissed={() => guards.setMissed('slid')}
        />
      )}
      {isHeld && !pad.isPlaying && <WatchStage match={match} pad={pad} />}
      {isHeld && (
        <button
          className="watch-undo"
          type="button"
          disabled={target === undefined}
          aria-label={
            target ? t.scoring.undoWhat(entryWords(t, match, target)) : t.scoring.nothingToUndo
          }
          onClick={pad.undo}
        >
          {guards.fresh && target ? t.taps.plusOne(match[guards.fresh].name) : ''}{' '}
          <span>{t.scoring.undo}</span>
        </button>
      )}
    </main>
  );
}

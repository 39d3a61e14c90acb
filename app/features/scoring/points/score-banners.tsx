import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { ScorePad } from './use-score-pad.ts';

type Props = {
  match: ScoredTeams;
  pad: ScorePad;
  notices: ReactNode;
  /** The full table asks for it in its own place. */
  asksTechnical: boolean;
};

/** The notices over the halves: a refusal, a change of sides, a technical time-out. */
export function ScoreBanners({ match, pad, notices, asksTechnical }: Props) {
  const { t } = useWords();
  const { state, refusal, isPlaying } = pad;
  const isTechnical = asksTechnical && state.technicalTimeoutDue;
  return (
    <div className="score-banners">
      <div role="status">
        {refusal && (
          <p className="score-banner bad">
            {refusal}
            <button type="button" onClick={pad.forgetRefusal}>
              {t.scoreScreen.dismiss}
            </button>
          </p>
        )}
        {!refusal && pad.missed && (
          <p className="score-banner bad">
            {t.taps.missed[pad.missed]}
            <button type="button" onClick={pad.forgetRefusal}>
              {t.scoreScreen.dismiss}
            </button>
          </p>
        )}
        {!refusal && !pad.missed && isPlaying && state.sideChange && (
          <p className="score-banner">
            {t.scoring.sideChange} {t.scoreScreen.sidesSwapped}
          </p>
        )}
      </div>
      {pad.pending && isPlaying && <PendingTap match={match} pad={pad} pending={pad.pending} />}
      {pad.isQuick && (
        <p className="score-banner">
          {t.taps.quickOn}
          <button type="button" onClick={() => pad.setQuick(false)}>
            {t.taps.quickOff}
          </button>
        </p>
      )}
      {isTechnical && (
        <p className="score-banner">
          {t.scoreScreen.technicalDue}
          <button type="button" onClick={() => pad.record({ type: 'technical-timeout' })}>
            {t.scoreScreen.startTechnical}
          </button>
        </p>
      )}
      {notices}
    </div>
  );
}

type PendingProps = { match: ScoredTeams; pad: ScorePad; pending: Side };

/** A tap while a time-out runs is a point, or a slip of the finger. */
function PendingTap({ match, pad, pending }: PendingProps) {
  const { t } = useWords();
  return (
    <div className="score-banner" role="alert">
      {t.taps.duringTimeout(match[pending].name)}
      <button type="button" onClick={() => pad.answerPending(true)}>
        {t.taps.count}
      </button>
      <button type="button" onClick={() => pad.answerPending(false)}>
        {t.taps.doNotCount}
      </button>
    </div>
  );
}

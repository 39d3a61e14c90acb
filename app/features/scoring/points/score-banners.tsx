import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { ScorePad } from './use-score-pad.ts';

type Props = {
  pad: ScorePad;
  notices: ReactNode;
  /** The full table asks for it in its own place. */
  asksTechnical: boolean;
};

/** The notices over the halves: a refusal, a change of sides, a technical time-out. */
export function ScoreBanners({ pad, notices, asksTechnical }: Props) {
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
        {!refusal && isPlaying && state.sideChange && (
          <p className="score-banner">
            {t.scoring.sideChange} {t.scoreScreen.sidesSwapped}
          </p>
        )}
      </div>
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

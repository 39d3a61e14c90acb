import { useWords } from '#app/lib/use-words.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { WatchPad } from './use-watch-pad.ts';

type Props = { match: ScoredTeams; pad: WatchPad };

/** One line over the halves: a tap that did not count, a question about it, a change of sides. */
export function WatchNote({ match, pad }: Props) {
  const { t } = useWords();
  const { guards, refusal, state, isPlaying } = pad;
  if (guards.pending && isPlaying) {
    return (
      <div className="score-banner" role="alert">
        {t.taps.duringTimeout(match[guards.pending].name)}
        <button type="button" onClick={() => pad.answerPending(true)}>
          {t.taps.count}
        </button>
        <button type="button" onClick={() => pad.answerPending(false)}>
          {t.taps.doNotCount}
        </button>
      </div>
    );
  }
  const missed = refusal || (guards.missed && t.taps.missed[guards.missed]);
  return (
    <div role="status">
      {missed && (
        <p className="score-banner bad">
          {missed}
          <button type="button" onClick={pad.forget}>
            {t.scoreScreen.dismiss}
          </button>
        </p>
      )}
      {!missed && isPlaying && state.sideChange && (
        <p className="score-banner">{t.scoring.sideChange}</p>
      )}
    </div>
  );
}

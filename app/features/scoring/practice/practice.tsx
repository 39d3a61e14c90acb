import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { appendEvent, emptyLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { ScoreScreen } from '../score-screen.tsx';
import { type PracticeHint, practiceHint } from './practice-hint.ts';
import { practiceMatch } from './practice-match.ts';

/** A whole match on this screen alone: no account, nothing kept, a hint at each new step. */
export function Practice() {
  const { t } = useWords();
  const [log, setLog] = useState(() => emptyLog(PRESETS.indoor));
  const [hidden, setHidden] = useState<PracticeHint>();
  const hint = practiceHint(log);
  return (
    <ScoreScreen
      match={practiceMatch(t.scoreboard.blue, t.scoreboard.gold)}
      rosters={{ team1: [], team2: [] }}
      written={{
        log,
        isHeld: true,
        now: Date.now,
        record(event) {
          const step = appendEvent(log, event);
          if (!step.ok) return step;
          setLog(step.log);
          return null;
        },
      }}
      corner={
        <p className="sync" data-sync="busy">
          <i className="sync-dot" aria-hidden="true" />
          {t.scoreboard.practice}
        </p>
      }
      notices={
        <>
          {hint && hint !== hidden && (
            <p className="score-banner" role="status">
              {t.scoreboard.hints[hint]}
              <button type="button" onClick={() => setHidden(hint)}>
                {t.scoreScreen.dismiss}
              </button>
            </p>
          )}
          {log.state.status === 'ended' && (
            <p className="score-banner">
              {t.scoreboard.practiceText}
              <button type="button" onClick={() => setLog(emptyLog(PRESETS.indoor))}>
                {t.scoreboard.again}
              </button>
            </p>
          )}
        </>
      }
      exit="/score"
    />
  );
}

import { useEffect, useState } from 'react';
import { PauseLine } from '#app/features/scoring/clock/pause-line.tsx';
import { leftSide } from '#app/features/scoring/points/sides-on-screen.ts';
import { keepScreenOn } from '#app/lib/keep-screen-on.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { ScoreboardPanel } from './scoreboard-panel.tsx';
import { ScoreboardTools } from './scoreboard-tools.tsx';
import { type ReadMatch, useLiveLog } from './use-live-log.ts';

/** Read across a hall: a TV, a laptop or a second phone beside the court. */
export function Scoreboard({ match, read }: { match: Match; read: ReadMatch }) {
  const { t } = useWords();
  const { log, isLost, now } = useLiveLog(read);
  const [isMirrored, setMirrored] = useState(false);
  useEffect(keepScreenOn, []);
  const { state } = log;
  const set = state.sets.at(-1);
  const expected = leftSide(log.rules, state);
  const left = isMirrored ? otherSide(expected) : expected;
  const sides = [left, otherSide(left)] as const;
  const before = state.sets.filter(({ over }) => over);
  return (
    <main className="board" id="main">
      <h1 className="sr">{t.match.title(match.team1.name, match.team2.name)}</h1>
      <div className="board-panels">
        {sides.map((side) => (
          <ScoreboardPanel key={side} match={match} log={log} side={side} />
        ))}
        <p className="board-middle">
          <span>{set ? t.scoreboard.set(set.set) : t.matches.status[state.status]}</span>
          <b className="num">
            <span className="sr">{t.scoreboard.sets} </span>
            {state[`${sides[0]}Wins`]}–{state[`${sides[1]}Wins`]}
          </b>
        </p>
      </div>
      <footer className="board-foot">
        <p className="board-sets num">
          {before.map(({ set: no, ...score }) => (
            <span key={no}>
              {score[`${sides[0]}Score`]}–{score[`${sides[1]}Score`]}
            </span>
          ))}
        </p>
        <div className="board-note" role="status">
          {isLost && <p className="score-banner bad">{t.scoreboard.lost}</p>}
        </div>
        <PauseLine match={match} log={log} now={now} />
        <ScoreboardTools matchId={match.id} onMirror={() => setMirrored(!isMirrored)} />
      </footer>
    </main>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ScoreLevel } from '../menu/score-level.ts';

type Props = {
  state: MatchState;
  left: Side;
  level: ScoreLevel;
  onLevel: () => void;
  exit: string;
  corner: ReactNode;
};

/** The way out, the level, set and set wins as the teams stand, and the state of the connection. */
export function ScoreTop({ state, left, level, onLevel, exit, corner }: Props) {
  const { t, to } = useWords();
  const set = state.currentSet ?? state.sets.length;
  // Between sets the table below names team 1 first, wherever the teams stand next.
  const first = state.currentSet === null ? 'team1' : left;
  const wins =
    first === 'team1' ? [state.team1Wins, state.team2Wins] : [state.team2Wins, state.team1Wins];
  return (
    <header className="score-top">
      <div className="score-ways">
        <a className="icon" href={to(exit)}>
          <span className="sr">{t.scoring.exit}</span>
          <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
            <path d="M12 4 6 10l6 6" />
          </svg>
        </a>
        <button
          className="level-chip"
          type="button"
          aria-label={t.levels.change(t.levels.names[level])}
          onClick={onLevel}
        >
          {t.levels.names[level]}
        </button>
      </div>
      <p className="score-set num">
        {set > 0 && <span>{t.scoring.set(set)}</span>}
        <b>
          <small>{t.scoreboard.sets}</small> {wins[0]} – {wins[1]}
        </b>
      </p>
      {corner}
    </header>
  );
}

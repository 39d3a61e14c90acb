import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ScorerView } from './scorer.ts';
import { SyncCorner } from './sync-corner.tsx';

/** The way out, set and set wins as the teams stand, and the state of the connection. */
export function ScoreTop({ match, view, left }: { match: Match; view: ScorerView; left: Side }) {
  const { t, to } = useWords();
  const { state } = view.book.shown;
  const set = state.currentSet ?? state.sets.length;
  const wins =
    left === 'team1' ? [state.team1Wins, state.team2Wins] : [state.team2Wins, state.team1Wins];
  return (
    <header className="score-top">
      <a className="icon" href={to(`/${match.id}`)}>
        <span className="sr">{t.scoring.exit}</span>
        <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
          <path d="M12 4 6 10l6 6" />
        </svg>
      </a>
      <p className="score-set num">
        {set > 0 && <span>{t.scoring.set(set)}</span>}
        <b>
          {wins[0]} – {wins[1]}
        </b>
      </p>
      <SyncCorner view={view} />
    </header>
  );
}

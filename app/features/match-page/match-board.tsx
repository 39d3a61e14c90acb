import { BestPlayerLine } from '#app/features/best-player/best-player-line.tsx';
import { currentPoints, hasScore } from '#app/features/match-lists/match-groups.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import { BoardFields } from './board/board-fields.tsx';
import { BoardLines } from './board/board-lines.tsx';
import { BoardScore } from './board/board-score.tsx';
import { BoardTeam } from './board/board-team.tsx';
import { BoardTime } from './board/board-time.tsx';
import { MatchWhere } from './board/match-where.tsx';
import type { Play } from './play/board-moment.tsx';

type Props = { match: Match; play: Play | null; best: PlayerSummary | null };

/**
 * The court as the umpire sees it: left the field of team 1, right that of team 2, both in their
 * colours. Every number is found by the updater through `data-k`.
 */
export function MatchBoard({ match, play, best }: Props) {
  const { t } = useWords();
  const tones = matchColors(match.team1, match.team2);
  return (
    <section className="board">
      <h2 className="sr">{t.match.board}</h2>
      <MatchWhere match={match} />
      <div className="court-view">
        <BoardFields match={match} tones={tones} />
        <div className="board-teams">
          <BoardTeam team={match.team1} tones={tones.team1} />
          <BoardTeam team={match.team2} tones={tones.team2} />
        </div>
        {hasScore(match) ? (
          <BoardScore match={match} points={currentPoints(match)} tones={tones} />
        ) : (
          <BoardTime match={match} />
        )}
      </div>
      <BoardLines match={match} play={play} />
      {best && <BestPlayerLine match={match} player={best} />}
    </section>
  );
}

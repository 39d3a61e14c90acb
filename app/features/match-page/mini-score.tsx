import { Crest } from '#app/features/crest/crest.tsx';
import { currentPoints, hasScore } from '#app/features/match-lists/match-groups.ts';
import type { Match } from '#contract/matches/match.ts';
import { initialsOf } from '#domain/crest/crest-shape.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import { BoardFields } from './board/board-fields.tsx';
import { inkClass } from './board/ink-class.ts';

/**
 * The score in one line, for people who read further down. It lies behind the end of the board and stays
 * at the top when the board has left: no script, no animation. The board has told it already.
 */
export function MiniScore({ match }: { match: Match }) {
  if (!hasScore(match)) return null;
  const tones = matchColors(match.team1, match.team2);
  const points = currentPoints(match);
  const isLive = match.status === 'Live';
  return (
    <div className="mini num" aria-hidden="true">
      <div>
        <BoardFields match={{ ...match, winner: null }} tones={tones} />
        {([1, 2] as const).map((side) => {
          const team = side === 1 ? match.team1 : match.team2;
          const key = isLive ? 'p' : 'w';
          return (
            <p key={side} className={inkClass(side === 1 ? tones.team1 : tones.team2)}>
              <Crest {...team} size={24} />
              {initialsOf(team.name)}
              <strong data-k={`${key}${side}`}>
                {isLive ? points[`team${side}`] : match[`team${side}Wins`]}
              </strong>
            </p>
          );
        })}
        {isLive && (
          <span className="mini-sets">
            <span data-k="w1">{match.team1Wins}</span>–<span data-k="w2">{match.team2Wins}</span>
          </span>
        )}
      </div>
    </div>
  );
}

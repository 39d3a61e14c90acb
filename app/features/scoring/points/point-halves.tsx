import { useWords } from '#app/lib/use-words.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { quickTap } from './quick-tap.ts';
import { teamPaint } from './team-colors.ts';

type Props = {
  match: ScoredTeams;
  state: MatchState;
  left: Side;
  isTapPaused: boolean;
  /** The side that has just scored: it needs a long press now. */
  guarded: Side | null;
  onPoint: (side: Side, isLong: boolean) => void;
  onMissed: () => void;
};

/** The two halves of the screen are the two buttons; screen readers hear the score after each tap. */
export function PointHalves({ left, isTapPaused, guarded, ...half }: Props) {
  const { match, state } = half;
  const sides = [left, otherSide(left)];
  return (
    <>
      <div
        className="halves"
        data-tap-pause={isTapPaused ? '' : undefined}
        data-guarded={guarded ?? undefined}
      >
        {sides.map((side) => (
          <PointHalf key={side} side={side} {...half} />
        ))}
      </div>
      <p className="sr" role="status">
        {sides.map((side) => `${match[side].name} ${pointsOf(state, side)}`).join(', ')}
      </p>
    </>
  );
}

/** The points of a side in the set that is played. */
function pointsOf({ sets }: MatchState, side: Side): number {
  const set = sets.at(-1);
  return (side === 'team1' ? set?.team1Score : set?.team2Score) ?? 0;
}

type HalfProps = Omit<Props, 'left' | 'isTapPaused' | 'guarded'> & { side: Side };

function PointHalf({ match, state, side, onPoint, onMissed }: HalfProps) {
  const { t } = useWords();
  const team = match[side];
  const isAt = (point: Side | 'both' | null) => point === side || point === 'both';
  return (
    <button
      className="half"
      type="button"
      style={teamPaint(match, side)}
      {...quickTap((isLong) => onPoint(side, isLong), onMissed)}
    >
      <span className="half-name">
        <span className="sr">{t.scoring.pointFor} </span>
        {team.name}
      </span>
      <span className="half-score num">
        <span className="sr">{t.scoring.now} </span>
        {pointsOf(state, side)}
      </span>
      {isUntouched(state) && (
        <span className="half-hint" aria-hidden="true">
          {t.scoring.tapHere}
        </span>
      )}
      <span className="half-foot">
        {state.serving === side && (
          <span className="half-serve">
            <i aria-hidden="true" />
            {t.scoring.serves}
          </span>
        )}
        {isAt(state.matchPoint) ? (
          <b>{t.scoring.matchPoint}</b>
        ) : (
          isAt(state.setPoint) && <b>{t.scoring.setPoint}</b>
        )}
      </span>
    </button>
  );
}

/** Nobody has scored yet: whoever holds the screen may never have seen it. */
function isUntouched({ sets }: MatchState): boolean {
  const [first] = sets;
  return sets.length === 1 && first!.team1Score + first!.team2Score === 0;
}

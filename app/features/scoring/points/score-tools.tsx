import { useWords } from '#app/lib/use-words.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { timeoutLimit } from '#domain/volleyball/timeout-limit.ts';
import type { ScoredTeams } from '../scored-teams.ts';

type Props = {
  match: ScoredTeams;
  rules: MatchRules;
  /** The set in play; without one there are no time-outs to take. */
  set: SetState | null;
  left: Side;
  /** The entry that undo would take back; null where there is none. */
  undoWhat: string | null;
  onUndo: () => void;
  /** The side that has scored within the last seconds: undo says so. */
  fresh: Side | null;
  onTimeout: (side: Side) => void;
  onMore: () => void;
  /** Undo under the left thumb instead of the right one. */
  isLeftHanded: boolean;
};

/** Small at the lower edge: time-outs under their team, undo and the rest between them. */
export function ScoreTools(props: Props) {
  const { t } = useWords();
  const { match, left, undoWhat, onUndo, fresh, onMore, isLeftHanded } = props;
  const isFresh = fresh !== null && undoWhat !== null;
  return (
    <div className="score-tools" data-left-handed={isLeftHanded ? '' : undefined}>
      <TimeoutButton {...props} side={left} />
      <button
        className="tool tool-undo"
        type="button"
        data-fresh={isFresh ? '' : undefined}
        disabled={undoWhat === null}
        aria-label={undoWhat === null ? t.scoring.nothingToUndo : t.scoring.undoWhat(undoWhat)}
        onClick={onUndo}
      >
        <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
          <path d="M7 3 3 7l4 4M3 7h8a5 5 0 0 1 0 10H7" />
        </svg>
        {/* Drawn by the style: the name of the button says it in its own words. */}
        {isFresh && <i className="undo-chip" data-text={t.taps.plusOne(match[fresh].name)} />}
        {t.scoring.undo}
      </button>
      <button className="tool" type="button" onClick={onMore}>
        <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
          <path d="M3 6h14M3 10h14M3 14h14" />
        </svg>
        {t.scoring.more}
      </button>
      <TimeoutButton {...props} side={otherSide(left)} />
    </div>
  );
}

function TimeoutButton({ match, rules, set, onTimeout, side }: Props & { side: Side }) {
  const { t } = useWords();
  const limit = set === null ? rules.timeouts.perSet : timeoutLimit(rules, set, side);
  const taken = set?.[side].timeouts ?? 0;
  const remaining = Math.max(0, limit - taken);
  return (
    <button
      className="tool"
      type="button"
      disabled={set === null || remaining === 0}
      aria-label={t.scoring.timeoutFor(match[side].name, remaining)}
      onClick={() => onTimeout(side)}
    >
      <span className="timeout-dots" aria-hidden="true">
        {Array.from({ length: limit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and keep their places.
          <i key={index} data-taken={index < taken ? '' : undefined} />
        ))}
      </span>
      {t.scoring.timeout}
    </button>
  );
}

import { halfColors } from '#app/features/scoring/points/team-colors.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import type { Side } from '#domain/volleyball/side.ts';

type Props = { match: Match; log: MatchLog; side: Side };

/** One team: its points as large as fit, and whatever else is told from afar. */
export function ScoreboardPanel({ match, log, side }: Props) {
  const { t } = useWords();
  const { state, rules } = log;
  const set = state.sets.at(-1);
  const { name } = match[side];
  const isAt = (point: Side | 'both' | null) => point === side || point === 'both';
  const { perSet, inDecider } = rules.timeouts;
  const timeouts = set && isDecidingSet(rules, set.set) ? inDecider : perSet;
  const taken = set?.[side].timeouts ?? 0;
  return (
    <section className="board-panel" style={halfColors(match, side)} data-side={side}>
      <h2>{name}</h2>
      <p className="board-points num">
        <span className="sr">{t.scoreboard.points(name, set?.[`${side}Score`] ?? 0)}</span>
        <span aria-hidden="true">{set?.[`${side}Score`] ?? 0}</span>
      </p>
      <p className="half-foot">
        {state.serving === side && (
          <span className="half-serve">
            <i aria-hidden="true" />
            {t.scoreboard.serves}
          </span>
        )}
        {isAt(state.matchPoint) ? (
          <b>{t.scoreboard.matchPoint}</b>
        ) : (
          isAt(state.setPoint) && <b>{t.scoreboard.setPoint}</b>
        )}
        <span
          className="timeout-dots"
          role="img"
          aria-label={t.scoreboard.timeouts(taken, timeouts)}
        >
          {Array.from({ length: timeouts }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and keep their places.
            <i key={index} data-taken={index < taken ? '' : undefined} />
          ))}
        </span>
      </p>
    </section>
  );
}

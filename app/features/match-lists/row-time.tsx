import { resultFor } from '#app/features/match-page/head-to-head/head-to-head.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { RowDate } from './row-date.tsx';

/** Between two sets of a live match. */
export function isRest({ currentSet, decided, sets }: Match): boolean {
  return currentSet === null && !decided && sets.length > 0;
}

type Props = {
  match: Match;
  /** The set in play, or the last one; 0 before the first. */
  set: number;
  /** The team whose result it is. */
  of?: string;
};

/** The left end of a row: when it begins, which set is played, or how it ended. */
export function RowTime({ match, set, of }: Props) {
  const { t, language } = useWords();
  const day = <span className="row-day">{formatShortDay(language, match.matchDate)}</span>;
  switch (match.status) {
    case 'Live':
      return <LiveTime match={match} set={set} />;
    case 'not started':
      return (
        <span className="row-time">
          {match.notBefore && <span>{t.fixtures.notBefore}</span>}
          <RowDate {...match} />
          <span className="sr">{t.matches.status['not started']}</span>
        </span>
      );
    case 'ended': {
      const result = of === undefined ? null : resultFor(match, of);
      return (
        <span className="row-time">
          {result ? (
            <abbr className={`f${result}`} title={t.match.formWords[result]}>
              {t.match.formLetters[result]}
            </abbr>
          ) : (
            <span>{t.matches.end}</span>
          )}
          {day}
        </span>
      );
    }
    default:
      return (
        <span className="row-time">
          <s>{match.matchTime}</s>
          <b className="note">{t.matches.status[match.status]}</b>
          {day}
        </span>
      );
  }
}

/** The script writes the set and shows the words of the moment. */
function LiveTime({ match, set }: Props) {
  const { t } = useWords();
  return (
    <span className="row-time">
      <b
        className="now"
        data-k="set"
        data-set={t.matches.setTemplate}
        data-interval={t.matches.interval}
      >
        {set > 0 ? (isRest(match) ? t.matches.interval : t.matches.set(set)) : t.matches.live}
      </b>
      <i className="dot" />
      <span className="at-set">{t.matches.setPoint}</span>
      <span className="at-match">{t.matches.matchPoint}</span>
    </span>
  );
}

import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { NetAndBall } from './board-score.tsx';

/** Day and hour of a match to come; struck through where they no longer hold. */
export function BoardTime({ match }: { match: Match }) {
  const { t, language } = useWords();
  const isOff = match.status === 'postponed' || match.status === 'cancelled';
  return (
    <div className="board-score num">
      <NetAndBall hasBall={false} />
      <p className={isOff ? 'board-time off' : 'board-time'}>
        {match.matchTime !== UNKNOWN_TIME && (
          <time dateTime={match.startsAt}>
            {match.notBefore && <small>{t.fixtures.notBefore}</small>}
            {match.matchTime}
          </time>
        )}
        <span>{formatDay(language, match.matchDate, 'dated')}</span>
      </p>
    </div>
  );
}

import { currentPoints } from '#app/features/match-lists/match-groups.ts';
import { formatClock, formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { headlineOf } from '../headline.ts';
import { BoardMoment, lineOf, type Play } from '../play/board-moment.tsx';
import { isInterval } from '../play/interval.ts';

/** Under the fields: the state of the match, and below it the moment or the headline. */
export function BoardLines({ match, play }: { match: Match; play: Play | null }) {
  const headline = headlineOf(match, useWords());
  return (
    <>
      <StateLine match={match} play={play} />
      {match.status === 'Live' && <BoardMoment match={match} play={play} />}
      {headline !== null && <p className="headline">{headline}</p>}
    </>
  );
}

function StateLine({ match, play }: { match: Match; play: Play | null }) {
  const { t, language } = useWords();
  const isLive = match.status === 'Live';
  const isOff = match.status === 'postponed' || match.status === 'cancelled';
  const points = currentPoints(match);
  const isRest = isInterval(lineOf(match));
  const minutes = match.sets.reduce((sum, set) => sum + (set.minutes ?? 0), 0);
  return (
    <p className={isOff ? 'say off' : 'say'}>
      {isLive ? (
        <b className="board-live">{t.matches.live}</b>
      ) : (
        <b>{resultText(match, t) ?? t.matches.status[match.status]}</b>
      )}
      {isLive && (
        <span
          data-k="set"
          data-set={t.matches.setTemplate}
          data-interval={t.match.intervalTemplate}
        >
          {points.set > 0 && (isRest ? t.match.interval(points.set + 1) : t.match.set(points.set))}
        </span>
      )}
      {isLive && (
        <span
          className="back"
          data-back={t.match.backAt}
          data-rest={play?.interval?.rests.join(' ')}
        >
          {isRest && play?.interval?.backAt && t.match.backAt.replace('{t}', play.interval.backAt)}
        </span>
      )}
      {match.winner !== null && minutes > 0 && <span>{t.match.minutes(minutes)}</span>}
      {match.detail !== 'none' && <span>{t.match.level[match.detail]}</span>}
      {match.sheetVersion > 0 && (
        <span>
          {match.sheetVersion === 1
            ? t.match.officialSheet
            : t.match.correctedSheet(match.sheetVersion)}
        </span>
      )}
      {match.status !== 'not started' && (
        <span
          className="say-end"
          data-fresh={Date.parse(match.updatedAt)}
          data-seconds={t.match.updatedAgo}
          data-minutes={t.match.updatedMinutesAgo}
          data-waiting={t.match.reconnecting}
        >
          {t.match.updated(
            isLive ? formatClock(match.updatedAt) : formatMoment(language, match.updatedAt),
          )}
        </span>
      )}
    </p>
  );
}

/** The specification's sentence once the match is over. */
function resultText(match: Match, t: ReturnType<typeof useWords>['t']): string | null {
  const { team1, team2, team1Wins, team2Wins, winner } = match;
  if (winner === null) return null;
  if (winner === 'draw') return t.match.draw;
  return winner === 'team1'
    ? t.match.wins(team1.name, team1Wins, team2Wins)
    : t.match.wins(team2.name, team2Wins, team1Wins);
}

import { Crest } from '#app/features/crest/crest.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { currentPoints, hasScore } from '#app/features/match-lists/match-groups.ts';
import { ServeDot } from '#app/features/match-lists/serve-dot.tsx';
import { formatClock, formatDay, formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/season.ts';
import { BoardMoment, lineOf, type Play } from './play/board-moment.tsx';
import { isInterval } from './play/interval.ts';
import { roundText } from './round-text.ts';

/** The state of the match at a glance; every number is found by the updater through `data-k`. */
export function MatchBoard({ match, play }: { match: Match; play: Play | null }) {
  const { t, language, to } = useWords();
  const isLive = match.status === 'Live';
  const points = currentPoints(match);
  const isRest = isInterval(lineOf(match));
  return (
    <section className="card board">
      <p className="board-where">
        {match.league ? (
          <a className="link" href={to(`/league/${match.league.id}`)}>
            {match.league.name}
          </a>
        ) : (
          <span>{match.matchType === 'Beach' ? t.matches.beach : t.matches.friendly}</span>
        )}
        {match.round && <span>{roundText(t, match.round)}</span>}
        {match.group && <span>{groupTitle(t, match.group.name)}</span>}
        {match.demo && <span className="chip">{t.matches.demo}</span>}
      </p>
      <div className="board-teams">
        <BoardTeam match={match} side={1} />
        {hasScore(match) ? (
          <p className="board-score num">
            <span className="sr">{t.match.setWins}</span>
            <b data-k="w1">{match.team1Wins}</b>
            <span aria-hidden="true">–</span>
            <b data-k="w2">{match.team2Wins}</b>
          </p>
        ) : (
          <p className="board-time num">
            {match.matchTime !== UNKNOWN_TIME && (
              <time dateTime={match.startsAt}>{match.matchTime}</time>
            )}
            <span>{formatDay(language, match.matchDate, 'dated')}</span>
          </p>
        )}
        <BoardTeam match={match} side={2} />
      </div>
      {isLive && (
        <p className="board-points num">
          <span className="sr">{t.match.points}</span>
          <ServeDot side={1} name={match.team1.name} />
          <b data-k="p1">{points.team1}</b>
          <span aria-hidden="true">:</span>
          <b data-k="p2">{points.team2}</b>
          <ServeDot side={2} name={match.team2.name} />
        </p>
      )}
      {isLive && <BoardMoment match={match} play={play} />}
      <MatchBanner match={match} />
      <p className="chips">
        {isLive ? (
          <b className="live">{t.matches.live}</b>
        ) : (
          <span className="chip">{t.matches.status[match.status]}</span>
        )}
        {isLive && (
          <span
            className="chip"
            data-k="set"
            data-set={t.matches.setTemplate}
            data-interval={t.match.intervalTemplate}
          >
            {points.set > 0 &&
              (isRest ? t.match.interval(points.set + 1) : t.match.set(points.set))}
          </span>
        )}
        {match.detail !== 'none' && (
          <span className="chip detail">{t.match.level[match.detail]}</span>
        )}
        {match.sheetVersion > 0 && (
          <span className="chip">
            {match.sheetVersion === 1
              ? t.match.officialSheet
              : t.match.correctedSheet(match.sheetVersion)}
          </span>
        )}
        {match.status !== 'not started' && (
          <span
            className="chip num"
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
    </section>
  );
}

function BoardTeam({ match, side }: { match: Match; side: 1 | 2 }) {
  const { to } = useWords();
  const team = side === 1 ? match.team1 : match.team2;
  return (
    <a className="board-team" href={to(`/team/${team.id}`)}>
      <Crest {...team} size={48} />
      <span className="name">{team.name}</span>
    </a>
  );
}

/** The specification's sentence once the match is over. */
function MatchBanner({ match }: { match: Match }) {
  const { t } = useWords();
  const { team1, team2, team1Wins, team2Wins, winner } = match;
  if (winner === null) return null;
  const forfeiting = match.forfeit === 'team1' ? team1 : match.forfeit === 'team2' ? team2 : null;
  return (
    <p className="banner">
      {winner === 'draw'
        ? t.match.draw
        : winner === 'team1'
          ? t.match.wins(team1.name, team1Wins, team2Wins)
          : t.match.wins(team2.name, team2Wins, team1Wins)}
      {forfeiting && <span className="block text-sm">{t.match.forfeit(forfeiting.name)}</span>}
    </p>
  );
}

import { Crest } from '#app/features/crest/crest.tsx';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { currentPoints, hasScore } from './match-groups.ts';
import { RowDate } from './row-date.tsx';
import { ServeDot } from './serve-dot.tsx';

/**
 * One match as one link. The updater finds the row by `data-match` and its numbers by `data-k`:
 * w set wins, p points of the running set, each with 1 or 2 for the team; `data-serve` on the row.
 */
export function MatchRow({ match, isOpen }: { match: Match; isOpen?: boolean }) {
  const { to } = useWords();
  const isLive = match.status === 'Live';
  const points = currentPoints(match);
  const serve = match.serving === 'team1' ? 1 : match.serving === 'team2' ? 2 : 0;
  return (
    <li
      className="row"
      data-match={match.id}
      data-v={match.version}
      data-status={match.status}
      data-serve={isLive ? serve : undefined}
    >
      <a href={to(`/${match.id}`)} aria-current={isOpen ? 'true' : undefined}>
        <RowTime match={match} set={points.set} />
        <span className="row-teams">
          <RowTeam match={match} side={1} points={isLive ? points.team1 : null} />
          <RowTeam match={match} side={2} points={isLive ? points.team2 : null} />
        </span>
      </a>
    </li>
  );
}

/** Between two sets of a live match. */
function isRest({ currentSet, decided, sets }: Match): boolean {
  return currentSet === null && !decided && sets.length > 0;
}

function RowTime({ match, set }: { match: Match; set: number }) {
  const { t, language } = useWords();
  const day = formatShortDay(language, match.matchDate);
  if (match.status === 'Live') {
    return (
      <span className="row-time">
        <b className="live">{t.matches.live}</b>
        <span data-k="set" data-set={t.matches.setTemplate} data-interval={t.matches.interval}>
          {set > 0 ? (isRest(match) ? t.matches.interval : t.matches.set(set)) : null}
        </span>
        <span>{day}</span>
      </span>
    );
  }
  if (match.status === 'not started') {
    return (
      <span className="row-time">
        {match.notBefore && <span>{t.fixtures.notBefore}</span>}
        <RowDate {...match} />
        <span className="sr">{t.matches.status['not started']}</span>
      </span>
    );
  }
  return (
    <span className="row-time">
      <span>{t.matches.status[match.status]}</span>
      <span>{day}</span>
    </span>
  );
}

function RowTeam({ match, side, points }: { match: Match; side: 1 | 2; points: number | null }) {
  const { t } = useWords();
  const team: TeamRef = side === 1 ? match.team1 : match.team2;
  const wins = side === 1 ? match.team1Wins : match.team2Wins;
  const isWinner = match.winner === (side === 1 ? 'team1' : 'team2');
  return (
    <span className={isWinner ? 'row-team won' : 'row-team'}>
      <Crest {...team} size={20} />
      <span className="name" title={team.name.length > 18 ? team.name : undefined}>
        {team.name}
      </span>
      {points !== null && <ServeDot side={side} />}
      <RowSets match={match} side={side} />
      {hasScore(match) && (
        <>
          <span className="sr">{t.match.setWins}</span>
          <b className="num wins" data-k={`w${side}`}>
            {wins}
          </b>
        </>
      )}
      {points !== null && (
        <>
          <span className="sr">{t.match.points}</span>
          <b className="num points" data-k={`p${side}`}>
            {points}
          </b>
        </>
      )}
    </span>
  );
}

const COLUMNS = [1, 2, 3, 4, 5];

/** Points of the sets that are over, where the row is wide enough; the match's own page tells all. */
function RowSets({ match, side }: { match: Match; side: 1 | 2 }) {
  const over = match.sets.filter((set) => set.winner !== null);
  const isLive = match.status === 'Live';
  if (over.length === 0 && !isLive) return null;
  return (
    <span className="row-sets" aria-hidden="true" data-k={`o${side}`}>
      {over.map((set) => {
        const points = side === 1 ? set.team1Score : set.team2Score;
        return set.winner === `team${side}` ? (
          <b key={set.set}>{points}</b>
        ) : (
          <i key={set.set}>{points}</i>
        );
      })}
      {/* Of a live match the script fills in the next ones. */}
      {isLive && COLUMNS.slice(over.length).map((column) => <i key={column} />)}
    </span>
  );
}

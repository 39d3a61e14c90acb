import { Crest } from '#app/features/crest/crest.tsx';
import { FollowPlace } from '#app/features/follow/follow-place.tsx';
import { subjectCodes } from '#app/features/follow/subject-codes.ts';
import { placeOf } from '#app/lib/match-place.ts';
import { useWords } from '#app/lib/use-words.ts';
import { momentOf } from '#contract/matches/live.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { canBeFollowed, currentPoints, hasScore } from './match-groups.ts';
import { isRest, RowTime } from './row-time.tsx';
import { ServeDot } from './serve-dot.tsx';

type Props = {
  match: Match;
  /** The team whose result it is. */
  of?: string;
  /** Of its address: the list that stays beside it. */
  query?: string;
  /** The ground that stands above the row already. */
  ground?: string;
};

/**
 * One match as one link. The updater finds the row by `data-match` and its numbers by `data-k`:
 * w set wins, p points of the running set, each with 1 or 2 for the team; `data-serve` and
 * `data-moment` (set and match point, as a line tells them) on the row.
 */
export function MatchRow({ match, of, query = '', ground }: Props) {
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
      data-moment={isLive ? momentOf(match.setPoint, match.matchPoint) : undefined}
      data-over={isLive && isRest(match) ? '' : undefined}
      data-of={subjectCodes(match)}
    >
      <a href={to(`/${match.id}`) + query}>
        <RowTime match={match} set={points.set} of={of} />
        <span className="row-teams">
          <RowTeam match={match} side={1} points={isLive ? points.team1 : null} />
          <RowTeam match={match} side={2} points={isLive ? points.team2 : null} />
          {match.status !== 'ended' && <RowPlace match={match} ground={ground} />}
        </span>
      </a>
      {canBeFollowed(match) && <FollowPlace />}
    </li>
  );
}

/** The way to the ground, after a mark where the match was moved; one that is over has its own page. */
function RowPlace({ match, ground }: Pick<Props, 'match' | 'ground'>) {
  const { t } = useWords();
  const { court } = match;
  const place = placeOf({ location: match.location === ground ? '' : match.location, court }, t);
  const isMoved = match.movedFrom && match.status === 'not started';
  if (place === '' && !isMoved) return null;
  return (
    <span className="row-note">
      {isMoved && <b>{t.matches.changed}</b>}
      {isMoved && place !== '' && ' · '}
      {place}
    </span>
  );
}

/** A name that is longer goes on in a second line where the row is narrow. */
const LONG_NAME = 14;

function RowTeam({ match, side, points }: { match: Match; side: 1 | 2; points: number | null }) {
  const { t } = useWords();
  const team: TeamRef = side === 1 ? match.team1 : match.team2;
  const wins = side === 1 ? match.team1Wins : match.team2Wins;
  const isWinner = match.winner === (side === 1 ? 'team1' : 'team2');
  return (
    <span className={isWinner ? 'row-team won' : 'row-team'}>
      <Crest {...team} size={20} />
      <span className={team.name.length > LONG_NAME ? 'name long' : 'name'}>{team.name}</span>
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

/** Points of the sets that are over; the match's own page tells all. */
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

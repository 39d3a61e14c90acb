import { Crest } from '#app/features/crest/crest.tsx';
import { formatWeekdayDay } from '#app/lib/day-format.ts';
import { placeOf } from '#app/lib/match-place.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { currentPoints } from '../../match-lists/match-groups.ts';
import type { Column } from '../lists/record-grid.tsx';

/**
 * The columns of the specification's table of matches, with place and status. In a league its name
 * stands above already, and whether men or women play does too.
 */
export function matchColumns(words: Words, isOfLeague = false): Column<Match>[] {
  const columns = [...teamColumns(words), ...(isOfLeague ? [] : typeColumns(words))];
  return [...columns, ...planColumns(words)];
}

function teamColumns({ t }: Words): Column<Match>[] {
  return [
    { label: t.admin.number, className: 'num none', cell: (_, number) => number },
    {
      label: t.admin.team1,
      sort: 'team1',
      className: 'full',
      cell: ({ team1 }) => <TeamName team={team1} />,
    },
    {
      label: t.admin.team2,
      sort: 'team2',
      className: 'full',
      cell: ({ team2 }) => <TeamName team={team2} />,
    },
  ];
}

function typeColumns({ t }: Words): Column<Match>[] {
  return [
    {
      label: t.admin.gender,
      className: 'minor',
      cell: ({ gender }) => wordFor(gender, t.admin.genders),
    },
    {
      label: t.admin.matchType,
      sort: 'type',
      className: 'minor',
      cell: (match) => typeOf(match, t.admin),
    },
  ];
}

function planColumns({ t, language }: Words): Column<Match>[] {
  return [
    {
      label: t.admin.date,
      sort: 'date',
      className: 'minor num',
      cell: ({ matchDate }) => (
        <time dateTime={matchDate}>
          {formatWeekdayDay(language, matchDate)} {matchDate.slice(0, 4)}
        </time>
      ),
    },
    {
      label: t.admin.time,
      className: 'minor num',
      cell: ({ matchTime }) => (matchTime === UNKNOWN_TIME ? '–' : matchTime),
    },
    { label: t.admin.location, className: 'minor', cell: (match) => placeOf(match, t) },
    {
      label: t.admin.status,
      sort: 'status',
      className: 'num',
      cell: (match) => (
        <>
          <span className={match.status === 'Live' ? 'live' : 'chip'}>
            {t.admin.statuses[match.status]}
          </span>
          <MatchScore match={match} />
        </>
      ),
    },
  ];
}

function TeamName({ team }: { team: TeamRef }) {
  return (
    <span className="named">
      <Crest {...team} size={20} />
      {team.name}
    </span>
  );
}

function typeOf(match: Match, words: { friendly: string; beach: string }): string {
  if (match.league !== null) return match.league.name;
  return match.matchType === 'Beach' ? words.beach : words.friendly;
}

/** Set wins, and of a live match the points of the set in play. */
function MatchScore({ match }: { match: Match }) {
  const isLive = match.status === 'Live';
  if (!isLive && match.team1Wins + match.team2Wins === 0) return null;
  const { set, team1, team2 } = currentPoints(match);
  return (
    <b className="num">
      {` ${match.team1Wins}–${match.team2Wins}`}
      {isLive && set > 0 && ` (${team1}–${team2})`}
    </b>
  );
}

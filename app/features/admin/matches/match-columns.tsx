import { Crest } from '#app/features/crest/crest.tsx';
import { formatShortDay } from '#app/lib/day-format.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/season.ts';
import { wordFor } from '../../../lib/word-for.ts';
import type { Column } from '../lists/record-grid.tsx';

/** The columns of the specification's table of matches, and the status. */
export function matchColumns({ t, language }: Words): Column<Match>[] {
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
    {
      label: t.admin.gender,
      className: 'minor',
      cell: ({ gender }) => wordFor(gender, t.admin.playerGenders),
    },
    {
      label: t.admin.matchType,
      sort: 'type',
      className: 'minor',
      cell: (match) => typeOf(match, t.admin),
    },
    {
      label: t.admin.date,
      sort: 'date',
      className: 'minor num',
      cell: ({ matchDate }) => (
        <time dateTime={matchDate}>
          {formatShortDay(language, matchDate)} {matchDate.slice(0, 4)}
        </time>
      ),
    },
    {
      label: t.admin.time,
      className: 'minor num',
      cell: ({ matchTime }) => (matchTime === UNKNOWN_TIME ? '–' : matchTime),
    },
    {
      label: t.admin.status,
      sort: 'status',
      className: 'num',
      cell: (match) => (
        <>
          <span className={match.status === 'Live' ? 'live' : 'chip'}>
            {t.admin.statuses[match.status]}
          </span>
          {match.team1Wins + match.team2Wins > 0 && (
            <b className="num"> {`${match.team1Wins}–${match.team2Wins}`}</b>
          )}
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

import { Link } from 'react-router';
import { Crest } from '#app/features/crest/crest.tsx';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import type { TeamRef } from '#contract/team.ts';
import { wordFor } from './word-for.ts';

/** Rows of matches; `onDelete` where they may be deleted. */
export function MatchTable({
  matches,
  onDelete,
}: {
  matches: readonly Match[];
  onDelete?: (match: Match) => void;
}) {
  const { t, to, language } = useWords();
  return (
    <div className="admin-card">
      <table className="grid-table">
        <thead>
          <tr>
            <th scope="col">{t.admin.number}</th>
            <th scope="col">{t.admin.team1}</th>
            <th scope="col">{t.admin.team2}</th>
            <th scope="col">{t.admin.gender}</th>
            <th scope="col">{t.admin.matchType}</th>
            <th scope="col">{t.admin.date}</th>
            <th scope="col">{t.admin.time}</th>
            <th scope="col">{t.admin.status}</th>
            <th scope="col" className="actions">
              {t.admin.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match, index) => (
            <tr key={match.id}>
              <td className="num none">{index + 1}</td>
              <td className="full">
                <TeamName team={match.team1} />
              </td>
              <td className="full">
                <TeamName team={match.team2} />
              </td>
              <td className="minor">{wordFor(match.gender, t.admin.playerGenders)}</td>
              <td className="minor">{typeOf(match, t.admin)}</td>
              <td className="minor num">{formatShortDay(language, match.matchDate)}</td>
              <td className="minor num">{match.matchTime}</td>
              <td>
                <span className={match.status === 'Live' ? 'live' : 'chip'}>
                  {t.admin.statuses[match.status]}
                </span>
              </td>
              <td className="actions">
                <Link className="row-action" to={to(`/admin/matchView/${match.id}`)}>
                  {t.admin.view}
                  <span className="sr"> {t.match.title(match.team1.name, match.team2.name)}</span>
                </Link>
                {onDelete && (
                  <button className="row-action bad" type="button" onClick={() => onDelete(match)}>
                    {t.admin.delete}
                    <span className="sr"> {t.match.title(match.team1.name, match.team2.name)}</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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

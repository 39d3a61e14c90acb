import { Link } from 'react-router';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Clash } from '#contract/administration/summary.ts';

/** Each team, court or official that is wanted twice at one time, by name, with its matches. */
export function ClashList({ clashes }: { clashes: readonly Clash[] }) {
  const { t, to, language } = useWords();
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.clashes.title}</h2>
      <ul className="clash-list">
        {clashes.map(({ cause, name, date, matches }) => (
          <li key={`${cause} ${name} ${matches.map(({ id }) => id).join()}`}>
            <b>{t.clashes.causes[cause](name)}</b>
            <span className="text-quiet">{formatDay(language, date, 'dated')}</span>
            <Remedy cause={cause} match={matches.at(-1)} />
            <ul>
              {matches.map((match) => (
                <li key={match.id}>
                  <span className="num">{match.time}</span>{' '}
                  {match.court && `${t.fixtures.court(match.court)} `}
                  <Link className="link" to={to(`/admin/matchView/${match.id}`)}>
                    {t.match.title(match.team1, match.team2)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemedyProps = { cause: Clash['cause']; match: Clash['matches'][number] | undefined };

/** Another official is found at the match itself, another hour in the calendar of its league. */
function Remedy({ cause, match }: RemedyProps) {
  const { t, to } = useWords();
  if (match === undefined) return null;
  const isMoved = cause !== 'official' && match.league !== null;
  const place = isMoved
    ? `/admin/viewLeagues/${match.league}/calendarList`
    : `/admin/matchView/${match.id}`;
  return (
    <Link className="link" to={to(place)}>
      {cause === 'official' ? t.clashes.otherOfficial : t.clashes.move}
    </Link>
  );
}

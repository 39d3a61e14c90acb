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
            <ul>
              {matches.map((match) => (
                <li key={match.id}>
                  <span className="num">{match.time}</span>{' '}
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

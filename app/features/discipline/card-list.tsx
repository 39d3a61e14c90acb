import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Discipline } from '#contract/discipline/discipline.ts';
import { personName } from './person-name.ts';

/** The cards of a league, the latest first. */
export function CardList({ cards }: Pick<Discipline, 'cards'>) {
  const { t, to, language } = useWords();
  if (cards.length === 0) return <p className="empty">{t.discipline.noCards}</p>;
  return (
    <ul className="waiting-list">
      {cards.map(({ id, match, team, person, grade, set }) => (
        <li key={id} className="decision">
          <span className="num">{formatShortDay(language, match.matchDate)}</span>
          <span>
            <b>{personName(person, t)}</b> {team.name}
            <span className="planned-about">
              {t.discipline.grades[grade]}
              {set === null ? '' : `, ${t.discipline.set(set)}`} ·{' '}
              <a className="link" href={to(`/${match.id}`)}>
                {match.team1} – {match.team2}
              </a>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

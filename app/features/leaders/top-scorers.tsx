import { useWords } from '#app/lib/use-words.ts';
import type { Leaders } from '#contract/leagues/leaders.ts';

type Props = { league: string; leaders: Pick<Leaders, 'points' | 'withScorers'> };

/** Those with most points, as many as were asked for; nothing where no log names who made points. */
export function TopScorers({ league, leaders: { points, withScorers } }: Props) {
  const { t, to } = useWords();
  if (points.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">
        <a href={to(`/league/${league}/statistics`)}>{t.leaders.lists.points}</a>{' '}
        <small>{t.people.fromMatches(withScorers)}</small>
      </h2>
      <ol className="squad-lines">
        {points.map((leader) => (
          <li key={leader.player.id}>
            <a href={to(`/player-profile/${leader.player.id}`)}>
              <i>{1 + points.filter((other) => other.points > leader.points).length}</i>
              <span>
                {leader.player.name}
                <small>{leader.team.name}</small>
              </span>
              <b>{leader.points}</b>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

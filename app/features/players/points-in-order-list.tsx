import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { SetPoints } from './points-in-order.ts';

type Props = { match: Match; sets: readonly SetPoints[] };

/** The points of a player in the course of a match: a line of scores for each set. */
export function PointsInOrderList({ match, sets }: Props) {
  const { t, to } = useWords();
  return (
    <section>
      <h2 className="table-title">
        {t.people.pointsInOrder}{' '}
        <small>
          <a className="link" href={to(`/${match.id}`)}>
            {t.match.title(match.team1.name, match.team2.name)}
          </a>
        </small>
      </h2>
      {sets
        .filter(({ points }) => points.length > 0)
        .map(({ set, points }) => (
          <p key={set} className="in-order">
            <b>{t.matches.set(set)}</b>
            <span>
              {points.map(({ score, kind }, at) => (
                <span key={score}>
                  {at > 0 && ', '}
                  {score}
                  {kind && <em> {t.people.ownPoints[kind]}</em>}
                </span>
              ))}
            </span>
            <b>{points.length}</b>
          </p>
        ))}
      <p className="zone">{t.people.scoreAfter}</p>
    </section>
  );
}

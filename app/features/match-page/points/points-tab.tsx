import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { KeyMoment } from './key-moments.ts';
import { Ladder } from './ladder-view.tsx';
import type { PointsPage } from './points-page.ts';
import { pointsText } from './points-text.ts';

type Props = { match: Match; page: PointsPage; base: string };
type TabProps = { match: Match; page: PointsPage | null; base: string };

/** Every point of a set from the newest on: left those of team 1, right those of team 2. */
export function PointsTab({ match, page, base }: TabProps) {
  const words = useWords();
  const { t } = words;
  if (page === null || page.sets.length === 0) return <p className="empty">{t.points.none}</p>;
  return (
    <>
      <Filters match={match} page={page} base={base} />
      <KeyMoments match={match} moments={page.moments} />
      {page.sets.map((set) => (
        <Ladder key={set.set} match={match} set={set} team={page.team} names={page.names} />
      ))}
      <details className="card p-3 as-text">
        <summary>{t.points.asText}</summary>
        <pre>{pointsText(match, page, words)}</pre>
      </details>
    </>
  );
}

function Filters({ match, page, base }: Props) {
  const { t, to } = useWords();
  const path = to(`${base}/points`);
  const team = page.team === null ? '' : page.team === 'team1' ? '1' : '2';
  const address = (set: string, side: string) => {
    const query = new URLSearchParams({ ...(set && { set }), ...(side && { team: side }) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const chosen = String(page.chosen);
  return (
    <div className="points-filters">
      <nav className="pills" aria-label={t.match.sets}>
        {[...page.known.map(String), 'all'].map((set) => (
          <a key={set} href={address(set, team)} aria-current={set === chosen ? 'true' : undefined}>
            {set === 'all' ? t.points.allSets : t.match.set(Number(set))}
          </a>
        ))}
      </nav>
      <nav className="pills" aria-label={t.match.team}>
        {[t.points.bothTeams, match.team1.name, match.team2.name].map((name, at) => {
          const side = at === 0 ? '' : String(at);
          return (
            <a
              key={side}
              href={address(chosen, side)}
              aria-current={side === team ? 'true' : undefined}
            >
              {name}
            </a>
          );
        })}
      </nav>
    </div>
  );
}

function KeyMoments({ match, moments }: { match: Match; moments: readonly KeyMoment[] }) {
  const words = useWords();
  if (moments.length === 0) return null;
  return (
    <section className="card p-3">
      <h2 className="card-title">{words.t.points.moments}</h2>
      <ul className="moments">
        {moments.map((moment) => (
          <li key={moment.name}>{momentSentence(match, moment, words)}</li>
        ))}
      </ul>
    </section>
  );
}

export function momentSentence(match: Match, moment: KeyMoment, { t }: Words): string {
  const { name, team, n, set, team1Score, team2Score } = moment;
  return t.points.momentWords[name](match[team].name, n, set, `${team1Score}–${team2Score}`);
}

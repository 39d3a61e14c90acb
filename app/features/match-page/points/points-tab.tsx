import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { KeyMoment } from './key-moments.ts';
import { Ladder } from './ladder-view.tsx';
import type { PointsChoice, PointsPage } from './points-page.ts';
import { pointsText } from './points-text.ts';

type TabProps = { match: Match; page: PointsPage | null; base: string };

/** Every point of a set from the newest on: left those of team 1, right those of team 2. */
export function PointsTab({ match, page, base }: TabProps) {
  const words = useWords();
  const { t } = words;
  if (page === null || page.sets.length === 0) return <p className="empty">{t.points.none}</p>;
  const address = addressOf(words.to(`${base}/points`), page);
  return (
    <>
      <Filters match={match} page={page} address={address} />
      {page.asText ? (
        <pre className="card p-3 as-text">{pointsText(match, page, words)}</pre>
      ) : (
        <>
          <KeyMoments match={match} moments={page.moments} />
          {page.sets.map((set) => (
            <Ladder key={set.set} match={match} set={set} team={page.team} names={page.names} />
          ))}
        </>
      )}
      <nav className="pills" aria-label={t.points.asText}>
        <a href={address({ asText: !page.asText })} aria-current={page.asText ? 'true' : undefined}>
          {t.points.asText}
        </a>
      </nav>
    </>
  );
}

type Address = (change: Partial<PointsChoice>) => string;

/** The page as it is, but for what changes. */
function addressOf(path: string, { chosen, team, asText }: PointsPage): Address {
  return (change) => {
    const to = { set: chosen, team, asText, ...change };
    const words = [
      to.set !== null && `set=${to.set}`,
      to.team !== null && `team=${to.team === 'team1' ? 1 : 2}`,
      to.asText && 'text',
    ].filter(Boolean);
    return words.length > 0 ? `${path}?${words.join('&')}` : path;
  };
}

type FilterProps = { match: Match; page: PointsPage; address: Address };

function Filters({ match, page, address }: FilterProps) {
  const { t } = useWords();
  const teams = [
    [null, t.points.bothTeams],
    ['team1', match.team1.name],
    ['team2', match.team2.name],
  ] as const;
  return (
    <div className="points-filters">
      <nav className="pills" aria-label={t.match.sets}>
        {[...page.known, 'all' as const].map((set) => (
          <a
            key={set}
            href={address({ set })}
            aria-current={set === page.chosen ? 'true' : undefined}
          >
            {set === 'all' ? t.points.allSets : t.match.set(set)}
          </a>
        ))}
      </nav>
      <nav className="pills" aria-label={t.match.team}>
        {teams.map(([team, name]) => (
          <a
            key={team ?? 'both'}
            href={address({ team })}
            aria-current={team === page.team ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
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

import type { ReactNode } from 'react';
import { startText } from '#app/features/share-text/share-text.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

type Props = {
  title: string;
  empty: string;
  matches: readonly Match[];
  /** The links of a match: what a coach can do about it. */
  actionsOf?: (match: Match) => ReactNode;
};

/** Matches with day, hour and place or result, each leading to its page. */
export function MatchLinks({ title, empty, matches, actionsOf }: Props) {
  const { t, to, language } = useWords();
  return (
    <section className="panel-card">
      <h2 className="subtitle">{title}</h2>
      {matches.length === 0 && <p className="text-quiet">{empty}</p>}
      {matches.length > 0 && (
        <ul className="own-matches">
          {matches.map((match) => (
            <li key={match.id}>
              <a className="own-match" href={to(`/${match.id}`)}>
                <span className="num">{startText(match, language)}</span>
                <b>{t.match.title(match.team1.name, match.team2.name)}</b>
                <span>{factOf(match, t.matches.status, t.fixtures.court)}</span>
              </a>
              {actionsOf?.(match)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function factOf(
  match: Match,
  statuses: Record<Match['status'], string>,
  nameCourt: (name: string) => string,
): string {
  const { status, team1Wins, team2Wins, detail, location, court } = match;
  const score = detail === 'none' ? '' : `${team1Wins}–${team2Wins}`;
  if (status === 'ended') return score || statuses[status];
  const place = court === null ? location : [location, nameCourt(court)].filter(Boolean).join(', ');
  if (status === 'not started') return place;
  return [statuses[status], score].filter(Boolean).join(' ');
}

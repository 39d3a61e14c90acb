import type { ReactNode } from 'react';
import { startText } from '#app/features/share-text/share-text.ts';
import { placeOf } from '#app/lib/match-place.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
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
                <span>{factOf(match, t)}</span>
              </a>
              {actionsOf?.(match)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function factOf(match: Match, t: Messages): string {
  const { status, team1Wins, team2Wins, detail } = match;
  const statuses = t.matches.status;
  const score = detail === 'none' ? '' : `${team1Wins}–${team2Wins}`;
  if (status === 'ended') return score || statuses[status];
  if (status === 'not started') return placeOf(match, t);
  return [statuses[status], score].filter(Boolean).join(' ');
}

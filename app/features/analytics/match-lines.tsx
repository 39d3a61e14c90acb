import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';

/** Matches as links to their pages: who, and when or how it ended. */
export function MatchLines(props: { title: string; empty: string; matches: readonly Match[] }) {
  const { t, to, language } = useWords();
  return (
    <section>
      <h3 className="subtitle">{props.title}</h3>
      {props.matches.length === 0 ? (
        <p className="text-quiet">{props.empty}</p>
      ) : (
        <ul className="link-rows match-lines">
          {props.matches.map((match) => {
            const day = formatShortDay(language, match.matchDate);
            return (
              <li key={match.id}>
                <a href={to(`/${match.id}`)}>
                  <b>{`${match.team1.name} – ${match.team2.name}`}</b>
                  <span className="num">{[...stateTexts(match), day].join(' · ')}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );

  function stateTexts({ status, matchTime, team1Wins, team2Wins }: Match): string[] {
    if (status === 'not started') return matchTime === UNKNOWN_TIME ? [] : [matchTime];
    return [status === 'ended' ? `${team1Wins}–${team2Wins}` : t.matches.status[status]];
  }
}

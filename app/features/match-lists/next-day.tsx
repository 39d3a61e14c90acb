import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { homeQuery } from './home-query.ts';

type Props = {
  /** The first match after the empty day; the last one before it where none comes. */
  match: Match;
  /** The empty day. */
  after: string;
  /** The city that the list is narrowed to. */
  place: string | null;
};

/** The way from a day without matches to one that has some. */
export function NextDay({ match: { matchDate, team1, team2 }, after, place }: Props) {
  const { t, language, to } = useWords();
  const day = formatDay(language, matchDate, 'long');
  return (
    <p>
      <a className="link" href={to(`/${homeQuery({ kind: 'day', day: matchDate, place })}`)}>
        {matchDate < after ? t.matches.lastDay(day) : t.matches.nextDay(day)}
      </a>
      <br />
      {t.match.title(team1.name, team2.name)}
    </p>
  );
}

import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { LOCALES } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { LeagueStatistics } from './league-statistics.ts';

/** Numbers of a league, each record with its match below it. */
export function LeagueFigures({ figures }: { figures: LeagueStatistics }) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  const { longestSet, closest, biggestWin } = figures;
  if (figures.matches === 0) return <p className="empty">{t.leagues.noStatistics}</p>;
  return (
    <>
      <section className="card num px-3">
        <FactList
          facts={[
            [t.leagues.statMatches, number.format(figures.matches)],
            [t.leagues.statSets, number.format(figures.sets)],
            ...figures.lengths.map((length): [string, string] => [
              t.leagues.statLength(length.sets),
              number.format(length.matches),
            ]),
            [t.leagues.statPoints, figures.points > 0 ? number.format(figures.points) : null],
            [
              t.leagues.statPointsPerSet,
              figures.pointsPerSet === null ? null : number.format(figures.pointsPerSet),
            ],
          ]}
        />
      </section>
      {longestSet && (
        <Record
          heading={t.leagues.statLongestSet}
          note={t.leagues.statSetScore(
            longestSet.set.set,
            longestSet.set.team1Score,
            longestSet.set.team2Score,
          )}
          matches={[longestSet.match]}
        />
      )}
      {closest.length > 0 && (
        <Record
          heading={t.leagues.statClosest}
          note={t.leagues.statApart(closest[0]!.difference)}
          matches={closest.map(({ match }) => match)}
        />
      )}
      {biggestWin && (
        <Record
          heading={t.leagues.statBiggestWin}
          note={t.leagues.statApart(biggestWin.difference)}
          matches={[biggestWin.match]}
        />
      )}
    </>
  );
}

type RecordProps = { heading: string; note: string; matches: readonly Match[] };

function Record({ heading, note, matches }: RecordProps) {
  return (
    <section className="stack">
      <h2 className="part">
        {heading}
        <span className="num chips">{note}</span>
      </h2>
      <MatchList matches={matches} hasLeagueLines={false} />
    </section>
  );
}

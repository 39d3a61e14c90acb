import { useWords } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { decidingValues } from './ratio-text.ts';

/** The order of criteria, and behind 'why?' what decided between each two neighbours. */
export function StandingsReasons({ standings }: { standings: Standings }) {
  const { t } = useWords();
  const nameOf = new Map(standings.rows.map(({ team }) => [team.id, team.name]));
  const words: Record<string, string> = t.leagues.criteria;
  const order = standings.criteria.map((criterion) => t.leagues.criteria[criterion]).join(', ');
  const notes = standings.rows.filter((row) => row.note !== null || row.withdrawn);
  return (
    <div className="reasons">
      {notes.map((row) => (
        <p key={row.team.id}>
          * {row.team.name}:{' '}
          {[row.withdrawn && t.decisions.withdrawn, row.note].filter(Boolean).join('; ')}
        </p>
      ))}
      <details>
        <summary>{t.leagues.why}</summary>
        <p>
          {t.leagues.order(order)} {t.leagues.pointsSystem[standings.pointsSystem]}
        </p>
        <ul>
          {standings.explanations.map((reason) => (
            <li key={`${reason.above} ${reason.below}`}>
              {t.leagues.whyRow(
                nameOf.get(reason.above) ?? '',
                nameOf.get(reason.below) ?? '',
                [reason.criterion, reason.within]
                  .flatMap((criterion) => (criterion ? (words[criterion] ?? criterion) : []))
                  .join(': '),
                decidingValues(reason.values),
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

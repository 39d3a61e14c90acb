import { useWords } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { decidingValues } from '#domain/competition/standings/ratio-text.ts';
import { pointsInWords } from './rules-in-words.ts';
import type { TieLetter } from './tie-letters.ts';

type Reason = Standings['explanations'][number];
type Props = { standings: Standings; letters: readonly TieLetter[] };

/**
 * Why teams that are level stand as they do, and behind 'why?' the order of criteria with what decided
 * between all other neighbours.
 */
export function StandingsReasons({ standings, letters }: Props) {
  const { t } = useWords();
  const nameOf = new Map(standings.rows.map(({ team }) => [team.id, team.name]));
  const words: Record<string, string> = t.leagues.criteria;
  const order = standings.criteria.map((criterion) => t.leagues.criteria[criterion]).join(', ');
  const notes = standings.rows.filter((row) => row.note !== null || row.withdrawn);
  const reasonText = ({ above, below, criterion, within, values }: Reason) =>
    t.leagues.whyRow(
      nameOf.get(above) ?? '',
      nameOf.get(below) ?? '',
      [criterion, within].flatMap((item) => (item ? (words[item] ?? item) : [])).join(': '),
      decidingValues(values),
    );
  const isShown = new Set(letters.map(({ reason }) => reason));
  return (
    <div className="reasons">
      {letters.map(({ letter, reason }) => (
        <p key={letter}>
          <sup>{letter}</sup> {reasonText(reason)}
        </p>
      ))}
      {notes.map((row) => (
        <p key={row.team.id}>
          * {row.team.name}:{' '}
          {[row.withdrawn && t.decisions.withdrawn, row.note].filter(Boolean).join('; ')}
        </p>
      ))}
      <AllColumns />
      <details>
        <summary>{t.leagues.why}</summary>
        <p>
          {t.leagues.order(order)} {pointsInWords(standings, t)}
        </p>
        <ul>
          {standings.explanations
            .filter((reason) => !isShown.has(reason))
            .map((reason) => (
              <li key={`${reason.above} ${reason.below}`}>{reasonText(reason)}</li>
            ))}
        </ul>
      </details>
    </div>
  );
}

const COLUMNS = [
  'played',
  'won',
  'lost',
  'sets',
  'setRatio',
  'balls',
  'pointRatio',
  'form',
  'points',
] as const;

/** The meaning of the heads; the style shows all columns as long as it is open. */
function AllColumns() {
  const { t } = useWords();
  const { table, tableWords } = t.leagues;
  return (
    <details className="all-columns">
      <summary>{t.leagues.allColumns}</summary>
      <ul>
        {COLUMNS.map((column) => (
          <li key={column}>
            <b>{table[column]}</b>: {tableWords[column]}
          </li>
        ))}
      </ul>
    </details>
  );
}

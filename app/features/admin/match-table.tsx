import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import { GridTable } from './grid-table.tsx';
import { matchColumns } from './match-columns.tsx';
import { RowActions } from './row-actions.tsx';

/** Rows of matches; `onDelete` where they may be deleted. */
export function MatchTable({
  matches,
  onDelete,
}: {
  matches: readonly Match[];
  onDelete?: (match: Match) => void;
}) {
  const words = useWords();
  return (
    <GridTable
      rows={matches}
      columns={matchColumns(words)}
      actions={(match) => (
        <RowActions
          name={words.t.match.title(match.team1.name, match.team2.name)}
          view={`/admin/matchView/${match.id}`}
          onDelete={onDelete && (() => onDelete(match))}
        />
      )}
    />
  );
}

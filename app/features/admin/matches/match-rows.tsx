import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { RecordGrid } from '../lists/record-grid.tsx';
import { RowActions } from '../lists/row-actions.tsx';
import { matchColumns } from './match-columns.tsx';

/** Rows of matches; `onDelete` where they may be deleted. */
export function MatchTable({
  matches,
  isOfLeague = false,
  onDelete,
}: {
  matches: readonly Match[];
  /** All of one league, whose name stands above. */
  isOfLeague?: boolean;
  onDelete?: (match: Match) => void;
}) {
  const words = useWords();
  return (
    <RecordGrid
      rows={matches}
      columns={matchColumns(words, isOfLeague)}
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

import type { ChangeKind, DeskChange } from '#contract/desk/desk.ts';
import type { DeskChangeRow } from '#server/platform/db/tables/desk-tables.ts';

type Stored = { moves: readonly unknown[]; crews: readonly unknown[] };

export function changeView(
  row: DeskChangeRow & { author: string | null },
  { moves, crews }: Stored,
  undoable: boolean,
): DeskChange {
  return {
    id: row.id,
    kind: row.kind as ChangeKind,
    court: row.court,
    count: moves.length + crews.length,
    madeAt: new Date(row.made_at).toISOString(),
    madeBy: row.author ?? '',
    undoneAt: row.undone_at === null ? null : new Date(row.undone_at).toISOString(),
    undoable,
  };
}

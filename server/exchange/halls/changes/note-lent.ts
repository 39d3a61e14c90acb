import type { HallPackage } from '#contract/halls/hall.ts';
import type { HallChangeKind, RosterFacts } from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { MatchRow, PlayerRow } from '#server/platform/db/tables/tables.ts';
import {
  differences,
  plannedMatchOf,
  ROSTER_FIELDS,
  rosterFactsOf,
  writtenColumns,
} from './facts-of.ts';

/** The columns of a player that were changed here, and each such fact as it was lent. */
type OwnChange = { columns: ReturnType<typeof differences>; lent: Partial<RosterFacts> };

/** Changes of this hall to players of a package that are not refused: the package does not undo them. */
export async function readOwnChanges(
  db: Database,
  hall: HallPackage,
): Promise<ReadonlyMap<string, OwnChange>> {
  const rows = await db
    .selectFrom('hall_source_change')
    .innerJoin('player', 'player.id', 'hall_source_change.subject_id')
    .selectAll('player')
    .select(['base', 'state'])
    .where('source_id', '=', hall.id)
    .where('kind', '=', 'player')
    .execute();
  const own = new Map<string, OwnChange>();
  for (const { base, state, ...player } of rows) {
    if (base === null || state === 'refused') continue;
    const before = JSON.parse(base) as RosterFacts;
    const facts = rosterFactsOf(player);
    const changed = ROSTER_FIELDS.filter((field) => facts[field] !== before[field]);
    if (changed.length === 0) continue;
    // A fact that both changed stays a contradiction, also after the site's is known here.
    const lent = Object.fromEntries(changed.map((field) => [field, before[field]]));
    own.set(player.id, { columns: differences(facts, before), lent });
  }
  return own;
}

/** Notes how the site has each record now, and puts back what was changed here. */
export async function noteLent(
  db: Database,
  hall: HallPackage,
  own: ReadonlyMap<string, OwnChange>,
): Promise<void> {
  for (const { table, row } of hall.rows) {
    if (table === 'player') {
      const player = row as unknown as PlayerRow;
      const changed = own.get(player.id);
      if (changed) {
        const set = writtenColumns(changed.columns);
        await db.updateTable('player').set(set).where('id', '=', player.id).execute();
      }
      await noteBase(db, hall.id, 'player', player.id, rosterFactsOf(player), changed?.lent);
    } else if (table === 'match') {
      const match = row as unknown as MatchRow;
      await noteBase(db, hall.id, 'match', match.id, plannedMatchOf(match), undefined);
    }
  }
}

async function noteBase(
  db: Database,
  sourceId: string,
  kind: HallChangeKind,
  id: string,
  facts: object,
  lent: Partial<RosterFacts> | undefined,
): Promise<void> {
  const base = JSON.stringify({ ...facts, ...lent });
  const unsent = { sent: null, state: 'same' as const, reason: null };
  await db
    .insertInto('hall_source_change')
    .values({ source_id: sourceId, kind, subject_id: id, base, revision: 0, ...unsent })
    .onConflict((conflict) =>
      conflict
        .columns(['source_id', 'kind', 'subject_id'])
        .doUpdateSet(lent ? { base } : { base, ...unsent }),
    )
    .execute();
}

import type { HallPackage } from '#contract/halls/hall.ts';
import type { MatchEventRow, MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import { copyRow } from './copy-row.ts';

type Logged = Pick<MatchEventRow, 'id'>;

/** The number of entries with which both logs begin alike. */
export function commonLength(a: readonly Logged[], b: readonly Logged[]): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at += 1) if (a[at]!.id !== b[at]!.id) return at;
  return end;
}

/**
 * The matches of a package with their logs. Where this server has entries that the site has not, they stay
 * and will be sent; where both went on, both stay and the hall's are parked at the site.
 */
export async function storeMatches(tx: Write, hall: HallPackage): Promise<void> {
  const events = Map.groupBy(rowsOf<MatchEventRow>(hall, 'match_event'), (row) => row.match_id);
  const pens = new Map(hall.matches.map((match) => [match.id, match]));
  for (const row of rowsOf<MatchRow>(hall, 'match')) {
    const common = await storeMatch(tx.db, row, events.get(row.id) ?? []);
    const pen = pens.get(row.id);
    if (!pen) continue;
    const facts = {
      epoch: pen.epoch,
      sent_seq: common.length,
      state: common.isParted ? ('parted' as const) : ('lent' as const),
      fault: '',
    };
    await tx.db
      .insertInto('hall_source_match')
      .values({ source_id: hall.id, match_id: row.id, parked_seq: 0, ...facts })
      .onConflict((conflict) => conflict.columns(['source_id', 'match_id']).doUpdateSet(facts))
      .execute();
  }
}

function rowsOf<T>({ rows }: HallPackage, table: string): T[] {
  return rows.filter((it) => it.table === table).map(({ row }) => row as T);
}

async function storeMatch(
  db: Write['db'],
  site: MatchRow,
  log: readonly MatchEventRow[],
): Promise<{ length: number; isParted: boolean }> {
  const present = await db
    .selectFrom('match')
    .select('version')
    .where('id', '=', site.id)
    .executeTakeFirst();
  // The pen of this server is its own; here it lies free.
  const row = { ...site, pen_holder: null };
  if (!present) {
    await copyRow(db, 'match', row);
    await insertLog(db, log);
    return { length: log.length, isParted: false };
  }
  const local = await db
    .selectFrom('match_event')
    .select('id')
    .where('match_id', '=', site.id)
    .orderBy('seq')
    .execute();
  const length = commonLength(local, log);
  if (length < local.length) return { length, isParted: length < log.length };
  const { id, ...facts } = row;
  const version = Math.max(present.version, site.version) + 1;
  await insertLog(db, log.slice(length));
  await db
    .updateTable('match')
    .set({ ...facts, version })
    .where('id', '=', id)
    .execute();
  return { length: log.length, isParted: false };
}

async function insertLog(db: Write['db'], log: readonly MatchEventRow[]): Promise<void> {
  for (const row of log) await copyRow(db, 'match_event', row);
}

import type { Author, Write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { noteFormerShirt, type Shirt } from '#server/play/memberships/former-shirts.ts';
import { anyTables, type Change, deleteRow, setValue } from './move-rows.ts';

/** After the rows were moved: one open membership, and no consent that was taken back on the other record. */
export async function settlePlayer(
  tx: Write,
  author: Author,
  remaining: string,
  moved: readonly Change[],
  shirts: readonly Shirt[],
): Promise<Change[]> {
  const worn = await keepShirts(tx, author, remaining, shirts);
  const consents = moved.flatMap((change) =>
    change.table === 'player_consent' && 'key' in change ? [change.key.id] : [],
  );
  return [
    ...worn,
    ...(await settleMemberships(tx, author, remaining)),
    ...(await settleConsents(tx, author, remaining, new Set(consents))),
  ];
}

/** Logs of both records name shirts: those that the player does not wear any more are noted. */
async function keepShirts(
  { db }: Write,
  { now }: Author,
  id: string,
  shirts: readonly Shirt[],
): Promise<Change[]> {
  const wornBefore = await listWorn(db, id);
  const own = await db
    .selectFrom('player')
    .select(['team_id', 'jersey_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const shirt of shirts) await noteFormerShirt(db, now, id, shirt, own);
  const wornNow = await listWorn(db, id);
  const without = (rows: typeof wornNow, others: typeof wornNow) =>
    rows.filter((row) => !others.some((other) => other.id === row.id));
  return [
    ...without(wornBefore, wornNow).map((row) => ({ table: 'worn_shirt', dropped: row })),
    ...without(wornNow, wornBefore).map((row) => ({ table: 'worn_shirt', added: { id: row.id } })),
  ];
}

function listWorn(db: Write['db'], player: string) {
  return db.selectFrom('worn_shirt').selectAll().where('player_id', '=', player).execute();
}

async function settleMemberships({ db }: Write, { now }: Author, id: string): Promise<Change[]> {
  const { team_id } = await db
    .selectFrom('player')
    .select('team_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('membership')
    .selectAll()
    .where('player_id', '=', id)
    .where('until_day', 'is', null)
    .execute();
  const changes: Change[] = [];
  const sorted = open.toSorted((a, b) => ((a.from_day ?? '') < (b.from_day ?? '') ? -1 : 1));
  const staying = sorted.find((row) => row.team_id === team_id);
  for (const row of sorted) {
    if (row === staying) continue;
    if (row.team_id === team_id) {
      await deleteRow(anyTables(db), 'membership', { id: row.id });
      changes.push({ table: 'membership', dropped: { ...row } });
      continue;
    }
    const change = {
      table: 'membership',
      key: { id: row.id },
      column: 'until_day',
      before: null,
      after: localDate(now),
    };
    await setValue(anyTables(db), change);
    changes.push(change);
  }
  return changes;
}

/**
 * A person who took a consent back on one record took back those given before on the other one, too:
 * hiding goes before showing.
 *
 * @param moved the ids of those that came from the other record
 */
async function settleConsents(
  { db }: Write,
  { now }: Author,
  remaining: string,
  moved: ReadonlySet<unknown>,
): Promise<Change[]> {
  const rows = await db
    .selectFrom('player_consent')
    .selectAll()
    .where('player_id', '=', remaining)
    .execute();
  const changes: Change[] = [];
  for (const row of rows) {
    const isTakenBack = rows.some(
      (other) =>
        moved.has(other.id) !== moved.has(row.id) &&
        Number(other.withdrawn_at ?? 0) > Number(row.noted_at),
    );
    if (row.withdrawn_at !== null || !isTakenBack) continue;
    const change = {
      table: 'player_consent',
      key: { id: row.id },
      column: 'withdrawn_at',
      before: null,
      after: now,
    };
    await setValue(anyTables(db), change);
    changes.push(change);
  }
  return changes;
}

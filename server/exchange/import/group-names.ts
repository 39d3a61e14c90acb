import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Author, Write } from '#server/platform/db/write.ts';

/** Groups of the league by their names without case and accents. */
export type GroupNames = ReadonlyMap<string, string>;

export async function readGroupNames(db: Write['db'], leagueId: string): Promise<GroupNames> {
  const rows = await db
    .selectFrom('league_group')
    .select(['id', 'name'])
    .where('league_id', '=', leagueId)
    .orderBy('name', 'desc')
    .execute();
  return new Map(rows.map((row) => [sortName(row.name), row.id]));
}

export function sameGroup(groups: GroupNames, name: string, id: string | null): boolean {
  return id !== null && groups.get(sortName(name)) === id;
}

/** The group of that name, made where it is missing. */
export async function groupIdOf(
  tx: Write,
  author: Author,
  leagueId: string,
  groups: Map<string, string>,
  name: string,
): Promise<string> {
  const known = groups.get(sortName(name));
  if (known !== undefined) return known;
  const id = newId(author.now);
  await tx.db
    .insertInto('league_group')
    .values({ id, league_id: leagueId, name, created_at: author.now, is_draft: 0 })
    .execute();
  tx.audit({ action: 'group.create', subject: `league:${leagueId}`, after: { id, name } });
  groups.set(sortName(name), id);
  return id;
}

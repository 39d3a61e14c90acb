import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import {
  enterTeam,
  getOpenLeague,
  leaveGroups,
  mustBeTeam,
} from '#server/play/leagues/commands.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';

async function getGroup(db: Write['db'], leagueId: string, groupId: string) {
  const row = await db
    .selectFrom('league_group')
    .selectAll()
    .where('id', '=', groupId)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  if (!row) throw notFound('group.notFound');
  return row;
}

export async function createGroup(
  store: Store,
  author: Author,
  leagueId: string,
  name: string,
): Promise<string> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  return write(store, author, async ({ db, audit, siteChanged }) => {
    await getOpenLeague(db, leagueId);
    const id = newId(author.now);
    const created = await db
      .insertInto('league_group')
      .values({ id, league_id: leagueId, name, created_at: author.now, is_draft: 0 })
      .onConflict((conflict) => conflict.columns(['league_id', 'name']).doNothing())
      .executeTakeFirst();
    if (Number(created.numInsertedOrUpdatedRows ?? 0) === 0) {
      throw new AppError('CONFLICT', textOf('group.exists', { name }), {
        errors: [{ field: 'name', text: textOf('group.nameTaken') }],
      });
    }
    audit({ action: 'group.create', subject: `league:${leagueId}`, after: { id, name } });
    siteChanged();
    return id;
  });
}

/** Its matches stay in the league, without a group. */
export async function deleteGroup(
  store: Store,
  author: Author,
  leagueId: string,
  groupId: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await writeResults(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    await getOpenLeague(db, leagueId);
    const group = await getGroup(db, leagueId, groupId);
    const teams = await db
      .selectFrom('group_team')
      .select('team_id')
      .where('group_id', '=', groupId)
      .execute();
    await db.updateTable('match').set({ group_id: null }).where('group_id', '=', groupId).execute();
    await db.deleteFrom('group_team').where('group_id', '=', groupId).execute();
    await db.deleteFrom('league_group').where('id', '=', groupId).execute();
    audit({
      action: 'group.delete',
      subject: `league:${leagueId}`,
      before: { name: group.name, teams: teams.map((row) => row.team_id) },
    });
    tx.leagueChanged(leagueId);
    siteChanged();
  });
}

/** A team is in one group of a league: adding moves. It enters the league with it. */
export async function addGroupTeam(
  store: Store,
  author: Author,
  leagueId: string,
  groupId: string,
  teamId: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await writeResults(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    await getOpenLeague(db, leagueId);
    await getGroup(db, leagueId, groupId);
    await mustBeTeam(db, teamId);
    await enterTeam(db, leagueId, teamId);
    await leaveGroups(db, leagueId, teamId);
    await db.insertInto('group_team').values({ group_id: groupId, team_id: teamId }).execute();
    audit({
      action: 'group.add-team',
      subject: `league:${leagueId}`,
      after: { group: groupId, team: teamId },
    });
    tx.leagueChanged(leagueId);
    siteChanged();
  });
}

export async function removeGroupTeam(
  store: Store,
  author: Author,
  leagueId: string,
  groupId: string,
  teamId: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await writeResults(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    await getOpenLeague(db, leagueId);
    await getGroup(db, leagueId, groupId);
    const removed = await db
      .deleteFrom('group_team')
      .where('group_id', '=', groupId)
      .where('team_id', '=', teamId)
      .executeTakeFirst();
    if (Number(removed.numDeletedRows) === 0) throw notFound('team.notFound');
    audit({
      action: 'group.remove-team',
      subject: `league:${leagueId}`,
      before: { group: groupId, team: teamId },
    });
    tx.leagueChanged(leagueId);
    siteChanged();
  });
}

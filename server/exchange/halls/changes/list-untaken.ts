import type { HallOwnChange } from '#contract/halls/hall.ts';
import type { PlannedMatch, RosterFacts } from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallSourceRow } from '#server/platform/db/tables/hall-tables.ts';
import { listOwnChanges } from './own-changes.ts';

/** Records of the hall that do not stand at the site as they do here, for the people in the hall. */
export async function listUntaken(db: Database, source: HallSourceRow): Promise<HallOwnChange[]> {
  const settled = await db
    .selectFrom('hall_source_change')
    .selectAll()
    .where('source_id', '=', source.id)
    .where('state', 'in', ['waiting', 'refused'])
    .orderBy('subject_id')
    .execute();
  const unsent = await listOwnChanges(db, source);
  const unsentIds = new Set(unsent.map(({ id }) => id));
  const changes: HallOwnChange[] = [];
  for (const { kind, id, facts } of unsent) {
    const title = await titleOf(db, facts);
    changes.push({ kind, id, title, state: 'unsent', reason: null });
  }
  for (const { kind, subject_id: id, sent, state, reason } of settled) {
    if (unsentIds.has(id) || sent === null) continue;
    const title = await titleOf(db, JSON.parse(sent));
    changes.push({ kind, id, title, state: state as 'waiting' | 'refused', reason });
  }
  return changes;
}

async function titleOf(db: Database, facts: RosterFacts | PlannedMatch): Promise<string> {
  if ('fullName' in facts) return facts.fullName;
  const { team1, team2 } = facts;
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('id', 'in', [team1, team2])
    .execute();
  return [team1, team2].map((id) => teams.find((team) => team.id === id)?.name ?? '').join(' – ');
}

import type { MergeKind } from '#contract/merges/merge.ts';
import { textOf } from '#contract/text/text.ts';
import { type Actor, isAdmin } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import type { Comparison } from './fields.ts';
import type { Row } from './move-rows.ts';

/** Throws where two records cannot be one, or not by this person. */
export async function mustBeOne(
  db: Database,
  actor: Actor,
  kind: MergeKind,
  [remaining, merged]: readonly [Row, Row],
  { conflicts }: Comparison,
): Promise<void> {
  if (remaining.id === merged.id) throw refused('SAME_RECORD', textOf('merge.same'));
  if (kind === 'team') await mustBeOneTeam(db, remaining, merged);
  const isPersonal = conflicts.some(({ field }) => ['dateOfBirth', 'account'].includes(field.name));
  // An account would lose its record, and an age hides a child.
  if (kind === 'player' && isPersonal && !isAdmin(actor)) {
    throw new AppError('FORBIDDEN', textOf('merge.administrators'));
  }
}

async function mustBeOneTeam(db: Database, remaining: Row, merged: Row): Promise<void> {
  if (remaining.gender !== merged.gender) throw refused('OTHER_GENDER', textOf('merge.genders'));
  const both = [String(remaining.id), String(merged.id)];
  const against = await db
    .selectFrom('match')
    .select('id')
    .where('team1_id', 'in', both)
    .where('team2_id', 'in', both)
    .limit(1)
    .executeTakeFirst();
  if (against) throw refused('OPPONENTS', textOf('merge.opponents'));
  const live = await db
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'Live')
    .where((eb) => eb.or([eb('team1_id', '=', both[1]!), eb('team2_id', '=', both[1]!)]))
    .limit(1)
    .executeTakeFirst();
  if (live) throw refused('MATCH_LIVE', textOf('merge.live'));
  const own = await playedLeagues(db, both[0]!);
  const shared = [...(await playedLeagues(db, both[1]!))].find(([id]) => own.has(id));
  if (shared) throw refused('BOTH_PLAY', textOf('merge.bothPlay', { league: shared[1] }));
}

/** The leagues in which a team has matches, or fixtures of a plan, with their names. */
async function playedLeagues(db: Database, team: string): Promise<Map<string, string>> {
  const leagues = new Map<string, string>();
  for (const table of ['match', 'fixture'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('league', 'league.id', `${table}.league_id`)
      .select(['league.id', 'league.name'])
      .distinct()
      .where((eb) => eb.or([eb('team1_id', '=', team), eb('team2_id', '=', team)]))
      .execute();
    for (const { id, name } of rows) leagues.set(id, name);
  }
  return leagues;
}

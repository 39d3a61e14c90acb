import type { PlannedMatch, RosterFacts } from '#contract/halls/hall-changes.ts';
import { hallKey } from '#domain/access/actor.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { stateOf } from '#server/play/halls/views.ts';
import { insertMatch } from '#server/play/matches/commands.ts';
import { noteMembership } from '#server/play/memberships/commands.ts';
import { insertPlayer } from '#server/play/players/commands.ts';
import { differences, rosterFactsOf, writtenColumns } from './facts-of.ts';
import type { JudgedChange } from './judge-change.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Writes at the site what a hall has changed, once nothing speaks against it or somebody has decided so. */
export async function applyChange(
  tx: Write,
  author: Author,
  loan: HallLoanRow,
  { change, taken }: JudgedChange,
): Promise<void> {
  if (change.kind === 'match') {
    await applyMatch(tx, author, loan, change.id, change.facts as PlannedMatch);
    return;
  }
  await applyRoster(tx, author, change.id, change.facts as RosterFacts, taken ?? change.base);
}

/** The match with the id that it has in the hall, which goes on writing it while its loan runs. */
async function applyMatch(
  tx: Write,
  author: Author,
  loan: HallLoanRow,
  id: string,
  { group, ...plan }: PlannedMatch,
): Promise<void> {
  const { db } = tx;
  const known = await db.selectFrom('match').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) {
    // A group that was made in the hall is not here.
    const isHere = group !== null && (await hasGroup(db, loan.league_id, group));
    const input = { ...plan, matchType: loan.league_id, ...(isHere ? { group } : {}) };
    await insertMatch(tx, author, input, { id });
  }
  await db
    .insertInto('hall_match')
    .values({ loan_id: loan.id, match_id: id })
    .onConflict((conflict) => conflict.columns(['loan_id', 'match_id']).doNothing())
    .execute();
  if (known || stateOf(loan, author.now) !== 'lent') return;
  const { starts_at } = await db
    .updateTable('match')
    .set({ pen_epoch: 1, pen_holder: hallKey(loan.id) })
    .where('id', '=', id)
    .returning('starts_at')
    .executeTakeFirstOrThrow();
  const until = Math.max(loan.until, starts_at + loan.hours_after * HOUR_MS);
  await db.updateTable('hall_loan').set({ until }).where('id', '=', loan.id).execute();
}

async function hasGroup(db: Write['db'], leagueId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('league_group')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Only what the hall has changed: what the site changed meanwhile of the same player stays. */
async function applyRoster(
  tx: Write,
  author: Author,
  id: string,
  facts: RosterFacts,
  base: RosterFacts | null,
): Promise<void> {
  const { db, audit, siteChanged } = tx;
  const row = await db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) {
    const { team, ...rest } = facts;
    const input = { ...rest, ...(team === null ? {} : { team }) };
    await insertPlayer(tx, author, input, { id });
    return;
  }
  const columns = differences(facts, base ?? rosterFactsOf(row));
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable('player')
    .set({ ...writtenColumns(columns), updated_at: author.now })
    .where('id', '=', id)
    .execute();
  if ('team_id' in columns) await noteMembership(db, author.now, id, facts.team);
  const names = Object.keys(columns) as (keyof typeof row)[];
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  audit({ action: 'player.update', subject: `player:${id}`, before, after: columns });
  siteChanged();
}

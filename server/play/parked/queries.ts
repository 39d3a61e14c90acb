import type { OpenBranch, ParkedBranch } from '#contract/matches/parked-branch.ts';
import { type Actor, actorKey } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { ParkedBranchRow } from '#server/platform/db/tables/parked-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { listMatchEvents } from '#server/play/matches/queries.ts';
import { getScoringSubject } from '#server/play/matches/scorer-queries.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { parkedBranchView } from './views.ts';

export async function findBranch(
  db: Database,
  matchId: string,
  id: string,
): Promise<ParkedBranchRow | undefined> {
  return db
    .selectFrom('parked_branch')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function branchesOf(db: Database, matchId: string): Promise<ParkedBranchRow[]> {
  return db
    .selectFrom('parked_branch')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('parked_at', 'desc')
    .execute();
}

/** Branches of the match that wait for a choice; those that arrived by themselves since are none. */
export async function countOpenBranches(db: Database, matchId: string): Promise<number> {
  const rows = (await branchesOf(db, matchId)).filter(({ choice }) => choice === null);
  const arrived = await Promise.all(rows.map((row) => hasArrived(db, row)));
  return arrived.filter((isArrived) => !isArrived).length;
}

/** The branches of a match for whoever may score it: those that wait for a choice first, then the newest. */
export async function listBranches(
  store: Store,
  actor: Actor,
  matchId: string,
): Promise<ParkedBranch[]> {
  const match = await store.db
    .selectFrom('match')
    .select(['id', 'seq', 'rules', 'league_id', 'match_type'])
    .where('id', '=', matchId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  authorise(actor, 'match:score', await getScoringSubject(store.db, matchId));
  if (!match) throw notFound('match.notFound');
  const rows = await branchesOf(store.db, matchId);
  if (rows.length === 0) return [];
  const log = await readLog(store.db, match, store.logs);
  const least = Math.min(...rows.map((row) => row.base_seq));
  const later = await listMatchEvents(store, matchId, { after: least, limit: match.seq + 1 });
  const branches = rows.map((row) => parkedBranchView(row, log, later.items));
  const isOpen = ({ choice, arrived }: ParkedBranch) => choice === null && !arrived;
  return [...branches.filter(isOpen), ...branches.filter((branch) => !isOpen(branch))];
}

/**
 * The conflicts that wait for a choice, the oldest first.
 *
 * @param leagues those whose matches are meant; null for all matches
 */
export async function listOpenBranches(
  store: Store,
  leagues: readonly string[] | null,
): Promise<OpenBranch[]> {
  const rows = await store.db
    .selectFrom('parked_branch')
    .innerJoin('match', 'match.id', 'parked_branch.match_id')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .selectAll('parked_branch')
    .select(['t1.name as team1', 't2.name as team2', 'match.match_date'])
    .where('parked_branch.choice', 'is', null)
    .where('match.archived_at', 'is', null)
    .$if(leagues !== null, (some) => some.where('match.league_id', 'in', ['', ...leagues!]))
    .orderBy('parked_branch.parked_at')
    .limit(100)
    .execute();
  const open: OpenBranch[] = [];
  for (const row of rows) {
    if (await hasArrived(store.db, row)) continue;
    open.push({
      matchId: row.match_id,
      branch: row.id,
      team1: row.team1,
      team2: row.team2,
      matchDate: row.match_date,
      entries: row.entries,
      parkedAt: new Date(row.parked_at).toISOString(),
    });
  }
  return open;
}

/** Asks for the pen of the match, or for the right of its office. Throws forbidden or not-found. */
export async function mustChoose(db: Database, actor: Actor, matchId: string): Promise<void> {
  const match = await db
    .selectFrom('match')
    .select(['pen_holder', 'league_id'])
    .where('id', '=', matchId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!match) throw notFound('match.notFound');
  mustChooseFor(match, actor);
}

/** The same of a match that was read already. */
export function mustChooseFor(
  { pen_holder, league_id }: Pick<MatchRow, 'pen_holder' | 'league_id'>,
  actor: Actor,
): void {
  // The holder of the pen is in the hall; the right to score is asked for beside this.
  if (pen_holder === actorKey(actor)) return;
  authorise(actor, 'match:settle', { kind: 'league', id: league_id });
}

/** The device took the pen again and brought all of it itself. */
async function hasArrived(db: Database, row: ParkedBranchRow): Promise<boolean> {
  const ids = (JSON.parse(row.events) as { id: string }[]).map(({ id }) => id);
  const { count } = await db
    .selectFrom('match_event')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('match_id', '=', row.match_id)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count) === ids.length;
}

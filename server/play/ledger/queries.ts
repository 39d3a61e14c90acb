import type { Ledger } from '#contract/ledger/ledger.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { ledgerView } from './views.ts';

/** Charges of a league or of a team, with the names of those who owe them, and their payments. */
async function readCharges(db: Database, of: { league?: string; team?: string }) {
  let select = db
    .selectFrom('charge')
    .innerJoin('team', 'team.id', 'charge.team_id')
    .leftJoin('club', 'club.id', 'charge.club_id')
    .selectAll('charge')
    .select(['team.name as team_name', 'club.name as club_name'])
    .orderBy('charge.id', 'desc');
  if (of.league !== undefined) select = select.where('charge.league_id', '=', of.league);
  if (of.team !== undefined) select = select.where('charge.team_id', '=', of.team);
  const charges = await select.execute();
  let paid = db
    .selectFrom('payment')
    .innerJoin('charge', 'charge.id', 'payment.charge_id')
    .selectAll('payment')
    .where('payment.cancelled_on', 'is', null)
    .orderBy('payment.id');
  if (of.league !== undefined) paid = paid.where('charge.league_id', '=', of.league);
  if (of.team !== undefined) paid = paid.where('charge.team_id', '=', of.team);
  return { charges, payments: await paid.execute() };
}

export async function getLeagueLedger(
  { db }: Store,
  leagueId: string,
  now: number,
): Promise<Ledger> {
  const league = await db
    .selectFrom('league')
    .select('id')
    .where('id', '=', leagueId)
    .executeTakeFirst();
  if (!league) throw notFound('league.notFound');
  return ledgerView(await readCharges(db, { league: leagueId }), localDate(now));
}

export async function getTeamLedger({ db }: Store, team: string, now: number): Promise<Ledger> {
  return ledgerView(await readCharges(db, { team }), localDate(now));
}

import type { ExpressionBuilder } from 'kysely';
import type { Ledger } from '#contract/ledger/ledger.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { ledgerView } from './views.ts';

type Of =
  | { league: string }
  | { team: string }
  | { account: string; leagues: readonly string[] | null };

/** Charges of a league, of a team or of an account, with the names of those who owe them, and their payments. */
async function readCharges(db: Database, of: Of) {
  const charges = await db
    .selectFrom('charge')
    .innerJoin('team', 'team.id', 'charge.team_id')
    .innerJoin('league', 'league.id', 'charge.league_id')
    .leftJoin('club', 'club.id', 'charge.club_id')
    .selectAll('charge')
    .select(['team.name as team_name', 'club.name as club_name', 'league.name as league_name'])
    .where(isOf(of))
    .orderBy('charge.id', 'desc')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .innerJoin('charge', 'charge.id', 'payment.charge_id')
    .selectAll('payment')
    .where('payment.cancelled_on', 'is', null)
    .where(isOf(of))
    .orderBy('payment.id')
    .execute();
  return { charges, payments };
}

/** An account is a club, or a team that had none when it was charged. */
function isOf(of: Of) {
  return (eb: ExpressionBuilder<Tables, 'charge'>) => {
    if ('league' in of) return eb('charge.league_id', '=', of.league);
    if ('team' in of) return eb('charge.team_id', '=', of.team);
    const isAccount = eb.or([
      eb('charge.club_id', '=', of.account),
      eb.and([eb('charge.club_id', 'is', null), eb('charge.team_id', '=', of.account)]),
    ]);
    if (of.leagues === null) return isAccount;
    if (of.leagues.length === 0) return eb.lit(false);
    return eb.and([isAccount, eb('charge.league_id', 'in', of.leagues)]);
  };
}

/** The books of a club, or of a team without one, in these leagues; null: in all. */
export async function getAccountLedger(
  { db }: Store,
  account: string,
  leagues: readonly string[] | null,
  now: number,
): Promise<Ledger> {
  return ledgerView(await readCharges(db, { account, leagues }), localDate(now));
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

import type {
  CancelEntry,
  DecisionMoney,
  NewCharges,
  NewPayment,
} from '#contract/ledger/ledger.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { ChargeRow } from '#server/platform/db/tables/ledger-tables.ts';
import { type Author, RaceLost, type Write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { writeInLeague } from '#server/play/leagues/write-in-league.ts';

export function chargeTeams(
  store: Store,
  author: Author,
  leagueId: string,
  { teams, ...charge }: NewCharges,
): Promise<void> {
  mustBeDueLater(author, charge.dueOn, 'dueOn');
  return writeInLeague(store, author, leagueId, async (tx) => {
    for (const [at, team] of teams.entries()) {
      if (teams.indexOf(team) < at)
        throw refused('TEAM_TWICE', textOf('plan.teamTwice'), `teams.${at}`);
      await keepCharge(tx, author, leagueId, { ...charge, team, field: `teams.${at}` });
    }
  });
}

/** Of a team in a league; `field` names it where it is none. */
type Charge = Omit<NewCharges, 'teams'> & { team: string; decision?: string; field: string };

/** Also for decisions that cost money. The right was checked already. */
export async function keepCharge(
  { db, audit }: Write,
  author: Author,
  leagueId: string,
  { team, kind, text, amount, dueOn, decision, field }: Charge,
): Promise<void> {
  const row = await db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select('team.club_id')
    .where('league_team.league_id', '=', leagueId)
    .where('team.id', '=', team)
    .executeTakeFirst();
  if (!row) throw refused('NOT_IN_LEAGUE', textOf('league.teamNotIn'), field);
  await db
    .insertInto('charge')
    .values({
      id: newId(author.now),
      league_id: leagueId,
      team_id: team,
      club_id: row.club_id,
      kind,
      text,
      amount,
      issued_on: localDate(author.now),
      due_on: dueOn ?? null,
      decision_id: decision ?? null,
      cancelled_on: null,
      cancel_reason: '',
      created_at: author.now,
    })
    .execute();
  // The text may name a person: it stands with the charge, and goes with an erasure.
  audit({ action: 'league.charge', subject: `league:${leagueId}`, after: { team, kind, amount } });
}

/** The money of a suspension or a protest. */
export async function chargeForDecision(
  tx: Write,
  author: Author,
  leagueId: string,
  money: DecisionMoney & { team: string; kind: ChargeRow['kind']; text: string },
  decision: { id: string; field: string },
): Promise<void> {
  mustBeDueLater(author, money.dueOn, `${decision.field}.dueOn`);
  const charge = { ...money, decision: decision.id, field: `${decision.field}.team` };
  await keepCharge(tx, author, leagueId, charge);
}

function mustBeDueLater(author: Author, dueOn: string | undefined, field: string): void {
  if (dueOn === undefined || dueOn >= localDate(author.now)) return;
  throw refused('DUE_IN_PAST', textOf('ledger.dueInPast'), field);
}

/** Cancels the money of a decision that is taken back. */
export async function cancelChargesOf(
  { db }: Write,
  author: Author,
  decision: string,
  reason: string,
  kinds: readonly ChargeRow['kind'][] = ['fine', 'protest-fee'],
): Promise<void> {
  await db
    .updateTable('charge')
    .set({ cancelled_on: localDate(author.now), cancel_reason: reason })
    .where('decision_id', '=', decision)
    .where('kind', 'in', kinds)
    .where('cancelled_on', 'is', null)
    .execute();
}

export function cancelCharge(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  { reason }: CancelEntry,
): Promise<void> {
  return writeInLeague(store, author, leagueId, async ({ db, audit }) => {
    const { team_id: team, kind, amount } = await getOpenCharge(db, leagueId, id);
    await db
      .updateTable('charge')
      .set({ cancelled_on: localDate(author.now), cancel_reason: reason })
      .where('id', '=', id)
      .execute();
    const before = { team, kind, amount };
    audit({ action: 'league.charge-cancel', subject: `league:${leagueId}`, before });
  });
}

async function getOpenCharge(db: Write['db'], leagueId: string, id: string): Promise<ChargeRow> {
  const row = await db
    .selectFrom('charge')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('charge.notFound');
  if (row.cancelled_on !== null) throw refused('CANCELLED', textOf('ledger.cancelled'));
  return row;
}

export function payCharge(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  { amount, paidOn, way, reference = '' }: NewPayment,
): Promise<void> {
  if (paidOn > localDate(author.now))
    throw refused('PAID_IN_FUTURE', textOf('ledger.paidInFuture'), 'paidOn');
  return writeInLeague(store, author, leagueId, async ({ db, audit }) => {
    const charge = await getOpenCharge(db, leagueId, id);
    const { paid } = await db
      .selectFrom('payment')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('paid'))
      .where('charge_id', '=', id)
      .where('cancelled_on', 'is', null)
      .executeTakeFirstOrThrow();
    const open = Number(charge.amount) - Number(paid);
    if (amount > open) throw refused('TOO_MUCH', textOf('ledger.tooMuch', { open }), 'amount');
    const receipt = await nextReceipt(db, author);
    const result = await db
      .insertInto('payment')
      .values({
        id: newId(author.now),
        charge_id: id,
        amount,
        paid_on: paidOn,
        way,
        reference,
        ...receipt,
        cancelled_on: null,
        cancel_reason: '',
        created_at: author.now,
      })
      .onConflict((pair) => pair.columns(['receipt_year', 'receipt_number']).doNothing())
      .executeTakeFirst();
    // Two receipts at the same moment: the second looks for its number again.
    if (Number(result.numInsertedOrUpdatedRows) !== 1) throw new RaceLost();
    const after = { team: charge.team_id, amount, paidOn };
    audit({ action: 'league.payment', subject: `league:${leagueId}`, after });
  });
}

async function nextReceipt(db: Write['db'], { now }: Author) {
  const receipt_year = Number(localDate(now).slice(0, 4));
  const row = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.max('receipt_number').as('last'))
    .where('receipt_year', '=', receipt_year)
    .executeTakeFirst();
  return { receipt_year, receipt_number: Number(row?.last ?? 0) + 1 };
}

export function cancelPayment(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  { reason }: CancelEntry,
): Promise<void> {
  return writeInLeague(store, author, leagueId, async ({ db, audit }) => {
    const row = await db
      .selectFrom('payment')
      .innerJoin('charge', 'charge.id', 'payment.charge_id')
      .select(['payment.amount', 'payment.cancelled_on', 'charge.team_id'])
      .where('charge.league_id', '=', leagueId)
      .where('payment.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('payment.notFound');
    if (row.cancelled_on !== null) throw refused('CANCELLED', textOf('ledger.cancelled'));
    await db
      .updateTable('payment')
      .set({ cancelled_on: localDate(author.now), cancel_reason: reason })
      .where('id', '=', id)
      .execute();
    const before = { team: row.team_id, amount: Number(row.amount) };
    audit({ action: 'league.payment-cancel', subject: `league:${leagueId}`, before });
  });
}

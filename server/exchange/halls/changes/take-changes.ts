import type { ChangeVerdict, HallChangeReason, SentChange } from '#contract/halls/hall-changes.ts';
import { textOf } from '#contract/text/text.ts';
import { type Actor, hallKey } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallChangeRow } from '#server/platform/db/tables/hall-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOwnLoan } from '#server/play/halls/queries.ts';
import { holdLeague } from '#server/play/leagues/hold-league.ts';
import { applyChange } from './apply-change.ts';
import { findChange, listChangeRows, saveChange } from './change-rows.ts';
import { type JudgedChange, judgeChange } from './judge-change.ts';

type HallAuthor = Author & { actor: Extract<Actor, { kind: 'hall' }> };

/** More would not be a day in a hall. */
const MAX_CHANGES = 2000;

/**
 * Takes new matches and changes of rosters from a hall, each for itself and whole. Sent again it answers the
 * same; a revision that comes later than a newer one changes nothing. A change that contradicts the site waits there,
 * with the reason, until somebody decides.
 */
export async function takeChanges(
  store: Store,
  author: HallAuthor,
  changes: readonly SentChange[],
): Promise<ChangeVerdict[]> {
  authorise(author.actor, 'hall:use', { kind: 'site' });
  const shirts = new Map(
    changes.flatMap((it) => (it.kind === 'player' ? [[it.id, it.facts.jerseyNumber]] : [])),
  );
  const verdicts: ChangeVerdict[] = [];
  for (const change of changes) {
    verdicts.push(await takeOrKeep(store, author, change, shirts));
  }
  return verdicts;
}

/** A change that the site’s own rules refuse waits like any other contradiction, and holds up no other. */
async function takeOrKeep(
  store: Store,
  author: HallAuthor,
  change: SentChange,
  shirts: JudgedChange['shirts'],
): Promise<ChangeVerdict> {
  try {
    return await write(store, author, (tx) => takeChange(tx, author, change, shirts));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'REFUSED') throw error;
    return write(store, author, (tx) => takeChange(tx, author, change, shirts, 'gone'));
  }
}

async function takeChange(
  tx: Write,
  author: HallAuthor,
  sent: SentChange,
  shirts: JudgedChange['shirts'],
  refusedFor?: HallChangeReason,
): Promise<ChangeVerdict> {
  const { db } = tx;
  const { league_id } = await getOwnLoan(db, author.actor.id);
  // One after the other: two that arrive at once would not see each other.
  await holdLeague(db, league_id);
  const loan = await getOwnLoan(db, author.actor.id);
  const known = await findChange(db, loan.id, sent);
  if (known && known.revision >= sent.revision) return verdictOf(db, known);
  if (!known) await refuseTooMany(db, loan.id);
  const { kind, id, revision, facts, at } = sent;
  const base = sent.kind === 'player' ? sent.base : null;
  const taken = known?.taken ? JSON.parse(known.taken) : null;
  const judged: JudgedChange = { change: { kind, id, facts, base }, taken, shirts };
  const [reason = refusedFor ?? null] = await judgeChange(db, loan, judged, author.now);
  if (reason === null) await applyChange(tx, author, loan, judged);
  const state = reason === null ? 'taken' : 'waiting';
  const row: HallChangeRow = {
    loan_id: loan.id,
    kind,
    subject_id: id,
    revision,
    facts: JSON.stringify(facts),
    base: base === null ? null : JSON.stringify(base),
    taken: reason === null ? JSON.stringify(facts) : (known?.taken ?? null),
    author: sent.author,
    changed_at: at,
    received_at: author.now,
    state,
    reason,
    decided_at: null,
    decided_by: null,
  };
  await saveChange(db, row);
  tx.audit({
    action: 'league.hall-change',
    subject: `league:${loan.league_id}`,
    after: { loan: loan.id, kind, id, state, ...(reason ? { reason } : {}), author: sent.author },
  });
  return verdictOf(db, row);
}

async function refuseTooMany(db: Database, loanId: string): Promise<void> {
  const { count } = await db
    .selectFrom('hall_change')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('loan_id', '=', loanId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CHANGES) {
    throw new AppError('TOO_MANY', textOf('hall.tooManyChanges'));
  }
}

/** The verdicts on everything that a hall has sent: somebody may have decided since. */
export async function readVerdicts(db: Database, loanId: string): Promise<ChangeVerdict[]> {
  const rows = await listChangeRows(db, loanId);
  const verdicts: ChangeVerdict[] = [];
  for (const row of rows) verdicts.push(await verdictOf(db, row));
  return verdicts;
}

async function verdictOf(db: Database, row: HallChangeRow): Promise<ChangeVerdict> {
  const { kind, subject_id: id, revision, state, reason, loan_id } = row;
  const pen =
    kind === 'match' && state === 'taken'
      ? await db
          .selectFrom('match')
          .select('pen_epoch')
          .where('id', '=', id)
          .where('pen_holder', '=', hallKey(loan_id))
          .executeTakeFirst()
      : undefined;
  return { kind, id, revision, state, reason, epoch: pen?.pen_epoch ?? null };
}

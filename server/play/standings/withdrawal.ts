import { withdraw } from '#domain/competition/fixtures/withdrawal.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { forfeit } from '#server/play/brackets/walkover.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { saveEvents } from '#server/play/scoring/save-events.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { statusEvents } from '#server/play/scoring/status-events.ts';

/** Ids of the matches that a withdrawal ended before they began; what an undo brings back. */
export type WithdrawalEffects = { cancelled: string[]; walkovers: string[] };

/**
 * A team goes, the draw stays. Its matches still to play are cancelled, or won by the opponents
 * without playing; what it has played is left to the table's policy.
 */
export async function endMatchesOf(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  leagueId: string,
  team: string,
  policy: 'annul' | 'keep-and-award' | 'keep',
): Promise<WithdrawalEffects> {
  const rows = await tx.db
    .selectFrom('match')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('team1_id', '=', team), eb('team2_id', '=', team)]))
    .execute();
  const knockouts = await knockoutIds(tx, leagueId);
  const open = rows.filter(({ status }) => status === 'not started' || status === 'postponed');
  const effects = withdraw(
    open.map((row) => ({
      id: row.id,
      teams: [row.team1_id, row.team2_id],
      status: 'not started',
      isKnockout: knockouts.has(row.id),
    })),
    team,
    policy,
  );
  const done: WithdrawalEffects = { cancelled: [], walkovers: [] };
  for (const { id, effect } of effects) {
    const row = open.find((match) => match.id === id)!;
    if (effect === 'walkover') {
      await forfeit(tx, store, author, row, team);
      done.walkovers.push(id);
    } else if (effect === 'cancelled') {
      const log = await readLog(tx.db, row, store.logs);
      const events = statusEvents(log, 'cancelled', () => envelope(author));
      await saveEvents(tx, store, author, row, log, events);
      done.cancelled.push(id);
    }
  }
  return done;
}

function envelope({ now }: Author) {
  return { id: newId(now), at: now };
}

/** Matches of a bracket, in which somebody must go on whatever the policy says of tables. */
async function knockoutIds({ db }: Write, leagueId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('fixture')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('label', 'is not', null)
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Brings back what a withdrawal ended, where nothing was written about it since. Earlier entries,
 * such as that the match is postponed, stand again.
 */
export async function restoreMatches(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  { cancelled = [], walkovers = [] }: Partial<WithdrawalEffects>,
): Promise<void> {
  const ids = [...cancelled, ...walkovers];
  if (ids.length === 0) return;
  const rows = await tx.db
    .selectFrom('match')
    .selectAll()
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute();
  for (const row of rows) {
    const written = cancelled.includes(row.id) ? ['cancel'] : ['forfeit', 'end'];
    const log = await readLog(tx.db, row, store.logs);
    const last = standingEvents(log.events).slice(-written.length);
    if (last.map(({ type }) => type).join() !== written.join()) continue;
    const [target = '', ...also] = last.map(({ id }) => id).reverse();
    const event = { ...envelope(author), type: 'void', target, also } as const;
    await saveEvents(tx, store, author, row, log, [event]);
  }
}

import { randomUUID } from 'node:crypto';
import type { Adjustment, Placing, Withdrawal } from '#contract/leagues/league.ts';
import { textOf } from '#contract/text/text.ts';
import { drawLots } from '#domain/competition/lots/draw.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TableEntryRow } from '#server/platform/db/tables/league-tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { endMatchesOf, restoreMatches } from './withdrawal.ts';

type TableEntry =
  | ({ kind: 'adjustment' } & Adjustment)
  | ({ kind: 'withdrawal' } & Withdrawal)
  | ({ kind: 'placing' } & Placing);

type SavedEntry = { id: string; team: string; at: number };

/** Points given or taken, a withdrawal, a last place by decree: kept as the organiser said it. */
export async function addTableEntry(
  store: Store,
  author: Author,
  leagueId: string,
  { kind, team, ...body }: TableEntry,
): Promise<SavedEntry> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  return writeResults(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    await mustBeEntered(tx, leagueId, [team], 'team');
    // A team withdraws once and is placed once: saying it again replaces. Adjustments add up.
    if (kind !== 'adjustment') await takeBackOthers(tx, store, author, leagueId, kind, team);
    const effects =
      'policy' in body
        ? await endMatchesOf(tx, store, author, leagueId, team, body.policy)
        : undefined;
    return saveEntry(tx, author, leagueId, kind, team, { ...body, ...effects });
  });
}

/** Level teams are put into an order by chance; the seed lets anybody repeat the draw. */
export async function drawLot(
  store: Store,
  author: Author,
  leagueId: string,
  teams: readonly string[],
): Promise<SavedEntry & { seed: string; order: readonly string[] }> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  if (new Set(teams).size < teams.length)
    throw refused('TEAM_TWICE', textOf('plan.teamTwice'), 'teams');
  return writeResults(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    await mustBeEntered(tx, leagueId, teams, 'teams');
    const { method, seed, entrants, order } = drawLots(randomUUID(), teams);
    const body = { method, seed, entrants, order };
    const saved = await saveEntry(tx, author, leagueId, 'lot', order[0]!, body);
    return { ...saved, seed, order };
  });
}

/** Takes a decision back; the matches that a withdrawal ended are open again. */
export async function deleteTableEntry(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await writeResults(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    const row = await tx.db
      .selectFrom('table_entry')
      .selectAll()
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('decision.notFound');
    await takeBack(tx, store, author, row);
    tx.leagueChanged(leagueId);
    tx.siteChanged();
  });
}

async function saveEntry(
  tx: ResultsWrite,
  author: Author,
  leagueId: string,
  kind: TableEntryRow['kind'],
  team: string,
  body: object,
): Promise<SavedEntry> {
  const row: TableEntryRow = {
    id: newId(author.now),
    league_id: leagueId,
    team_id: team,
    kind,
    body: JSON.stringify(body),
    created_at: author.now,
  };
  await tx.db.insertInto('table_entry').values(row).execute();
  tx.audit({ action: `league.${kind}`, subject: `league:${leagueId}`, after: { team, ...body } });
  if (kind !== 'lot') {
    const { points, reason } = body as Partial<Adjustment>;
    tx.tell({
      kind: 'decision',
      leagueId,
      to: [`team:${team}`],
      facts: { of: kind, team, points, reason },
    });
  }
  tx.leagueChanged(leagueId);
  tx.siteChanged();
  return { id: row.id, team, at: author.now };
}

async function mustBeEntered(
  { db }: Write,
  leagueId: string,
  teams: readonly string[],
  field: string,
): Promise<void> {
  const entered = await db
    .selectFrom('league_team')
    .select('team_id')
    .where('league_id', '=', leagueId)
    .where('team_id', 'in', teams)
    .execute();
  if (entered.length < teams.length)
    throw refused('NOT_IN_LEAGUE', textOf('league.teamNotIn'), field);
}

async function takeBackOthers(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  leagueId: string,
  kind: TableEntryRow['kind'],
  team: string,
): Promise<void> {
  const rows = await tx.db
    .selectFrom('table_entry')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('team_id', '=', team)
    .where('kind', '=', kind)
    .execute();
  for (const row of rows) await takeBack(tx, store, author, row);
}

async function takeBack(tx: ResultsWrite, store: Store, author: Author, row: TableEntryRow) {
  const body = JSON.parse(row.body) as object;
  if (row.kind === 'withdrawal') await restoreMatches(tx, store, author, body);
  await tx.db.deleteFrom('table_entry').where('id', '=', row.id).execute();
  tx.audit({
    action: `league.take-back-${row.kind}`,
    subject: `league:${row.league_id}`,
    before: { team: row.team_id, ...body },
  });
}

import { textOf } from '#contract/text/text.ts';
import type { NewTransfer } from '#contract/transfers/transfer.ts';
import { actorId } from '#domain/access/actor.ts';
import { isTransferOpen } from '#domain/competition/eligibility/transfer-window.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { eligibilityOf } from '#server/play/eligibility/roster-queries.ts';
import { noteFormerShirt } from '#server/play/memberships/former-shirts.ts';
import { holdRecords } from '#server/play/merges/records.ts';
import { leaguesOfTeams } from './subject-queries.ts';

/** Moves a player from the present team, or from none, to another one, from a day on. */
export function transferPlayer(
  store: Store,
  author: Author,
  teamId: string,
  input: NewTransfer,
): Promise<string> {
  return write(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    const team = await getTeam(db, teamId);
    // Of two transfers at once, the second leads on from the team of the first.
    await holdRecords(db, 'player', [input.player]);
    const player = await getPlayer(db, input.player);
    const leagueIds = await leaguesOfTeams(db, [teamId, player.team_id]);
    authorise(author.actor, 'player:transfer', { kind: 'records', leagueIds });
    if (player.team_id === teamId)
      throw refused('SAME_TEAM', textOf('transfer.sameTeam'), 'player');
    await judgeDay(tx, author, player, input);
    await judgeWindows(db, team, input);
    const id = newId(author.now);
    const next = {
      team_id: teamId,
      jersey_number: input.jerseyNumber === undefined ? player.jersey_number : input.jerseyNumber,
    };
    await noteFormerShirt(db, author.now, player.id, player, next);
    await db
      .updateTable('player')
      .set({ ...next, updated_at: author.now })
      .where('id', '=', player.id)
      .execute();
    await changeMembership(tx, author, player.id, teamId, input.day);
    await db
      .insertInto('transfer')
      .values({
        id,
        player_id: player.id,
        from_team_id: player.team_id,
        to_team_id: teamId,
        day: input.day,
        allowed_by: input.allowedBy,
        exception: input.exception ?? '',
        former_number: player.jersey_number,
        noted_at: author.now,
        noted_by: actorId(author.actor),
      })
      .execute();
    const { player: _player, ...facts } = input;
    audit({
      action: 'player.transfer',
      subject: `player:${player.id}`,
      before: { team: player.team_id },
      after: { team: teamId, ...facts },
    });
    siteChanged();
    return id;
  });
}

async function getTeam(db: Database, id: string): Promise<TeamRow> {
  const row = await db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  if (row.archived_at !== null) throw refused('TEAM_ARCHIVED', textOf('team.archived'));
  return row;
}

async function getPlayer(db: Database, id: string) {
  const row = await db
    .selectFrom('player')
    .select(['id', 'team_id', 'jersey_number'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (row) return row;
  const text = textOf('player.notFound');
  throw new AppError('NOT_FOUND', text, { errors: [{ field: 'player', text }] });
}

/** Not a day to come, and none before the player came to the present team. */
async function judgeDay(
  { db }: Write,
  { now }: Author,
  player: { id: string },
  { day }: NewTransfer,
): Promise<void> {
  if (day > localDate(now)) throw refused('DAY_TO_COME', textOf('transfer.inFuture'), 'day');
  const last = await db
    .selectFrom('membership')
    .select((eb) => eb.fn.max(eb.fn.coalesce('until_day', 'from_day')).as('day'))
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  if (last?.day && day < last.day)
    throw refused('BEFORE_LAST', textOf('transfer.beforeLast', { day: last.day }), 'day');
}

/** In a league whose windows are closed on the day, the office says why it is allowed all the same. */
async function judgeWindows(
  db: Database,
  { id }: TeamRow,
  { day, exception = '' }: NewTransfer,
): Promise<void> {
  if (exception !== '') return;
  const leagues = await db
    .selectFrom('league_team')
    .innerJoin('league', 'league.id', 'league_team.league_id')
    .select(['league.name', 'league.eligibility'])
    .where('league_team.team_id', '=', id)
    .where('league.archived_at', 'is', null)
    .orderBy('league.starts_at', 'desc')
    .execute();
  const closed = leagues.find((league) => !isTransferOpen(eligibilityOf(league), day));
  if (closed)
    throw refused('WINDOW_CLOSED', textOf('transfer.closed', { league: closed.name }), 'exception');
}

/** The time in the former team ends on the day on which that in the new one begins. */
async function changeMembership(
  { db }: Write,
  { now }: Author,
  player_id: string,
  team_id: string,
  day: string,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ until_day: day })
    .where('player_id', '=', player_id)
    .where('until_day', 'is', null)
    .execute();
  await db
    .insertInto('membership')
    .values({ id: newId(now), player_id, team_id, from_day: day, until_day: null })
    .execute();
}

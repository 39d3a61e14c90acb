import { DEFAULT_LANGUAGE, type Language, languageNamed } from '#contract/language.ts';
import type { AddPlayerToTeam } from '#contract/people/team.ts';
import type { DecideTeamRequest } from '#contract/people/team-request.ts';
import { textOf } from '#contract/text/text.ts';
import { isAdmin } from '#domain/access/actor.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TeamRequestRow } from '#server/platform/db/tables/people-tables.ts';
import type { PlayerRow, TeamRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type AskingLimit, mustBeFew } from '#server/play/claims/asking-limit.ts';
import { mayBeNamed } from '#server/play/players/queries.ts';
import { getRosterTeam, movePlayer } from '#server/play/teams/commands.ts';
import { staffOf } from '#server/play/teams/subject-queries.ts';
import { mailRequest } from './mail.ts';

/** An undo in the browser comes within it. */
const UNDO_MS = 15 * 60 * 1000;

/** Two squads: more at once is not somebody who builds a team. */
const LIMIT: AskingLimit = {
  rows: { table: 'team_request', by: 'asked_by' },
  mostOpen: 30,
  mostADay: 60,
  refusal: 'REQUEST_LIMIT',
};

type Free = Pick<
  PlayerRow,
  'id' | 'team_id' | 'jersey_number' | 'user_id' | 'created_by' | 'full_name'
>;

async function findRecord({ db }: Write, id: string): Promise<Free> {
  const player = await db
    .selectFrom('player')
    .select(['id', 'team_id', 'jersey_number', 'user_id', 'created_by', 'full_name'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!player) throw notFound('player.notFound');
  return player;
}

/**
 * Puts a player into the team, or asks for one who is in no team: whoever coaches a team sees what is
 * private of its players, and nobody gets that by taking somebody.
 *
 * @param mailOrigin the site's address for links; undefined = this installation sends no mail
 * @returns the id of the request; undefined where the player is in the team now
 */
export async function addPlayer(
  store: Store,
  author: Author,
  teamId: string,
  { playerId, language = DEFAULT_LANGUAGE }: AddPlayerToTeam,
  mailOrigin: string | undefined,
): Promise<string | undefined> {
  return write(store, author, async (tx) => {
    const team = await getRosterTeam(tx, author, teamId);
    const player = await findRecord(tx, playerId);
    if (player.team_id !== null && player.team_id !== teamId) {
      // Taking a player out of a team is that team's business too.
      await getRosterTeam(tx, author, player.team_id);
    }
    if (player.team_id !== null || (await mayTake(tx, author, team, player))) {
      await movePlayer(tx, author, team, player);
      await closeOthers(tx, author, playerId);
      return undefined;
    }
    return createRequest(tx, author, team, player, { language, mailOrigin });
  });
}

/** Administrators, one for oneself, and a coach who made the record or has just let the player go. */
async function mayTake({ db }: Write, { actor, now }: Author, team: TeamRow, player: Free) {
  if (isAdmin(actor)) return true;
  const id = ownAccount(actor);
  if (player.user_id !== null) return player.user_id === id;
  if (player.created_by === id) return true;
  const removals = await db
    .selectFrom('audit')
    .select('before')
    .where('subject', '=', `team:${team.id}`)
    .where('action', '=', 'team.remove-player')
    .where('actor_id', '=', id)
    .where('at', '>', now - UNDO_MS)
    .execute();
  return removals.some(({ before }) => before?.includes(`"player":"${player.id}"`));
}

type MailOptions = { language: Language; mailOrigin: string | undefined };

async function createRequest(
  tx: Write,
  author: Author,
  team: TeamRow,
  player: Free,
  { language, mailOrigin }: MailOptions,
): Promise<string> {
  const { now } = author;
  if (team.archived_at !== null) throw refused('TEAM_ARCHIVED', textOf('team.archived'));
  const { db } = tx;
  // A player whom nobody may name is not to be found by asking either.
  const visible = await db
    .selectFrom('player')
    .select('id')
    .where('id', '=', player.id)
    .where(mayBeNamed(now))
    .executeTakeFirst();
  if (!visible) throw notFound('player.notFound');
  const askedBy = ownAccount(author.actor);
  const known = await findRequestOf(tx, team.id, player.id);
  if (known?.state === 'open') return known.id;
  await mustBeFew(db, askedBy, now, LIMIT);
  const row = { asked_by: askedBy, language, state: 'open', reason: '', asked_at: now } as const;
  const id = known?.id ?? newId(now);
  if (known) await move(tx, known, { ...row, decided_at: null });
  else await insert(tx, { ...row, id, team_id: team.id, player_id: player.id, decided_at: null });
  const after = { player: player.id, team: team.id };
  tx.audit({ action: 'player.team-request', subject: `player:${player.id}`, after });
  // Once for each pair of team and player: asking again and again is no way to send mail.
  const about = { player: player.full_name, team: team.name, reason: '' };
  const letter = { mail: 'asked', to: player.user_id, language, about, mailOrigin } as const;
  if (!known) await mailRequest(tx, author, letter);
  return id;
}

function findRequestOf({ db }: Write, teamId: string, playerId: string) {
  return db
    .selectFrom('team_request')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Twice at the same moment: the second finds the first when it looks again. */
async function insert({ db }: Write, row: TeamRequestRow): Promise<void> {
  const result = await db
    .insertInto('team_request')
    .values(row)
    .onConflict((pair) => pair.columns(['team_id', 'player_id']).doNothing())
    .executeTakeFirst();
  if (Number(result.numInsertedOrUpdatedRows) !== 1) throw new RaceLost();
}

/** Changes a request that is still as it was read. */
async function move({ db }: Write, request: TeamRequestRow, change: Partial<TeamRequestRow>) {
  const result = await db
    .updateTable('team_request')
    .set(change)
    .where('id', '=', request.id)
    .where('state', '=', request.state)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) !== 1) throw new RaceLost();
}

/** Requests for players who are in a team by now are closed. */
async function closeOthers({ db }: Write, { now }: Author, playerId: string): Promise<void> {
  await db
    .updateTable('team_request')
    .set({ state: 'withdrawn', decided_at: now })
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .execute();
}

/** A request with the facts that rights to it rest on. */
export async function getRequest(tx: { db: Database }, id: string) {
  const request = await tx.db
    .selectFrom('team_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request) throw notFound('request.notFound');
  const player = await tx.db
    .selectFrom('player')
    .select(['id', 'team_id', 'jersey_number', 'user_id', 'full_name', 'archived_at'])
    .where('id', '=', request.player_id)
    .executeTakeFirstOrThrow();
  const team = await tx.db
    .selectFrom('team')
    .selectAll()
    .where('id', '=', request.team_id)
    .executeTakeFirstOrThrow();
  const { asked_by: askedBy } = request;
  const subject = { userId: player.user_id, askedBy, ...staffOf(team) };
  return { request, player, team, subject: { kind: 'team-request', ...subject } as const };
}

function mustBeOpen({ state }: TeamRequestRow): void {
  if (state === 'open') return;
  throw new AppError('CONFLICT', textOf('claim.closed'), {
    refusal: 'REQUEST_CLOSED',
    members: { state },
  });
}

/** The player's account or an administrator answers the coach. */
export async function decideTeamRequest(
  store: Store,
  author: Author,
  id: string,
  { accept, reason = '' }: DecideTeamRequest,
  mailOrigin: string | undefined,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { request, player, team, subject } = await getRequest(tx, id);
    authorise(author.actor, 'team-request:decide', subject);
    mustBeOpen(request);
    const state = accept ? 'accepted' : 'refused';
    await move(tx, request, { state, reason: accept ? '' : reason, decided_at: author.now });
    tx.audit({ action: `player.team-${state}`, subject: `player:${player.id}` });
    if (accept) {
      if (player.archived_at !== null) throw refused('PLAYER_ARCHIVED', textOf('record.archived'));
      if (player.team_id !== null) throw refused('IN_A_TEAM', textOf('request.inTeam'));
      await movePlayer(tx, author, team, player);
      await closeOthers(tx, author, player.id);
    }
    const language = languageNamed(request.language);
    const about = { player: player.full_name, team: team.name, reason };
    const letter = { mail: state, to: request.asked_by, language, about, mailOrigin } as const;
    await mailRequest(tx, author, letter);
  });
}

export async function withdrawTeamRequest(store: Store, author: Author, id: string): Promise<void> {
  await write(store, author, async (tx) => {
    const { request, player, subject } = await getRequest(tx, id);
    authorise(author.actor, 'team-request:withdraw', subject);
    mustBeOpen(request);
    await move(tx, request, { state: 'withdrawn', decided_at: author.now });
    tx.audit({ action: 'player.team-withdraw', subject: `player:${player.id}` });
  });
}

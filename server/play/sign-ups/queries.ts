import type { OpenedSignUp, SignUp, SignUps } from '#contract/sign-ups/sign-up.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { PlayerSignUpRow, SignUpLinkRow } from '#server/platform/db/tables/entry-tables.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { detailsOf, openedFormView, sentSignUpView, signUpView } from './views.ts';

const MOST_SHOWN = 100;
const MOST_SAME = 5;

/** The facts that the right to the sign-ups of a team rests on. */
export async function getSignUpSubject(db: Database, teamId: string) {
  const team = await db
    .selectFrom('team')
    .select('coach_user_id')
    .where('id', '=', teamId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!team) throw notFound('team.notFound');
  const leagues = await db
    .selectFrom('league_team')
    .select('league_id')
    .where('team_id', '=', teamId)
    .execute();
  const leagueIds = leagues.map(({ league_id }) => league_id);
  return { kind: 'sign-up', coachUserId: team.coach_user_id, leagueIds } as const;
}

/** A link that is open, with its team; throws where either is gone. */
export async function getSignUpLink(
  db: Database,
  token: string,
  now: number,
): Promise<{ link: SignUpLinkRow; team: TeamRow }> {
  const link = await db
    .selectFrom('sign_up_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const team = link && (await getTeam(db, link.team_id));
  if (!team || team.archived_at !== null) throw notFound('signUpLink.notFound');
  return { link, team };
}

function getTeam(db: Database, id: string): Promise<TeamRow> {
  return db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function openSignUp(db: Database, token: string, now: number): Promise<OpenedSignUp> {
  const sent = await db
    .selectFrom('player_sign_up')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (sent) return sentSignUpView(sent, await getTeam(db, sent.team_id));
  const { link, team } = await getSignUpLink(db, token, now);
  return openedFormView(link, team, now);
}

export async function getSignUpRow(
  db: Database,
  teamId: string,
  id: string,
): Promise<PlayerSignUpRow> {
  const row = await db
    .selectFrom('player_sign_up')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('signUp.notFound');
  return row;
}

export async function getSignUp(
  db: Database,
  teamId: string,
  id: string,
  now: number,
): Promise<SignUp> {
  return withSame(db, await getSignUpRow(db, teamId, id), now);
}

export async function listSignUps(db: Database, teamId: string, now: number): Promise<SignUps> {
  const rowsOf = (isWaiting: boolean) =>
    db
      .selectFrom('player_sign_up')
      .selectAll()
      .where('team_id', '=', teamId)
      .where('state', isWaiting ? '=' : '<>', 'waiting')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_SHOWN)
      .execute();
  const items: SignUp[] = [];
  for (const row of [...(await rowsOf(true)), ...(await rowsOf(false))]) {
    items.push(await withSame(db, row, now));
  }
  const { last } = await db
    .selectFrom('sign_up_link')
    .select((eb) => eb.fn.max('expires_at').as('last'))
    .where('team_id', '=', teamId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { openUntil: last === null ? null : new Date(Number(last)).toISOString(), items };
}

async function withSame(db: Database, row: PlayerSignUpRow, now: number): Promise<SignUp> {
  const details = row.state === 'waiting' ? detailsOf(row) : null;
  const players = selectPlayers(db, row.team_id).limit(MOST_SAME);
  const [sameNames, sameShirt, known] = await Promise.all([
    details ? sameNamesIn(db, row.team_id, details.fullName) : [],
    details && details.jerseyNumber !== null
      ? players.where('jersey_number', '=', details.jerseyNumber).execute()
      : [],
    row.player_id === null
      ? []
      : db
          .selectFrom('player')
          .select(['id', 'full_name as name'])
          .where('id', '=', row.player_id)
          .execute(),
  ]);
  return signUpView(row, { sameNames, sameShirt, player: known[0] ?? null }, now);
}

function selectPlayers(db: Database, teamId: string) {
  return db
    .selectFrom('player')
    .select(['id', 'full_name as name'])
    .where('team_id', '=', teamId)
    .where('archived_at', 'is', null)
    .orderBy('id');
}

/** Players of the team who have this name already. */
export function sameNamesIn(db: Database, teamId: string, fullName: string) {
  return selectPlayers(db, teamId)
    .where('sort_name', '=', sortName(fullName))
    .limit(MOST_SAME)
    .execute();
}

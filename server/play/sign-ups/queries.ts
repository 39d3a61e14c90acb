import type { OpenedSignUp, SignUp, SignUps } from '#contract/sign-ups/sign-up.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { PlayerSignUpRow, SignUpLinkRow } from '#server/platform/db/tables/entry-tables.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';
import { detailsOf, openedFormView, sentSignUpView, signUpView } from './views.ts';

const MOST_SHOWN = 100;
const MOST_SAME = 5;

/** The facts that the right to the sign-ups of a team rests on. */
export async function getSignUpSubject(db: Database, teamId: string) {
  const team = await db
    .selectFrom('team')
    .select(STAFF_COLUMNS)
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
  return { kind: 'sign-up', ...staffOf(team), leagueIds } as const;
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
  const [item] = await withTeam(db, teamId, [await getSignUpRow(db, teamId, id)], now);
  return item!;
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
  const rows = [...(await rowsOf(true)), ...(await rowsOf(false))];
  const items = await withTeam(db, teamId, rows, now);
  const { last } = await db
    .selectFrom('sign_up_link')
    .select((eb) => eb.fn.max('expires_at').as('last'))
    .where('team_id', '=', teamId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const openUntil = last === null ? null : new Date(Number(last)).toISOString();
  return { openUntil, items, next: null };
}

/** The rows, each beside the players who have its name or shirt already, or who came of it. */
async function withTeam(
  db: Database,
  teamId: string,
  rows: readonly PlayerSignUpRow[],
  now: number,
): Promise<SignUp[]> {
  const team = await selectPlayers(db, teamId).select(['sort_name', 'jersey_number']).execute();
  const accepted = await namesOf(
    db,
    rows.flatMap(({ player_id }) => player_id ?? []),
  );
  const some = (players: typeof team) =>
    players.slice(0, MOST_SAME).map(({ id, name }) => ({ id, name }));
  return rows.map((row) => {
    const details = row.state === 'waiting' ? detailsOf(row) : null;
    const named = details && sortName(details.fullName);
    const shirt = details?.jerseyNumber ?? null;
    const same = {
      sameNames: some(team.filter(({ sort_name }) => sort_name === named)),
      sameShirt:
        shirt === null ? [] : some(team.filter(({ jersey_number }) => jersey_number === shirt)),
      player: accepted.get(row.player_id ?? '') ?? null,
    };
    return signUpView(row, same, now);
  });
}

/** Also of players who have left the team since. */
async function namesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; name: string }>();
  const players = await db
    .selectFrom('player')
    .select(['id', 'full_name as name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(players.map((player) => [player.id, player]));
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

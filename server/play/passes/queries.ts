import type { OpenedPass } from '#contract/passes/pass.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { selectPlayers } from '#server/play/players/queries.ts';
import { playerSummaryView } from '#server/play/players/views.ts';
import { isPassCode, passCode, playerOf } from './pass-code.ts';

/** More in one paper would hold a thread for seconds: a league prints by teams then. */
const MOST_PASSES = 400;

/** A pass as it is printed, for the office. */
export type Pass = {
  name: string;
  team: string;
  colors: readonly [string, string];
  number: number | null;
  birth: string | null;
  licence: string;
  until: string | null;
  picture: string | null;
  code: string;
};

/** The licensed players of a league, or of one team of it, by team and shirt. */
export async function listPasses(
  { db, vault }: Store,
  league: string,
  team: string | undefined,
): Promise<Pass[]> {
  let select = db
    .selectFrom('player')
    .innerJoin('team', 'team.id', 'player.team_id')
    .innerJoin('league_team', 'league_team.team_id', 'team.id')
    .selectAll('player')
    .select(['team.name as team_name', 'team.jersey_color1', 'team.jersey_color2'])
    .where('league_team.league_id', '=', league)
    .where('team.archived_at', 'is', null)
    .where('player.archived_at', 'is', null)
    .where('player.licence', 'is not', null)
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .orderBy((eb) => eb.fn.coalesce('player.jersey_number', eb.lit(1000)))
    .orderBy('player.sort_name')
    .orderBy('player.id')
    .limit(MOST_PASSES);
  if (team !== undefined) select = select.where('team.id', '=', team);
  const rows = await select.execute();
  return rows.map((row) => ({
    name: row.full_name,
    team: row.team_name,
    colors: [row.jersey_color1, row.jersey_color2],
    number: row.jersey_number,
    birth: row.date_of_birth,
    licence: row.licence!,
    until: row.licence_until,
    picture: row.profile_picture,
    code: passCode(vault, row.id, row.licence!),
  }));
}

/** The pass as it is today. Throws not-found also for a code that was good for another licence. */
export async function openPass(
  { db, vault }: Store,
  code: string,
  now: number,
): Promise<OpenedPass> {
  const row = await selectPlayers(db).where('player.id', '=', playerOf(code)).executeTakeFirst();
  if (!row?.licence || !isPassCode(vault, code, row.id, row.licence)) {
    throw notFound('pass.notFound');
  }
  const { fullName, jerseyNumber, profilePicture, team } = playerSummaryView(row, now);
  const day = localDate(now);
  const isOver = row.licence_until !== null && row.licence_until < day;
  return {
    name: fullName,
    jerseyNumber,
    picture: profilePicture,
    team,
    state: isOver ? 'expired' : 'valid',
    until: row.licence_until,
    day,
  };
}

import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { CaptainNumbers } from '#contract/captains/captain-numbers.ts';
import { textOf } from '#contract/text/text.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listLeagueTeams } from '#server/play/teams/queries.ts';

/** The teams of a league, each with the numbers that report its results; for its office alone. */
export async function listCaptainNumbers(store: Store, leagueId: string): Promise<CaptainNumbers> {
  await getLeague(store, leagueId);
  const teams = await listLeagueTeams(store, leagueId);
  const rows = await store.db
    .selectFrom('captain_number')
    .select(['team_id', 'number'])
    .where('league_id', '=', leagueId)
    .orderBy('id')
    .execute();
  const items = teams.map(({ id, name }) => ({
    team: { id, name },
    numbers: rows
      .filter(({ team_id }) => team_id === id)
      .flatMap(({ number }) => store.vault.open(number) ?? []),
  }));
  return { items, next: null };
}

/** Puts these numbers in the place of those that the team had. The trail has their count alone. */
export async function setCaptainNumbers(
  store: Store,
  author: Author,
  leagueId: string,
  teamId: string,
  typed: readonly string[],
): Promise<void> {
  authorise(author.actor, 'match:share', { kind: 'league', id: leagueId });
  const { vault } = store;
  const numbers = [...new Set(typed.map((number) => normalPhone(number) ?? number))];
  await write(store, author, async ({ db, audit }) => {
    await getOpenLeague(db, leagueId);
    await mustPlayIn(db, leagueId, teamId);
    const old = await forgetNumbers(db, leagueId, teamId);
    for (const number of numbers) {
      const row = { id: newId(author.now), league_id: leagueId, team_id: teamId };
      const address = vault.digest(number);
      const added = await db
        .insertInto('captain_number')
        .values({ ...row, address, number: vault.seal(number), created_at: author.now })
        .onConflict((conflict) => conflict.columns(['league_id', 'address']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) {
        throw refused('NUMBER_OF_OTHER_TEAM', textOf('captain.otherTeam', { number }), 'numbers');
      }
    }
    audit({
      action: 'league.captain-numbers',
      subject: `league:${leagueId}`,
      before: { team: teamId, count: old },
      after: { team: teamId, count: numbers.length },
    });
  });
}

async function mustPlayIn(db: Write['db'], leagueId: string, teamId: string): Promise<void> {
  const row = await db
    .selectFrom('league_team')
    .select('team_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  if (!row) throw notFound('team.notFound');
}

/** Those of teams that have left the league go, too. @returns how many the team had */
async function forgetNumbers(db: Write['db'], leagueId: string, teamId: string): Promise<number> {
  const playing = db.selectFrom('league_team').select('team_id').where('league_id', '=', leagueId);
  const gone = await db
    .deleteFrom('captain_number')
    .where('league_id', '=', leagueId)
    .where((eb) => eb.or([eb('team_id', '=', teamId), eb('team_id', 'not in', playing)]))
    .returning('team_id')
    .execute();
  return gone.filter(({ team_id }) => team_id === teamId).length;
}

/** A team of a league for which a number reports. */
export type NumberTeam = { id: string; league_id: string; team_id: string };

export function teamsOfNumber(db: Database, address: string): Promise<NumberTeam[]> {
  return db
    .selectFrom('captain_number')
    .select(['id', 'league_id', 'team_id'])
    .where('address', '=', address)
    .orderBy('id')
    .execute();
}

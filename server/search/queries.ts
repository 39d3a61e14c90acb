import type { SearchResults } from '#contract/search.ts';
import type { Store } from '#server/db/store.ts';
import { listLeagues } from '#server/leagues/queries.ts';
import { listMatches } from '#server/matches/queries.ts';
import { listPlayers } from '#server/players/queries.ts';
import { listTeams } from '#server/teams/queries.ts';

const MOST = 10;

/** Names that contain the text, whatever the case and accents; matches by their teams. */
export async function searchAll(store: Store, q: string): Promise<SearchResults> {
  const page = { q, limit: MOST };
  const [teams, players, leagues] = await Promise.all([
    listTeams(store, page),
    listPlayers(store, page),
    listLeagues(store, page),
  ]);
  const perTeam = await Promise.all(
    teams.items
      .slice(0, 3)
      .map((team) => listMatches(store, { team: team.id, descending: true, limit: MOST })),
  );
  const matches = new Map(perTeam.flatMap((list) => list.items.map((match) => [match.id, match])));
  return {
    teams: teams.items.map(({ id, name, city }) => ({ id, name, detail: city })),
    players: players.items.map((player) => ({
      id: player.id,
      name: player.fullName,
      detail: player.team?.name ?? '',
    })),
    leagues: leagues.items.map(({ id, name, location }) => ({ id, name, detail: location })),
    matches: [...matches.values()].slice(0, MOST).map((match) => ({
      id: match.id,
      name: `${match.team1.name} – ${match.team2.name}`,
      detail: match.matchDate,
    })),
  };
}

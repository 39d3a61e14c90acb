import type { Match, OwnMatchQuery } from '#contract/matches/match.ts';
import type { MatchFile } from '#contract/matches/match-file.ts';
import type { PreparedLineup, PrepareLineup } from '#contract/matches/prepared-lineup.ts';
import type { Player } from '#contract/people/player.ts';
import type { Team } from '#contract/people/team.ts';
import { callApi, listEverything } from './client.ts';

/** The records of whoever is signed in. */
export function listOwnPlayers(): Promise<Player[]> {
  return listEverything('/me/players');
}

/** The teams that whoever is signed in coaches. */
export function listOwnTeams(): Promise<Team[]> {
  return listEverything('/me/teams');
}

/** The first 50, which reaches over a season. */
export async function listOwnMatches(query: Pick<OwnMatchQuery, 'as' | 'when'>): Promise<Match[]> {
  const found: { items: Match[] } = await callApi('GET', '/me/matches', {
    query: { ...query, limit: 50 },
  });
  return found.items;
}

/** A team's players whole, for its coach. */
export function listTeamPlayers(teamId: string): Promise<Player[]> {
  return listEverything(`/teams/${teamId}/players`);
}

export function getMatchFile(matchId: string): Promise<MatchFile> {
  return callApi('GET', `/matches/${matchId}/log.json`);
}

type LineupList = { items: PreparedLineup[] };

export async function listOwnLineups(): Promise<PreparedLineup[]> {
  const { items }: LineupList = await callApi('GET', '/me/lineups');
  return items;
}

/** The line-ups of the coaches for a match; scorers come with the token of their link. */
export async function listPreparedLineups(
  matchId: string,
  token?: string,
): Promise<PreparedLineup[]> {
  const { items }: LineupList = await callApi('GET', `/matches/${matchId}/lineups`, { token });
  return items;
}

export async function prepareLineup(
  matchId: string,
  teamId: string,
  plan: PrepareLineup,
): Promise<void> {
  await callApi('PUT', `/matches/${matchId}/lineups/${teamId}`, { body: plan });
}

export function dropLineup(matchId: string, teamId: string): Promise<void> {
  return callApi('DELETE', `/matches/${matchId}/lineups/${teamId}`);
}

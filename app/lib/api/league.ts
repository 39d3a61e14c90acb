import type {
  Adjustment,
  CreateLeague,
  Group,
  League,
  LeagueDetail,
  Placing,
  UpdateLeague,
  Withdrawal,
} from '#contract/leagues/league.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import type { Decision } from '#contract/leagues/table-entry.ts';
import { callApi, listEverything } from './client.ts';

export function listLeagues(query: { partner?: string } = {}): Promise<League[]> {
  return listEverything('/leagues', query);
}

export function getLeague(id: string): Promise<LeagueDetail> {
  return callApi('GET', `/leagues/${id}`);
}

export function createLeague(league: CreateLeague, key: string): Promise<LeagueDetail> {
  return callApi('POST', '/leagues', { body: league, key });
}

export function updateLeague(id: string, change: UpdateLeague): Promise<LeagueDetail> {
  return callApi('PATCH', `/leagues/${id}`, { body: change });
}

export function deleteLeague(id: string): Promise<void> {
  return callApi('DELETE', `/leagues/${id}`);
}

export function enterTeam(leagueId: string, teamId: string): Promise<LeagueDetail> {
  return callApi('POST', `/leagues/${leagueId}/teams/${teamId}`);
}

export function takeTeamOut(leagueId: string, teamId: string): Promise<void> {
  return callApi('DELETE', `/leagues/${leagueId}/teams/${teamId}`);
}

export function createGroup(leagueId: string, name: string, key: string): Promise<Group> {
  return callApi('POST', `/leagues/${leagueId}/groups`, { body: { name }, key });
}

export function deleteGroup(leagueId: string, groupId: string): Promise<void> {
  return callApi('DELETE', `/leagues/${leagueId}/groups/${groupId}`);
}

export function addGroupTeam(leagueId: string, groupId: string, teamId: string): Promise<Group> {
  return callApi('POST', `/leagues/${leagueId}/groups/${groupId}/teams/${teamId}`);
}

export function removeGroupTeam(leagueId: string, groupId: string, teamId: string): Promise<void> {
  return callApi('DELETE', `/leagues/${leagueId}/groups/${groupId}/teams/${teamId}`);
}

export function getStandings(id: string, group?: string): Promise<Standings> {
  return callApi('GET', `/leagues/${id}/standings`, { query: { group } });
}

export function adjustStandings(id: string, adjustment: Adjustment, key: string): Promise<unknown> {
  return callApi('POST', `/leagues/${id}/adjustments`, { body: adjustment, key });
}

export function withdrawTeam(id: string, withdrawal: Withdrawal, key: string): Promise<unknown> {
  return callApi('POST', `/leagues/${id}/withdrawals`, { body: withdrawal, key });
}

export function placeTeam(id: string, placing: Placing, key: string): Promise<unknown> {
  return callApi('POST', `/leagues/${id}/placings`, { body: placing, key });
}

export async function listDecisions(id: string): Promise<Decision[]> {
  const { items } = await callApi<{ items: Decision[] }>('GET', `/leagues/${id}/decisions`);
  return items;
}

export function deleteDecision(id: string, entry: string): Promise<void> {
  return callApi('DELETE', `/leagues/${id}/decisions/${entry}`);
}

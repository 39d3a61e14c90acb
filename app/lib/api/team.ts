import type { CreatePlayer, Player, UpdatePlayer } from '#contract/people/player.ts';
import type { CreateTeam, TeamDetail, UpdateTeam } from '#contract/people/team.ts';
import { callApi } from './client.ts';
import type { Sending } from './send-file.ts';

export function getTeam(id: string): Promise<TeamDetail> {
  return callApi('GET', `/teams/${id}`);
}

export function createTeam(team: CreateTeam, key: string): Promise<TeamDetail> {
  return callApi('POST', '/teams', { body: team, key });
}

/** Both or neither. */
export function createTeamWithLogo(
  team: CreateTeam,
  { key, file, sending }: { key: string; file: File; sending: Sending },
): Promise<TeamDetail> {
  return callApi('POST', '/teams/logo', { body: team, key, file, sending });
}

export function updateTeam(id: string, change: UpdateTeam): Promise<TeamDetail> {
  return callApi('PATCH', `/teams/${id}`, { body: change });
}

export function deleteTeam(id: string): Promise<void> {
  return callApi('DELETE', `/teams/${id}`);
}

/** JPEG, PNG or WebP to 5 MB. */
export function putTeamLogo(id: string, file: File, sending: Sending): Promise<TeamDetail> {
  return callApi('PUT', `/teams/${id}/logo`, { file, sending });
}

export function putPlayerPicture(id: string, file: File, sending: Sending): Promise<Player> {
  return callApi('PUT', `/players/${id}/picture`, { file, sending });
}

export function addTeamPlayer(teamId: string, playerId: string): Promise<TeamDetail> {
  return callApi('POST', `/teams/${teamId}/players`, { body: { playerId } });
}

export function removeTeamPlayer(teamId: string, playerId: string): Promise<void> {
  return callApi('DELETE', `/teams/${teamId}/players/${playerId}`);
}

export function getPlayer(id: string): Promise<Player> {
  return callApi('GET', `/players/${id}`);
}

export function createPlayer(player: CreatePlayer, key: string): Promise<Player> {
  return callApi('POST', '/players', { body: player, key });
}

export function updatePlayer(id: string, change: UpdatePlayer): Promise<Player> {
  return callApi('PATCH', `/players/${id}`, { body: change });
}

export function deletePlayer(id: string): Promise<void> {
  return callApi('DELETE', `/players/${id}`);
}

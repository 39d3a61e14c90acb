import type { Language } from '#contract/language.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { DecideTeamRequest, TeamRequest } from '#contract/people/team-request.ts';
import { callApi, listEverything } from './client.ts';

/** Those that whoever is signed in may decide; of a team, what its coach has asked for. */
export function listTeamRequests(team?: string): Promise<TeamRequest[]> {
  return listEverything('/team-requests', { team });
}

/** @returns whether the player is in the team now, or is asked first */
export async function takePlayer(
  teamId: string,
  playerId: string,
  language: Language,
): Promise<'added' | 'asked'> {
  const body = { playerId, language };
  const answer = await callApi<TeamDetail | TeamRequest>('POST', `/teams/${teamId}/players`, {
    body,
  });
  return 'askedBy' in answer ? 'asked' : 'added';
}

export function decideTeamRequest(id: string, decision: DecideTeamRequest): Promise<void> {
  return callApi('POST', `/team-requests/${id}/decision`, { body: decision });
}

export function withdrawTeamRequest(id: string): Promise<void> {
  return callApi('DELETE', `/team-requests/${id}`);
}

import type {
  DecideClaim,
  MakeClaim,
  OwnClaim,
  PlayerAccount,
  WaitingClaim,
} from '#contract/people/claim.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { callApi, listEverything } from './client.ts';

export function listOwnClaims(): Promise<OwnClaim[]> {
  return listEverything('/me/claims');
}

export function makeClaim(playerId: string, claim: MakeClaim, key: string): Promise<OwnClaim> {
  return callApi('POST', `/players/${playerId}/claims`, { body: claim, key });
}

export function withdrawClaim(id: string): Promise<void> {
  return callApi('DELETE', `/claims/${id}`);
}

/** Those that whoever is signed in may decide, of one player or of all. */
export function listWaitingClaims(player?: string): Promise<WaitingClaim[]> {
  return listEverything('/claims', { player });
}

export function decideClaim(id: string, decision: DecideClaim): Promise<void> {
  return callApi('POST', `/claims/${id}/decision`, { body: decision });
}

export function getPlayerAccount(playerId: string): Promise<PlayerAccount> {
  return callApi('GET', `/players/${playerId}/account`);
}

export function unlinkPlayer(playerId: string): Promise<void> {
  return callApi('DELETE', `/players/${playerId}/account`);
}

/** The first of the public list: more is a reason to write more of the name. */
export async function searchPlayers(q: string, team?: string): Promise<PlayerSummary[]> {
  const found: { items: PlayerSummary[] } = await callApi('GET', '/players', {
    query: { q, team, limit: 20 },
  });
  return found.items;
}

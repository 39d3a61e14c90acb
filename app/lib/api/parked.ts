import type { Match } from '#contract/matches/match.ts';
import type { BranchChoice, OpenBranch, ParkedBranch } from '#contract/matches/parked-branch.ts';
import { callApi, listEverything } from './client.ts';

/** Entries of devices that the match went on without; those that wait for a choice come first. */
export function listBranches(matchId: string): Promise<ParkedBranch[]> {
  return listEverything(`/matches/${matchId}/parked`);
}

export function listOpenBranches(): Promise<OpenBranch[]> {
  return listEverything('/parked');
}

/** @param seq the log's length that the person saw */
export function chooseBranch(
  matchId: string,
  branch: string,
  keep: BranchChoice,
  seq: number,
): Promise<Match> {
  return callApi('POST', `/matches/${matchId}/parked/${branch}/choice`, { body: { keep, seq } });
}

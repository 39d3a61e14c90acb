import type { OwnClaim, PlayerAccount, WaitingClaim } from '#contract/people/claim.ts';
import type { PlayerClaimRow } from '#server/platform/db/tables/claim-tables.ts';
import { type PlayerFacts, playerSummaryView } from '#server/play/players/views.ts';

/** A claim with the record that it is about. */
export type ClaimFacts = { claim: PlayerClaimRow; player: PlayerFacts };

/** One's own claim: until it is accepted it shows no more of the player than everybody sees. */
export function ownClaimView({ claim, player }: ClaimFacts, now: number): OwnClaim {
  const isOwn = player.user_id === claim.user_id;
  return {
    id: claim.id,
    player: playerSummaryView(player, now, isOwn),
    note: claim.note,
    state: claim.state,
    reason: claim.reason,
    askedAt: new Date(claim.asked_at).toISOString(),
    decidedAt: claim.decided_at === null ? null : new Date(claim.decided_at).toISOString(),
  };
}

type Claimant = { id: string; name: string; email: string };

/** For administrators and the coach, who see their players whole. */
export function waitingClaimView(
  { claim, player }: ClaimFacts,
  { id, name, email }: Claimant,
  now: number,
): WaitingClaim {
  return {
    id: claim.id,
    player: playerSummaryView(player, now, true),
    claimant: { id, name, email },
    note: claim.note,
    askedAt: new Date(claim.asked_at).toISOString(),
  };
}

export function playerAccountView(account: Claimant | undefined): PlayerAccount {
  if (account === undefined) return { account: null };
  const { id, name, email } = account;
  return { account: { id, name, email } };
}

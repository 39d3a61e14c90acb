import type { FollowWays } from '#contract/accounts/follow-ways.ts';
import type { FollowKey, FollowView } from '#contract/accounts/follows.ts';
import type { SmsCarrier } from '#contract/sms/sms.ts';

export function followView({ kind, id }: FollowKey, name: string): FollowView {
  return { kind, id, name };
}

/** Flags as 0 or 1. */
type StoredTell = { sets: number; start: number; lineup: number; devices: number };

export function followWaysView(
  follow: FollowView,
  tell: StoredTell | undefined,
  text: SmsCarrier | null,
): FollowWays {
  const push = tell
    ? {
        devices: tell.devices,
        sets: tell.sets === 1,
        start: tell.start === 1,
        lineup: tell.lineup === 1,
      }
    : null;
  return { ...follow, push, text };
}

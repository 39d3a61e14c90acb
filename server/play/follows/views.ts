import type { FollowKey, FollowView } from '#contract/accounts/follows.ts';

export function followView({ kind, id }: FollowKey, name: string): FollowView {
  return { kind, id, name };
}

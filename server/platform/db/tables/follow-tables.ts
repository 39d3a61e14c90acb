import type { FollowKind } from '#contract/accounts/follows.ts';

export type FollowerRow = {
  id: string;
  /** The account; there is one row for each. */
  user_id: string | null;
  created_at: number;
};

export type FollowRow = {
  follower_id: string;
  kind: FollowKind;
  subject_id: string;
  created_at: number;
};

import type { MergeKind } from '#contract/merges/merge.ts';
import type { ConsentRelation } from '#contract/people/consent.ts';
import type { RequestState } from '#contract/people/team-request.ts';

/** A consent to show a player: who gave it, for what, and who noted it. Withdrawn ones stay. */
export type PlayerConsentRow = {
  id: string;
  player_id: string;
  /** A person's name; empty where nobody noted it. */
  given_by: string;
  relation: ConsentRelation;
  name: number;
  picture: number;
  statistics: number;
  /** `YYYY-MM-DD`; null where nobody noted it. */
  given_on: string | null;
  /** `before`: noted before records were kept. */
  source: 'record' | 'import' | 'before';
  noted_at: number;
  /** An account's id, as in the trail. */
  noted_by: string | null;
  withdrawn_at: number | null;
  withdrawn_by: string | null;
};

/** A coach asks for a player who is in no team; one row for each pair of team and player. */
export type TeamRequestRow = {
  id: string;
  team_id: string;
  player_id: string;
  asked_by: string;
  /** Of the mails about it. */
  language: string;
  state: RequestState;
  /** The reason for a refusal. */
  reason: string;
  asked_at: number;
  decided_at: number | null;
};

/** One record that became a part of another one. */
export type RecordMergeRow = {
  id: string;
  kind: MergeKind;
  kept_id: string;
  merged_id: string;
  kept_name: string;
  merged_name: string;
  merged_at: number;
  /** An account's id, as in the trail. */
  merged_by: string | null;
  /** JSON of what was changed; null once it is too old to be undone, or was erased. */
  changes: string | null;
  undone_at: number | null;
};

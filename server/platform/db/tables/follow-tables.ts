import type { FollowKind } from '#contract/accounts/follows.ts';
import type { OutgoingWay } from '#contract/ways/ways.ts';

export type FollowTables = {
  follower: FollowerRow;
  follow: FollowRow;
  follow_tell: FollowTellRow;
  delivery_address: DeliveryAddressRow;
  way_outcome: WayOutcomeRow;
  way_setting: WaySettingRow;
};

type FollowerRow = {
  id: string;
  /** The account; there is one row for each. */
  user_id: string | null;
  created_at: number;
};

type FollowRow = {
  follower_id: string;
  kind: FollowKind;
  subject_id: string;
  created_at: number;
};

/** The ways by which followers are told. */
type Way = 'push' | 'sms';

/** A follower hears of a subject by a way, beside results also of this; flags as 0 or 1. */
export type FollowTellRow = {
  follower_id: string;
  way: Way;
  kind: FollowKind;
  subject_id: string;
  sets: number;
  start: number;
  lineup: number;
  created_at: number;
};

/** A place where a way reaches a follower, such as the push service of a browser. */
export type DeliveryAddressRow = {
  id: string;
  follower_id: string;
  way: Way;
  /** The endpoint; of SMS a digest of the number. */
  address: string;
  /** JSON: the keys for which messages are encrypted; of SMS the number, sealed with `SECRET`. */
  keys: string;
  language: string;
  /** `HH:mm` in Tanzania, both or neither. */
  quiet_from: string | null;
  quiet_to: string | null;
  /** Failures in a row. */
  tries: number;
  /** Nothing is sent before; null: it takes messages. */
  retry_at: number | null;
  /** Versions of happenings that it has not taken, each with a comma behind it. */
  missed: string;
  created_at: number;
};

/** Messages of a day with the same outcome. */
type WayOutcomeRow = { way: OutgoingWay; day: string; outcome: string; count: number };

type WaySettingRow = {
  /** `all`: every way at once. */
  way: Way | 'all';
  is_stopped: number;
  public_key: string;
  /** Sealed with `SECRET`. */
  private_key: string;
};

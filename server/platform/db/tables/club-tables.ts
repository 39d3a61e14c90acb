/** A record of which there may be two. */
export type Mergeable = {
  /** The record of which this one has become a part. */
  merged_into: string | null;
};

export type ClubRow = Mergeable & {
  id: string;
  name: string;
  sort_name: string;
  city: string;
  /** As the club wants it in public. */
  contact: string;
  about: string;
  color1: string;
  color2: string;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

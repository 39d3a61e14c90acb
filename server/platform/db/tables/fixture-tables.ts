/**
 * A fixture of a generated plan. Once both its teams are known, and it is needed, there is a match
 * with its id; until then it is what the calendar shows.
 */
export type FixtureRow = {
  id: string;
  league_id: string;
  /** The fixtures that were generated together: labels are unique within. */
  plan_id: string;
  /** Place in the plan, from 1. */
  number: number;
  round: number;
  group_id: string | null;
  /** 'SF1': what the sources of others refer to. */
  label: string | null;
  tie: string | null;
  leg: number | null;
  /** 1: played only while its tie is open. */
  if_needed: number;
  /** Name of a preset where the match is not played by the league's rules. */
  rules: string | null;
  counts: number;
  /** JSON of the domain's slots. */
  source1: string;
  source2: string;
  /** The teams that come from the sources, as far as they are known. */
  team1_id: string | null;
  team2_id: string | null;
  match_date: string;
  match_time: string;
  starts_at: number;
  location: string;
  court: string | null;
  state: 'waiting' | 'made' | 'not-needed';
  /** 1: only administrators see it, and no match is made of it before it is published. */
  is_draft: number;
  /** JSON of the day, hour and place that it was published with; null while it was not moved. */
  moved_from: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Hours, courts and rests that a league was scheduled with: what later moves are judged by. */
export type LeagueScheduleRow = { league_id: string; body: string; updated_at: number };

/** A league that is played in Swiss rounds. */
export type SwissRow = {
  league_id: string;
  /** Rounds to be played. */
  rounds: number;
  /** The seed of the draw, so that anybody may repeat it. */
  seed: string;
  /** JSON of team ids in the order drawn, which is their seed. */
  teams: string;
  /** JSON of what the generator was asked for: hours and courts of later rounds. */
  wishes: string;
  updated_at: number;
};

/** A round that is paired. Its fixtures are a plan of their own. */
export type SwissRoundRow = {
  league_id: string;
  round: number;
  plan_id: string;
  /** The team that rests, with a win by default. */
  bye_team_id: string | null;
};

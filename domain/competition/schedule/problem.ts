/** Dates are `YYYY-MM-DD`, times `HH:mm`, both local. Every interval holds its start, not its end. */
export type MatchToSchedule = {
  id: string;
  /** The time for which the court is taken, warm-up and change-over included. */
  minutes: number;
  /** The teams known so far: two, one, or none while the sources are undecided. */
  teams: readonly string[];
  referees?: readonly string[];
  /** Matches that must be over before this one starts: its sources, or the whole pool. */
  after?: readonly string[];
  /** The dates it may be played on, first and last, such as those of its round. */
  within?: { first: string; last: string };
};

/** The times when courts can be played on; without `courts` all of them. */
export type OpenHours = {
  date: string;
  opens: string;
  closes: string;
  courts?: readonly string[];
};

/** `hard` must hold; a number is what one breach costs. */
export type Weight = 'hard' | number;

/**
 * The constraints of a competition on its schedule, besides the impossible.
 *
 * - `minimum-rest`: between two matches of a team, and between a match whose teams are not all
 *   known and each match it waits for; with `matches` only where one of the two is among them; with
 *   `between`, the places by their courts, only where the two are at different places;
 * - `matches-per-day`: of a team; for a match whose teams are not all known, the longest day that a
 *   team could have by coming into it;
 * - `blackout`: a team, a referee or a court is not free on that date, or in part of it;
 * - `neutral-referee`: no referee in a match of a club of theirs; `clubs` gives team ids by
 *   referee;
 * - `simultaneous`: the matches start together, as the last round of a pool should;
 * - `preferred-hours`: the matches lie wholly within these hours, of `date` if it is given;
 * - `weekdays`: the matches begin on these days of the week, 0 = Sunday;
 * - `at-courts`: the matches are played on these courts;
 * - `not-at-once`: no match of one of the two teams while the other plays another match.
 *
 * Hours and weekdays with a `team` are a rule of that team, and its matches are named.
 */
export type Constraint = { weight: Weight } & (
  | {
      kind: 'minimum-rest';
      minutes: number;
      matches?: readonly string[];
      between?: Readonly<Record<string, string>>;
    }
  | { kind: 'matches-per-day'; most: number }
  | {
      kind: 'blackout';
      team?: string;
      referee?: string;
      court?: string;
      date: string;
      from?: string;
      to?: string;
    }
  | { kind: 'neutral-referee'; clubs: Readonly<Record<string, readonly string[]>> }
  | { kind: 'simultaneous'; matches: readonly string[] }
  | {
      kind: 'preferred-hours';
      matches: readonly string[];
      from: string;
      to: string;
      date?: string;
      team?: string;
    }
  | { kind: 'weekdays'; matches: readonly string[]; days: readonly number[]; team?: string }
  | { kind: 'at-courts'; matches: readonly string[]; courts: readonly string[]; team: string }
  | { kind: 'not-at-once'; teams: readonly [string, string] }
);

export type ScheduleProblem = {
  matches: readonly MatchToSchedule[];
  courts: readonly string[];
  openHours: readonly OpenHours[];
  constraints: readonly Constraint[];
};

export type Appointment = { match: string; court: string; date: string; time: string };

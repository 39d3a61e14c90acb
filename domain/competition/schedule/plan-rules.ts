import type { Constraint } from './problem.ts';

/**
 * The rules that a league gives its plan. Days are days of the week, 0 = Sunday; times local, `HH:mm`.
 *
 * - `weekdays`: the team never plays on these days;
 * - `hours`: its matches begin at `notBefore` at the earliest, and are over by `notAfter`;
 * - `not-at-once`: the two teams do not play at the same time, as with one coach for both;
 * - `home`: the home matches of the team are played at this venue;
 * - `finals`: the final and the semi-finals are played on these days;
 * - `travel`: minutes for a team between two matches at different venues.
 */
export type PlanRule =
  | { kind: 'weekdays'; team: string; never: readonly number[] }
  | { kind: 'hours'; team: string; notBefore?: string | undefined; notAfter?: string | undefined }
  | { kind: 'not-at-once'; teams: readonly [string, string] }
  | { kind: 'home'; team: string; venue: string }
  | { kind: 'finals'; days: readonly number[] }
  | { kind: 'travel'; minutes: number };

/** A match as the rules ask for it; `home`: the id of its home team, where that is known. */
export type RuledMatch = {
  id: string;
  teams: readonly string[];
  home?: string;
  isFinal?: boolean;
};

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * The rules as constraints that a plan must not break.
 * @param places by the names of the courts: the venues where they are
 */
export function constraintsOfRules(
  rules: readonly PlanRule[],
  matches: readonly RuledMatch[],
  places: ReadonlyMap<string, string>,
): Constraint[] {
  return rules.map((rule) => constraintOf(rule, matches, places));
}

function constraintOf(
  rule: PlanRule,
  matches: readonly RuledMatch[],
  places: ReadonlyMap<string, string>,
): Constraint {
  const weight = 'hard';
  const idsOf = (isRuled: (match: RuledMatch) => boolean) =>
    matches.filter(isRuled).map(({ id }) => id);
  switch (rule.kind) {
    case 'weekdays': {
      const { team, never } = rule;
      const ids = idsOf(({ teams }) => teams.includes(team));
      const days = WEEK.filter((day) => !never.includes(day));
      return { kind: 'weekdays', weight, team, days, matches: ids };
    }
    case 'hours': {
      const { team, notBefore = '00:00', notAfter = '24:00' } = rule;
      const ids = idsOf(({ teams }) => teams.includes(team));
      return { kind: 'preferred-hours', weight, team, from: notBefore, to: notAfter, matches: ids };
    }
    case 'not-at-once':
      return { kind: 'not-at-once', weight, teams: rule.teams };
    case 'home': {
      const { team, venue } = rule;
      const courts = [...places].flatMap(([court, place]) => (place === venue ? [court] : []));
      const ids = idsOf(({ home }) => home === team);
      return { kind: 'at-courts', weight, team, courts, matches: ids };
    }
    case 'finals': {
      const ids = idsOf(({ isFinal }) => isFinal === true);
      return { kind: 'weekdays', weight, days: rule.days, matches: ids };
    }
    case 'travel': {
      const between = Object.fromEntries(places);
      return { kind: 'minimum-rest', weight, minutes: rule.minutes, between };
    }
  }
}

/** Whether a label (F, SF1, F.2 of a series) is one of the final or of the semi-finals. */
export function isOfFinals(label: string | null | undefined): boolean {
  return /^(F|SF)\d*(\.\d+)?$/.test(label ?? '');
}

/** Whether two courts are known to be at different places. */
export function areApart(places: Readonly<Record<string, string>>, a: string, b: string): boolean {
  const placeOfA = places[a];
  const placeOfB = places[b];
  return placeOfA !== undefined && placeOfB !== undefined && placeOfA !== placeOfB;
}

/** Whether one of two matches is played by one of two teams, and the other match by the other. */
export function arePlayedBy(
  [a, b]: readonly [Pick<RuledMatch, 'teams'>, Pick<RuledMatch, 'teams'>],
  [first, second]: readonly [string, string],
): boolean {
  return (
    (a.teams.includes(first) && b.teams.includes(second)) ||
    (a.teams.includes(second) && b.teams.includes(first))
  );
}

import { dateOfDay, weekdayOf } from './calendar.ts';
import { longestDays, matchesByTeamAndDay } from './daily-load.ts';
import type { Finding } from './finding.ts';
import { areApart, arePlayedBy } from './plan-rules.ts';
import type { Constraint } from './problem.ts';
import {
  type Booking,
  contains,
  gapBetween,
  overlap,
  pairsOf,
  shared,
  sourcesOf,
  spanOfDate,
} from './timetable.ts';

/** The breaches of one constraint, each at its weight. */
export function breaches(constraint: Constraint, byId: ReadonlyMap<string, Booking>): Finding[] {
  const { weight } = constraint;
  const bookings = [...byId.values()];
  switch (constraint.kind) {
    case 'minimum-rest':
      return shortRests(constraint, byId).map((finding) => ({ ...finding, weight }));
    case 'matches-per-day':
      return longDays(constraint.most, byId).map((finding) => ({ ...finding, weight }));
    case 'blackout': {
      const { team, referee, court } = constraint;
      const span = spanOfDate(constraint.date, constraint.from, constraint.to);
      return bookings
        .filter(
          (booking) =>
            overlap(span, booking) &&
            ((team !== undefined && booking.match.teams.includes(team)) ||
              (referee !== undefined && booking.match.referees?.includes(referee)) ||
              court === booking.court),
        )
        .map(({ match }) => ({
          code: 'BLACKED_OUT',
          weight,
          matches: [match.id],
          team,
          referee,
          court,
        }));
    }
    case 'neutral-referee':
      return bookings.flatMap(({ match }) =>
        (match.referees ?? [])
          .filter((referee) => shared(constraint.clubs[referee] ?? [], match.teams).length > 0)
          .map(
            (referee): Finding => ({
              code: 'REFEREE_OF_A_COMPETING_CLUB',
              weight,
              matches: [match.id],
              referee,
            }),
          ),
      );
    case 'simultaneous': {
      const together = constraint.matches.flatMap((id) => byId.get(id) ?? []);
      const starts = new Set(together.map((booking) => booking.start));
      return [...starts].slice(1).map(() => ({
        code: 'NOT_SIMULTANEOUS',
        weight,
        matches: constraint.matches,
      }));
    }
    case 'preferred-hours':
      return constraint.matches
        .flatMap((id) => byId.get(id) ?? [])
        .filter((booking) => {
          const date = constraint.date ?? dateOfDay(booking.day);
          return !contains(spanOfDate(date, constraint.from, constraint.to), booking);
        })
        .map(({ match }) =>
          constraint.team === undefined
            ? { code: 'OUTSIDE_PREFERRED_HOURS', weight, matches: [match.id] }
            : {
                code: 'OUTSIDE_HOURS_OF_TEAM',
                weight,
                matches: [match.id],
                team: constraint.team,
              },
        );
    default:
      return ruleBreaches(constraint, byId);
  }
}

type Rule = Extract<Constraint, { kind: 'weekdays' | 'at-courts' | 'not-at-once' }>;

function ruleBreaches(rule: Rule, byId: ReadonlyMap<string, Booking>): Finding[] {
  const { weight } = rule;
  if (rule.kind === 'not-at-once') return playedAtOnce(rule, [...byId.values()]);
  const bookings = rule.matches.flatMap((id) => byId.get(id) ?? []);
  if (rule.kind === 'at-courts')
    return bookings
      .filter(({ court }) => !rule.courts.includes(court))
      .map(({ match, court }) => ({
        code: 'NOT_AT_HOME',
        weight,
        matches: [match.id],
        team: rule.team,
        court,
      }));
  return bookings
    .filter(({ day }) => !rule.days.includes(weekdayOf(day)))
    .map(({ match, day }) => {
      const about = { weight, matches: [match.id], date: dateOfDay(day) };
      return rule.team === undefined
        ? { code: 'FINAL_ON_ANOTHER_DAY', ...about }
        : { code: 'NEVER_ON_THIS_DAY', ...about, team: rule.team };
    });
}

function playedAtOnce(
  { teams, weight }: Extract<Rule, { kind: 'not-at-once' }>,
  bookings: readonly Booking[],
): Finding[] {
  const concerned = bookings.filter(({ match }) =>
    match.teams.some((team) => teams.includes(team)),
  );
  return pairsOf(concerned)
    .filter(([a, b]) => overlap(a, b) && arePlayedBy([a.match, b.match], teams))
    .map(([a, b]) => ({ code: 'TEAMS_AT_ONCE', weight, matches: [a.match.id, b.match.id] }));
}

function shortRests(
  { minutes, matches, between }: Omit<Extract<Constraint, { kind: 'minimum-rest' }>, 'weight'>,
  byId: ReadonlyMap<string, Booking>,
): Omit<Finding, 'weight'>[] {
  const findings: Omit<Finding, 'weight'>[] = [];
  const named = matches && new Set(matches);
  const isFree = (a: Booking, b: Booking) =>
    (named !== undefined && !named.has(a.match.id) && !named.has(b.match.id)) ||
    (between !== undefined && !areApart(between, a.court, b.court));
  const code = between === undefined ? 'REST_TOO_SHORT' : 'TRAVEL_TOO_SHORT';
  for (const [a, b] of pairsOf([...byId.values()])) {
    if (overlap(a, b) || gapBetween(a, b) >= minutes || isFree(a, b)) continue;
    for (const team of shared(a.match.teams, b.match.teams))
      findings.push({ code, matches: [a.match.id, b.match.id], team });
  }
  for (const booking of byId.values()) {
    if (booking.match.teams.length >= 2) continue;
    for (const source of sourcesOf(booking, byId))
      if (
        booking.start >= source.end &&
        booking.start - source.end < minutes &&
        !isFree(source, booking)
      )
        findings.push({ code, matches: [source.match.id, booking.match.id] });
  }
  return findings;
}

function longDays(most: number, byId: ReadonlyMap<string, Booking>): Omit<Finding, 'weight'>[] {
  const findings: Omit<Finding, 'weight'>[] = [];
  for (const { team, day, bookings } of matchesByTeamAndDay(byId.values()))
    for (const { match } of bookings.sort((a, b) => a.start - b.start).slice(most))
      findings.push({
        code: 'TOO_MANY_MATCHES_IN_A_DAY',
        matches: [match.id],
        team,
        date: dateOfDay(day),
      });
  for (const [booking, load] of longestDays(byId))
    if (booking.match.teams.length < 2 && load > most)
      findings.push({
        code: 'TOO_MANY_MATCHES_IN_A_DAY',
        matches: [booking.match.id],
        date: dateOfDay(booking.day),
      });
  return findings;
}

import type { FindingCode } from '../schedule/finding.ts';
import type { Appointment, MatchToSchedule, ScheduleProblem, Weight } from '../schedule/problem.ts';

export type NaiveCount = { code: FindingCode; weight: Weight };

/**
 * The clash rules a second time, written without thought for speed and without a line in common
 * with the program: every match is a list of its minutes, and every question is asked minute by
 * minute. Answers the codes and weights only, one entry per breach.
 */
export function naiveClashes(
  problem: ScheduleProblem,
  schedule: readonly Appointment[],
): NaiveCount[] {
  const found: NaiveCount[] = [];
  const report = (code: FindingCode, weight: Weight = 'hard', times = 1) => {
    for (let time = 0; time < times; time += 1) found.push({ code, weight });
  };
  const minute = (date: string, time: string) =>
    time === '24:00'
      ? Date.parse(`${date}T00:00:00Z`) / 60000 + 1440
      : Date.parse(`${date}T${time}:00Z`) / 60000;
  const range = (from: number, to: number) => {
    const minutes: number[] = [];
    for (let at = from; at < to; at += 1) minutes.push(at);
    return minutes;
  };
  const meet = (a: number[], b: number[]) => a.filter((at) => b.includes(at)).length > 0;
  const within = (inner: number[], outer: number[]) => inner.every((at) => outer.includes(at));

  type Played = MatchToSchedule & Appointment & { taken: number[] };
  const played: Played[] = [];
  for (const match of problem.matches) {
    const appointment = schedule.find((candidate) => candidate.match === match.id);
    if (appointment === undefined) {
      report('NOT_SCHEDULED');
      continue;
    }
    const start = minute(appointment.date, appointment.time);
    played.push({ ...match, ...appointment, taken: range(start, start + match.minutes) });
  }
  const named = (id: string) => played.filter((match) => match.id === id);
  const first = (match: Played) => match.taken[0]!;
  const last = (match: Played) => match.taken[match.taken.length - 1]!;
  /** Free minutes from the end of one to the start of the other. */
  const free = (a: Played, b: Played) =>
    first(a) > last(b) ? range(last(b) + 1, first(a)).length : range(last(a) + 1, first(b)).length;

  for (const match of played) {
    const open = problem.openHours.some(
      (hours) =>
        (hours.courts === undefined
          ? problem.courts.includes(match.court)
          : hours.courts.includes(match.court)) &&
        within(
          match.taken,
          range(minute(hours.date, hours.opens), minute(hours.date, hours.closes)),
        ),
    );
    if (!open) report('OUTSIDE_OPEN_HOURS');
    if (
      match.within !== undefined &&
      !within(
        match.taken,
        range(minute(match.within.first, '00:00'), minute(match.within.last, '24:00')),
      )
    )
      report('OUTSIDE_ITS_DATES');
    for (const id of match.after ?? [])
      for (const source of named(id)) if (first(match) <= last(source)) report('BEFORE_ITS_SOURCE');
  }

  for (let a = 0; a < played.length; a += 1) {
    for (let b = 0; b < a; b += 1) {
      const match1 = played[a]!;
      const two = played[b]!;
      if (!meet(match1.taken, two.taken)) continue;
      if (match1.court === two.court) report('COURT_DOUBLE_BOOKED');
      for (const team of match1.teams) if (two.teams.includes(team)) report('TEAM_DOUBLE_BOOKED');
      for (const referee of match1.referees ?? [])
        if (two.referees?.includes(referee)) report('REFEREE_DOUBLE_BOOKED');
    }
  }

  const teams = [...new Set(played.flatMap((match) => match.teams))];
  const dates = [...new Set(played.map((match) => match.date))];
  const onDay = (team: string, date: string) =>
    played.filter((match) => match.date === date && match.teams.includes(team)).length;
  const longest = (match: Played): number => {
    let most = 1;
    for (const team of match.teams) most = Math.max(most, onDay(team, match.date));
    if (match.teams.length < 2)
      for (const id of match.after ?? [])
        for (const source of named(id))
          if (source.date === match.date) most = Math.max(most, longest(source) + 1);
    return most;
  };

  for (const constraint of problem.constraints) {
    const { weight } = constraint;
    if (constraint.kind === 'minimum-rest') {
      const { between } = constraint;
      const code = between ? 'TRAVEL_TOO_SHORT' : 'REST_TOO_SHORT';
      const counts = (a: Played, b: Played) => {
        if (!between) return true;
        const places = [between[a.court], between[b.court]];
        return !places.includes(undefined) && new Set(places).size === 2;
      };
      for (let a = 0; a < played.length; a += 1)
        for (let b = 0; b < a; b += 1) {
          const match1 = played[a]!;
          const two = played[b]!;
          if (meet(match1.taken, two.taken) || free(match1, two) >= constraint.minutes) continue;
          if (!counts(match1, two)) continue;
          for (const team of match1.teams) if (two.teams.includes(team)) report(code, weight);
        }
      for (const match of played)
        if (match.teams.length < 2)
          for (const id of match.after ?? [])
            for (const source of named(id))
              if (
                first(match) > last(source) &&
                free(source, match) < constraint.minutes &&
                counts(source, match)
              )
                report(code, weight);
    }
    if (constraint.kind === 'matches-per-day') {
      for (const team of teams)
        for (const date of dates)
          report(
            'TOO_MANY_MATCHES_IN_A_DAY',
            weight,
            Math.max(0, onDay(team, date) - constraint.most),
          );
      for (const match of played)
        if (match.teams.length < 2 && longest(match) > constraint.most)
          report('TOO_MANY_MATCHES_IN_A_DAY', weight);
    }
    if (constraint.kind === 'blackout') {
      const closed = range(
        minute(constraint.date, constraint.from ?? '00:00'),
        minute(constraint.date, constraint.to ?? '24:00'),
      );
      for (const match of played) {
        const people = [...match.teams.map((team) => `team ${team}`)];
        people.push(...(match.referees ?? []).map((referee) => `referee ${referee}`));
        people.push(`court ${match.court}`);
        const concerned =
          people.includes(`team ${constraint.team}`) ||
          people.includes(`referee ${constraint.referee}`) ||
          people.includes(`court ${constraint.court}`);
        if (concerned && meet(closed, match.taken)) report('BLACKED_OUT', weight);
      }
    }
    if (constraint.kind === 'neutral-referee')
      for (const match of played)
        for (const referee of match.referees ?? [])
          if (match.teams.some((team) => constraint.clubs[referee]?.includes(team)))
            report('REFEREE_OF_A_COMPETING_CLUB', weight);
    if (constraint.kind === 'simultaneous') {
      const starts = constraint.matches
        .flatMap(named)
        .map((match) => `${match.date} ${match.time}`);
      report('NOT_SIMULTANEOUS', weight, Math.max(0, new Set(starts).size - 1));
    }
    if (constraint.kind === 'preferred-hours')
      for (const match of constraint.matches.flatMap(named)) {
        const date = constraint.date ?? match.date;
        const hours = range(minute(date, constraint.from), minute(date, constraint.to));
        const code = constraint.team ? 'OUTSIDE_HOURS_OF_TEAM' : 'OUTSIDE_PREFERRED_HOURS';
        if (!within(match.taken, hours)) report(code, weight);
      }
    if (constraint.kind === 'weekdays')
      for (const match of constraint.matches.flatMap(named))
        if (!constraint.days.includes(new Date(match.date).getUTCDay()))
          report(constraint.team ? 'NEVER_ON_THIS_DAY' : 'FINAL_ON_ANOTHER_DAY', weight);
    if (constraint.kind === 'at-courts')
      for (const match of constraint.matches.flatMap(named))
        if (!constraint.courts.includes(match.court)) report('NOT_AT_HOME', weight);
    if (constraint.kind === 'not-at-once')
      for (let a = 0; a < played.length; a += 1)
        for (let b = 0; b < a; b += 1) {
          const pair = [played[a]!, played[b]!] as const;
          const [first, second] = constraint.teams;
          const cross = [pair, [pair[1], pair[0]] as const].some(
            ([x, y]) => x.teams.includes(first) && y.teams.includes(second),
          );
          if (cross && meet(pair[0].taken, pair[1].taken)) report('TEAMS_AT_ONCE', weight);
        }
  }
  return found;
}

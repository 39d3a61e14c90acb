import { type FormLetter, formOf } from '#app/features/match-page/head-to-head/head-to-head.ts';
import type { Match } from '#contract/matches/match.ts';

export type TeamMatches = { coming: Match[]; past: Match[] };

/** The state of a team: what it plays, what comes and how the last ones ended. */
export type TeamForm = {
  live: readonly Match[];
  next: Match | null;
  last: Match | null;
  /** Of the last five. */
  form: readonly FormLetter[];
};

/** Open matches, the next one first, and finished ones, the latest first; `matches` come latest first. */
export function comingAndPast(matches: readonly Match[]): TeamMatches {
  const isPast = (match: Match) => match.status === 'ended' || match.status === 'cancelled';
  return {
    coming: matches.filter((match) => !isPast(match)).reverse(),
    past: matches.filter(isPast),
  };
}

export function teamFormOf(team: string, { coming, past }: TeamMatches): TeamForm {
  return {
    live: coming.filter(({ status }) => status === 'Live'),
    next: coming.find(({ status }) => status === 'not started') ?? null,
    last: past.find(({ winner }) => winner !== null) ?? null,
    form: formOf(past, team),
  };
}

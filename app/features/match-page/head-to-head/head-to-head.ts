import type { Match } from '#contract/matches/match.ts';

export type FormLetter = 'W' | 'L' | 'D';
export type HeadToHead = {
  won1: number;
  drawn: number;
  won2: number;
  /** The latest first. */
  meetings: Match[];
};

/** Finished meetings of two teams, counted for the first, whichever side each was listed on. */
export function headToHead(matches: readonly Match[], team1: string, team2: string): HeadToHead {
  const meetings = matches.filter(
    (match) =>
      match.winner !== null &&
      [match.team1.id, match.team2.id].includes(team1) &&
      [match.team1.id, match.team2.id].includes(team2),
  );
  const results = meetings.map((match) => resultFor(match, team1));
  return {
    won1: results.filter((result) => result === 'W').length,
    drawn: results.filter((result) => result === 'D').length,
    won2: results.filter((result) => result === 'L').length,
    meetings,
  };
}

/** The outcome of a finished match for one of its teams; null while it is open. */
export function resultFor(match: Match, team: string): FormLetter | null {
  if (match.winner === null) return null;
  if (match.winner === 'draw') return 'D';
  const winner = match.winner === 'team1' ? match.team1.id : match.team2.id;
  return winner === team ? 'W' : 'L';
}

/** The last five results, the latest last. `matches` come latest first. */
export function formOf(matches: readonly Match[], team: string): FormLetter[] {
  return matches
    .flatMap((match) => resultFor(match, team) ?? [])
    .slice(0, 5)
    .reverse();
}

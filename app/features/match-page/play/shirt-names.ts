import type { PlayerSummary } from '#contract/people/player.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** Full names by shirt number, as far as they may be told. */
export type ShirtNames = Record<Side, Record<number, string>>;

type Rosters = { team1: readonly PlayerSummary[]; team2: readonly PlayerSummary[] };

export function shirtNames(rosters: Rosters): ShirtNames {
  return { team1: namesOf(rosters.team1), team2: namesOf(rosters.team2) };
}

function namesOf(roster: readonly PlayerSummary[]): Record<number, string> {
  return Object.fromEntries(
    roster.flatMap(({ jerseyNumber, fullName }) =>
      jerseyNumber === null ? [] : [[jerseyNumber, fullName] as const],
    ),
  );
}

/** `Zainabu Makame` is `Makame`: there is little room on the court. */
export function surnameOf(fullName: string): string {
  return fullName.trim().split(/\s+/).at(-1) ?? '';
}

/** `Zainabu Makame` is `Z. Makame`. */
export function shortNameOf(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${[...first][0]}. ${last}`;
}

import type { Side } from '#domain/volleyball/side.ts';

/** The known facts of a match that is over, whether they came by a form, a call or a file. */
export type Outcome = {
  /** Points of team 1 and team 2, set by set. */
  sets: readonly (readonly [number, number])[];
  result: { forfeit: Side | 'both' } | { wins: readonly [number, number] } | undefined;
  /** The forfeit of a team that did not come. */
  isAbsent?: boolean;
  /** The team that could not play on after these sets. */
  incomplete?: Side | undefined;
  /** The match is not over: it stopped after these sets. */
  isSuspended?: boolean;
  allowIrregular?: boolean;
};

/** The beginning of each new entry; `override`: the reason of a correction of an official sheet. */
export type Envelope = () => { id: string; at: number; override?: string };

import { fraction, type ShownFraction, showFraction } from './fraction.ts';
import type { MatchSide } from './match-side.ts';
import { noteLine, type StandingsNote } from './note.ts';
import { sumValue, type TeamRecord } from './tally.ts';

export type StandingsRow = {
  /** Shared by teams that nothing separates: 1, 1, 3. */
  readonly rank: number;
  /** 1 to n, each once: within a shared rank by name, then by id. */
  readonly position: number;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Match points with the adjustments; may be negative. */
  readonly points: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly setRatio: ShownFraction;
  /** Rally points, of the matches where they are known. */
  readonly pointsWon: number;
  readonly pointsLost: number;
  /** null also when rally points of some match are not known. */
  readonly pointRatio: ShownFraction;
  readonly pointsKnown: boolean;
  readonly carriedOver: number;
  /** The last five results, the latest last. */
  readonly form: readonly MatchSide['result'][];
  readonly notes: readonly StandingsNote[];
  /** The organiser's reasons in one line, with the points taken or given; null without any. */
  readonly note: string | null;
};

const FORM_LENGTH = 5;

export function standingsRow(
  team: string,
  place: { readonly rank: number; readonly position: number },
  { sides, tally, notes }: TeamRecord,
): StandingsRow {
  const pointRatio = sumValue(tally, 'pointRatio');
  return {
    ...place,
    team,
    ...tally,
    setRatio: showFraction(fraction(tally.setsWon, tally.setsLost)),
    pointRatio: pointRatio ? showFraction(pointRatio) : null,
    form: sides.slice(-FORM_LENGTH).map((side) => side.result),
    notes,
    note: noteLine(notes),
  };
}

import { fraction, type ShownFraction, showFraction } from './fraction.ts';
import type { MatchSide } from './match-side.ts';
import { sumValue, type Tally } from './tally.ts';
import type { WithdrawalPolicy } from './withdrawals.ts';

/**
 * The notes of the table about a team beside its numbers; the reasons are the organiser's words.
 */
export type StandingsNote =
  | { readonly kind: 'adjustment'; readonly points: number; readonly reason: string }
  | { readonly kind: 'withdrawn'; readonly policy: WithdrawalPolicy; readonly annulled: boolean }
  | { readonly kind: 'placed-last'; readonly reason: string };

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
  tally: Tally,
  sides: readonly MatchSide[],
  notes: readonly StandingsNote[],
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

function noteLine(notes: readonly StandingsNote[]): string | null {
  const parts = notes.flatMap((note) => {
    if (note.kind === 'withdrawn') return [];
    if (note.kind === 'placed-last') return [note.reason];
    return [`${note.points > 0 ? '+' : ''}${note.points}: ${note.reason}`];
  });
  return parts.length === 0 ? null : parts.join('; ');
}

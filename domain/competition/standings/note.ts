import type { WithdrawalPolicy } from './withdrawals.ts';

/**
 * The notes of the table about a team beside its numbers; the reasons are the organiser's words.
 */
export type StandingsNote =
  | { readonly kind: 'adjustment'; readonly points: number; readonly reason: string }
  | {
      readonly kind: 'withdrawn';
      readonly policy: WithdrawalPolicy;
      readonly annulled: boolean;
      /** Null where the organiser said none. */
      readonly reason: string | null;
    }
  | { readonly kind: 'placed-last'; readonly reason: string };

/** The reasons in one line, with the points taken or given; null without any. */
export function noteLine(notes: readonly StandingsNote[]): string | null {
  const parts = notes.flatMap((note) => {
    if (note.kind !== 'adjustment') return note.reason ?? [];
    return `${note.points > 0 ? '+' : ''}${note.points}: ${note.reason}`;
  });
  return parts.join('; ') || null;
}

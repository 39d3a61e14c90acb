import type { RallyReason } from '#domain/volleyball/events.ts';

/** The reasons for a won rally, in the order of the buttons and of the keys 1 to 6. */
export const OFFERED_REASONS = [
  'attack',
  'block',
  'ace',
  'opponent-attack-error',
  'opponent-serve-error',
  'opponent-error',
] as const satisfies readonly RallyReason[];

/** The winners of these are one person's; an error is the other team's. */
export function hasOwnPlayer(reason: RallyReason | null): boolean {
  return reason === 'attack' || reason === 'block' || reason === 'ace';
}

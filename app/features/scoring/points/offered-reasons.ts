import type { RallyReason } from '#domain/volleyball/events.ts';
import type { PointRecord } from '#domain/volleyball/set-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';

/** The reasons for a won rally, in the order of the buttons and of the keys 1 to 6. */
export const OFFERED_REASONS = [
  'attack',
  'block',
  'ace',
  'opponent-attack-error',
  'opponent-serve-error',
  'opponent-error',
] as const satisfies readonly RallyReason[];

/** Those that are possible: an ace is the server's, an error of the serve the other team's. */
export function reasonsFor({ served, winner }: PointRecord): readonly RallyReason[] {
  return OFFERED_REASONS.filter((reason) => {
    if (reason === 'ace') return served !== otherSide(winner);
    return reason !== 'opponent-serve-error' || served !== winner;
  });
}

/** The winners of these are one person's. */
export function hasOwnPlayer(reason: RallyReason | null): boolean {
  return reason === 'attack' || reason === 'block' || reason === 'ace';
}

/** The other team's errors, which are one person's there. */
export function isError(reason: RallyReason | null): boolean {
  return reason?.startsWith('opponent-') ?? false;
}

/** Says how the point was won; the server is known where the line-up is. */
export function reasonOf(point: PointRecord, reason: RallyReason): EventFacts {
  const entry = { type: 'correct', target: point.event, reason } as const;
  const server = point.served && courtOf(point, point.served)?.[0];
  if (server == null) return entry;
  if (reason === 'ace') return { ...entry, player: server };
  return reason === 'opponent-serve-error' ? { ...entry, errorBy: server } : entry;
}

/** The shirt of the point, or of the error that gave it. */
export function shirtOf({ reason, player, errorBy }: PointRecord): number | null {
  return isError(reason) ? errorBy : player;
}

export function withShirt({ event: target, reason }: PointRecord, shirt: number): EventFacts {
  const whose = isError(reason) ? { errorBy: shirt } : { player: shirt };
  return { type: 'correct', target, ...whose };
}

/** Those who can have done it: on court, and in the front row for a block; null where nobody knows. */
export function shirtsOnCourt(point: PointRecord): readonly number[] | null {
  const { reason, winner } = point;
  const court = courtOf(point, isError(reason) ? otherSide(winner) : winner);
  if (court === null || reason !== 'block' || court.length !== 6) return court;
  return court.slice(1, 4);
}

function courtOf({ court1, court2 }: PointRecord, side: Side): readonly number[] | null {
  return (side === 'team1' ? court1 : court2)?.positions ?? null;
}

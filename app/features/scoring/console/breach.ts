import { BREACHES, type Refused } from '#domain/volleyball/refusal.ts';

/** Whether the word of the referee, or of an administrator on an official sheet, lets it stand. */
export function mayBeOverruled({ refusal }: Refused): boolean {
  return refusal === 'FINALISED' || BREACHES.some((breach) => breach === refusal);
}

import type { Side } from '../../side.ts';
import type { ScoutedRally } from './scouted-rallies.ts';
import type { Touch, Zone } from './touch.ts';

/**
 * The maps that coaches look at: where own serves fall, where the own side receives, and where attacks
 * begin and end.
 */
export const ZONE_MAPS = ['serveTo', 'receptionAt', 'attackFrom', 'attackTo'] as const;
export type ZoneMap = (typeof ZONE_MAPS)[number];

/** `good`: aces, good receptions, kills. */
export type ZoneCount = { zone: Zone; total: number; good: number };

const MAPS: Record<ZoneMap, { skill: Touch['skill']; end: 'from' | 'to'; good: string }> = {
  serveTo: { skill: 'serve', end: 'to', good: '#' },
  receptionAt: { skill: 'reception', end: 'to', good: '#+' },
  attackFrom: { skill: 'attack', end: 'from', good: '#' },
  attackTo: { skill: 'attack', end: 'to', good: '#' },
};

/** All nine zones; null where no touch of the kind has a zone. `player`: of one shirt alone. */
export function zoneCounts(
  rallies: readonly ScoutedRally[],
  { side, map, player }: { side: Side; map: ZoneMap; player?: number | null },
): ZoneCount[] | null {
  const { skill, end, good } = MAPS[map];
  const touches = rallies
    .flatMap((rally) => rally.touches)
    .filter((touch) => touch.side === side && touch.skill === skill && touch[end] !== null)
    .filter((touch) => typeof player !== 'number' || touch.player === player);
  if (touches.length === 0) return null;
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((zone) => {
    const here = touches.filter((touch) => touch[end] === zone);
    return {
      zone,
      total: here.length,
      good: here.filter(({ mark }) => good.includes(mark)).length,
    };
  });
}

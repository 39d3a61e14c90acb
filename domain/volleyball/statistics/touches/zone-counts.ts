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
export type ZoneCounts = Record<ZoneMap, ZoneCount[] | null>;

const MAPS: Record<ZoneMap, { skill: Touch['skill']; end: 'from' | 'to'; good: string }> = {
  serveTo: { skill: 'serve', end: 'to', good: '#' },
  receptionAt: { skill: 'reception', end: 'to', good: '#+' },
  attackFrom: { skill: 'attack', end: 'from', good: '#' },
  attackTo: { skill: 'attack', end: 'to', good: '#' },
};

const ZONES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** All and good ones of each zone. */
const NUMBERS_OF_A_MAP = 2 * ZONES.length;

/**
 * All maps as one row of numbers, since a season keeps them of every player and match: map after map, zone
 * after zone, all touches and then the good ones.
 */
export type ZoneTally = readonly number[] | Uint16Array;

/** The touches of a side that have a zone; `player`: of one shirt alone. */
export function zoneTally(
  rallies: readonly ScoutedRally[],
  side: Side,
  player?: number,
): Uint16Array {
  const tally = new Uint16Array(ZONE_MAPS.length * NUMBERS_OF_A_MAP);
  for (const { touches } of rallies) {
    for (const touch of touches) {
      if (touch.side !== side || (player !== undefined && touch.player !== player)) continue;
      for (const [at, map] of ZONE_MAPS.entries()) {
        const { skill, end, good } = MAPS[map];
        const zone = touch[end];
        if (touch.skill !== skill || zone === null) continue;
        const place = placeOf(at, zone);
        tally[place]! += 1;
        if (good.includes(touch.mark)) tally[place + 1]! += 1;
      }
    }
  }
  return tally;
}

export function addTallies(first: ZoneTally, second: ZoneTally): ZoneTally {
  return Array.from(first, (count, at) => count + second[at]!);
}

/** Of each map all nine zones; null where no touch of the kind has a zone. */
export function zonesOfTally(tally: ZoneTally): ZoneCounts {
  return Object.fromEntries(
    ZONE_MAPS.map((map, at) => {
      const counts = ZONES.map((zone) => {
        const place = placeOf(at, zone);
        return { zone, total: tally[place]!, good: tally[place + 1]! };
      });
      return [map, counts.some(({ total }) => total > 0) ? counts : null];
    }),
  ) as ZoneCounts;
}

function placeOf(map: number, zone: Zone): number {
  return map * NUMBERS_OF_A_MAP + 2 * (zone - 1);
}

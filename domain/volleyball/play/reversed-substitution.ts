import { positionOf } from '../court.ts';
import type { SubstitutionPair } from '../events.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Court } from '../set-state.ts';
import { placeOf } from './substitution-pair.ts';

/**
 * Rule 15.9.2: an illegal substitution found after play went on is rectified. The player who left
 * has the place again, and the substitution counts no more.
 */
export function reversed(
  court: Court,
  pairs: readonly SubstitutionPair[],
  replacedOut: readonly number[],
): Court | Refused {
  let rectified = court;
  for (const pair of pairs.toReversed()) {
    const refused = refuseReversal(rectified, pair);
    if (refused !== null) return refused;
    const placed = withPlaceOf(rectified, pair);
    if (replacedOut.includes(pair.out)) {
      rectified = { ...placed, exceptional: placed.exceptional - 1 };
    } else if (placed.substitutions > 0) {
      const substitutions = placed.substitutions - 1;
      rectified = { ...placed, substitutions, pairs: pairsBefore(court, placed.pairs, pair) };
    } else {
      return refuse(
        'NOTHING_TO_CHANGE',
        'The team has made no substitution in this set.',
        'reversed',
      );
    }
  }
  return rectified;
}

function refuseReversal(court: Court, pair: SubstitutionPair): Refused | null {
  if (positionOf(court, pair.in) === null && court.libero?.replaced !== pair.in) {
    return refuse('OUT_NOT_ON_COURT', `Number ${pair.in} is not on court.`, 'reversed');
  }
  if (positionOf(court, pair.out) !== null || court.libero?.replaced === pair.out) {
    return refuse('IN_ALREADY_ON_COURT', `Number ${pair.out} is on court already.`, 'reversed');
  }
  return null;
}

/** The place may be a libero's for the moment. */
function withPlaceOf(court: Court, pair: SubstitutionPair): Court {
  if (court.libero?.replaced === pair.in) {
    return { ...court, libero: { ...court.libero, replaced: pair.out } };
  }
  const positions = court.positions.map((player) => (player === pair.in ? pair.out : player));
  return { ...court, positions };
}

/** A return opens its pair again; a pair that this substitution opened is gone. */
function pairsBefore(court: Court, pairs: Court['pairs'], pair: SubstitutionPair): Court['pairs'] {
  const isReturn = (known: Court['pairs'][number]) =>
    known.starter === pair.in && known.substitute === pair.out;
  if (pairs.some(isReturn)) {
    return pairs.map((known) => (isReturn(known) ? { ...known, closed: false } : known));
  }
  const place = placeOf(court, pair.out);
  return pairs.filter(
    (known) => known.closed || known.substitute !== pair.in || known.starter !== place,
  );
}

import type { SubstitutionPair } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { Finding } from '../outcome.ts';
import type { Court, SubstitutionPairState } from '../set-state.ts';

/**
 * The players who may replace each other. `fivb` (Rule 15.6): a starter leaves once and returns
 * once, into their own place; a substitute comes in once, for one starter, and only that starter
 * replaces them. `limited12`: players come and go, but each only into the place they first played
 * in.
 */
export function pairFindings(rules: MatchRules, court: Court, pair: SubstitutionPair): Finding[] {
  if (rules.subs.mode === 'fivb') return fivbFindings(court, pair);
  if (rules.subs.mode === 'limited12') return placeFindings(court, pair);
  return [];
}

function fivbFindings(court: Court, pair: SubstitutionPair): Finding[] {
  const asStarter = court.pairs.find((known) => known.starter === pair.out);
  const asSubstitute = court.pairs.find((known) => known.substitute === pair.out);
  if (asSubstitute !== undefined) {
    if (asSubstitute.starter === pair.in) return [];
    const detail = `Only number ${asSubstitute.starter} may replace number ${pair.out}.`;
    return [{ code: 'SUB_PAIR_CLOSED', detail, field: 'pairs' }];
  }
  if (asStarter !== undefined) {
    const detail = `Number ${pair.out} has left and returned in this set.`;
    return [{ code: 'SUB_PAIR_CLOSED', detail, field: 'pairs' }];
  }
  const used =
    court.starters.includes(pair.in) || court.pairs.some((known) => known.substitute === pair.in);
  if (!used) return [];
  const detail = `Number ${pair.in} has already played in another place.`;
  return [{ code: 'SUB_ALREADY_USED', detail, field: 'pairs' }];
}

function placeFindings(court: Court, pair: SubstitutionPair): Finding[] {
  const entering = knownPlaceOf(court, pair.in);
  if (entering === null || entering === placeOf(court, pair.out)) return [];
  const detail = `Number ${pair.in} has already played in another place.`;
  return [{ code: 'SUB_ALREADY_USED', detail, field: 'pairs' }];
}

/** The starter whose place a player on court has; who came in exceptionally has made it theirs. */
export function placeOf(court: Court, player: number): number {
  return knownPlaceOf(court, player) ?? player;
}

/** The starter whose place a player has played in. */
function knownPlaceOf(court: Court, player: number): number | null {
  if (court.starters.includes(player)) return player;
  return court.pairs.find((known) => known.substitute === player)?.starter ?? null;
}

/** The pairs after the exchange: a starter's return closes their pair, a newcomer opens one. */
export function joinPair(court: Court, pair: SubstitutionPair): SubstitutionPairState[] {
  const returning = court.pairs.some(
    (known) => known.substitute === pair.out && known.starter === pair.in,
  );
  if (returning) {
    return court.pairs.map((known) =>
      known.substitute === pair.out ? { ...known, closed: true } : known,
    );
  }
  const known = court.pairs.some((earlier) => earlier.substitute === pair.in);
  if (known) return [...court.pairs];
  const starter = placeOf(court, pair.out);
  return [...court.pairs, { starter, substitute: pair.in, closed: false }];
}

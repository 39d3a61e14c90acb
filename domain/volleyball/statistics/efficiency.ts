/**
 * The formulas of scouting, from counts of one player or team. All are shares of the attempts, between
 * -1 and 1; null without attempts.
 */

export type AttackCounts = { attempts: number; kills: number; errors: number; blocked: number };

/** kills / attempts */
export function attackKillShare({ attempts, kills }: AttackCounts): number | null {
  return of(kills, attempts);
}

/** (kills - errors - blocked) / attempts */
export function attackEfficiency(counts: AttackCounts): number | null {
  return of(counts.kills - counts.errors - counts.blocked, counts.attempts);
}

export type ServeCounts = { serves: number; aces: number; errors: number };

/** (aces - errors) / serves */
export function serveEfficiency({ serves, aces, errors }: ServeCounts): number | null {
  return of(aces - errors, serves);
}

export type ReceptionCounts = { total: number; perfect: number; positive: number; errors: number };

/** (perfect + positive) / total; `positive` does not include `perfect`. */
export function positiveReception({ total, perfect, positive }: ReceptionCounts): number | null {
  return of(perfect + positive, total);
}

/** perfect / total */
export function perfectReception({ total, perfect }: ReceptionCounts): number | null {
  return of(perfect, total);
}

// Definitions vary: this one is (perfect + positive - errors) / total.
export function receptionEfficiency(counts: ReceptionCounts): number | null {
  return of(counts.perfect + counts.positive - counts.errors, counts.total);
}

export type BalanceCounts = {
  aces: number;
  attacks: number;
  blocks: number;
  serveErrors: number;
  receptionErrors: number;
  attackErrors: number;
  blocked: number;
};

/** Points won minus points given away, in points. */
export function pointBalance(counts: BalanceCounts): number {
  const won = counts.aces + counts.attacks + counts.blocks;
  const errors = counts.serveErrors + counts.receptionErrors + counts.attackErrors + counts.blocked;
  return won - errors;
}

function of(count: number, attempts: number): number | null {
  return attempts === 0 ? null : count / attempts;
}

/**
 * The formulas of scouting, from counts of one player or team. All are shares of the attempts, between
 * -1 and 1; null without attempts. Their sources and other definitions: `docs/statistics.md`.
 */

export type AttackCounts = { total: number; kills: number; errors: number; blocked: number };

/** kills / total */
export function attackKillShare({ total, kills }: AttackCounts): number | null {
  return of(kills, total);
}

/** (kills - errors - blocked) / total */
export function attackEfficiency(counts: AttackCounts): number | null {
  return of(counts.kills - counts.errors - counts.blocked, counts.total);
}

export type ServeCounts = { total: number; aces: number; errors: number };

/** (aces - errors) / total */
export function serveEfficiency({ total, aces, errors }: ServeCounts): number | null {
  return of(aces - errors, total);
}

/** `positive` does not include `perfect`; `overpassed` went back over the net. */
export type ReceptionCounts = {
  total: number;
  perfect: number;
  positive: number;
  errors: number;
  overpassed: number;
};

/** (perfect + positive) / total */
export function positiveReception({ total, perfect, positive }: ReceptionCounts): number | null {
  return of(perfect + positive, total);
}

/** perfect / total */
export function perfectReception({ total, perfect }: ReceptionCounts): number | null {
  return of(perfect, total);
}

/** (perfect + positive - errors - overpassed) / total, as openvolley has it; others leave overpasses out. */
export function receptionEfficiency(counts: ReceptionCounts): number | null {
  const { total, perfect, positive, errors, overpassed } = counts;
  return of(perfect + positive - errors - overpassed, total);
}

function of(count: number, attempts: number): number | null {
  return attempts === 0 ? null : count / attempts;
}

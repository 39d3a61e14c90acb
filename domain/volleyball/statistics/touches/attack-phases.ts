import type { Side } from '../../side.ts';
import type { AttackCounts } from '../efficiency.ts';
import type { ScoutedRally } from './scouted-rallies.ts';
import type { Touch } from './touch.ts';

/** `reception`: the first attack of the side that received. Later ones: of the side that received, of the side that served. */
export const ATTACK_PHASES = ['reception', 'sideOutTransition', 'breakTransition'] as const;
export type AttackPhase = (typeof ATTACK_PHASES)[number];

export type AttacksByPhase = Record<AttackPhase, AttackCounts>;

/** The attacks of a side by phase, with the marks of DataVolley; `player`: of one shirt alone. */
export function attackPhases(
  rallies: readonly ScoutedRally[],
  side: Side,
  player?: number,
): AttacksByPhase {
  const counts = Object.fromEntries(
    ATTACK_PHASES.map((phase) => [phase, { total: 0, kills: 0, errors: 0, blocked: 0 }]),
  ) as AttacksByPhase;
  for (const { touches, served } of rallies) {
    for (const [at, touch] of touches.entries()) {
      const isOwn = touch.side === side && (player === undefined || touch.player === player);
      const phase = touch.skill === 'attack' && isOwn && phaseOf(touches, at, served);
      if (!phase) continue;
      counts[phase].total += 1;
      if (touch.mark === '#') counts[phase].kills += 1;
      if (touch.mark === '=') counts[phase].errors += 1;
      if (touch.mark === '/') counts[phase].blocked += 1;
    }
  }
  return counts;
}

/** The phase of the attack at a place of a rally; null where nobody knows who served. */
export function phaseOf(
  touches: readonly Touch[],
  at: number,
  served: Side | null,
): AttackPhase | null {
  if (served === null) return null;
  const { side } = touches[at]!;
  if (side === served) return 'breakTransition';
  const before = touches.slice(0, at);
  const received = before.findLastIndex(({ skill }) => skill === 'reception');
  const since = before.slice(received + 1);
  const isFirst =
    received >= 0 && since.every((touch) => touch.side === side && touch.skill !== 'attack');
  return isFirst ? 'reception' : 'sideOutTransition';
}

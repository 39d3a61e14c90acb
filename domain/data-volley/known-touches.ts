import type { RallyReason } from '../volleyball/events.ts';
import type { PointRecord } from '../volleyball/set-state.ts';
import { otherSide, type Side } from '../volleyball/side.ts';

/** The touch that decided a rally: its skill and mark, of the winner or of the other side. */
const DECIDING: Partial<Record<RallyReason, { code: string; of: 'winner' | 'loser' }>> = {
  attack: { code: 'AH#', of: 'winner' },
  block: { code: 'BH#', of: 'winner' },
  'opponent-attack-error': { code: 'AH=', of: 'loser' },
  'opponent-error': { code: 'FH=', of: 'loser' },
};

/**
 * The touches that a table without a scout knows of a rally: the serve, and what decided it. Nothing
 * of a rally whose server is not known. Programs that read the format look for the serve of each rally.
 */
export function knownTouches(point: PointRecord): string[] {
  const { winner, served, reason } = point;
  if (served === null) return [];
  const isAce = reason === 'ace' && served === winner;
  const isMissed = reason === 'opponent-serve-error' && served !== winner;
  const mark = isAce ? '#' : isMissed ? '=' : '-';
  const named = isAce ? point.player : isMissed ? point.errorBy : null;
  const serve = touch(served, named ?? serverOf(point, served), `SM${mark}`);
  const decided = reason === null ? undefined : DECIDING[reason];
  if (decided === undefined) return [serve];
  const isOfWinner = decided.of === 'winner';
  const side = isOfWinner ? winner : otherSide(winner);
  return [serve, touch(side, isOfWinner ? point.player : point.errorBy, decided.code)];
}

function touch(side: Side, shirt: number | null, code: string): string {
  const isWritten = shirt !== null && shirt < 100;
  const player = isWritten ? String(shirt).padStart(2, '0') : '$$';
  return `${side === 'team1' ? '*' : 'a'}${player}${code}`;
}

function serverOf({ court1, court2 }: PointRecord, served: Side): number | null {
  return (served === 'team1' ? court1 : court2)?.positions[0] ?? null;
}

import type { RallyReason } from '../volleyball/events.ts';
import type { FileSide } from './file-side.ts';
import type { Touch } from './scout-line.ts';

/** `=` is an error in every skill; `/` of a block is an invasion, a fault at the net. */
function isFault({ skill, mark }: ScoringTouch): boolean {
  return mark === '=' || (skill === 'B' && mark === '/');
}

type ScoringTouch = Pick<Touch, 'skill' | 'mark' | 'player'>;
type Won = { reason: RallyReason; player?: number; errorBy?: number };

const REASON_OF_SKILL: Record<string, RallyReason> = { S: 'ace', A: 'attack', B: 'block' };
const LOST: Record<string, RallyReason> = {
  S: 'opponent-serve-error',
  A: 'opponent-attack-error',
};

/**
 * The reason for a won rally, by the marks of its touches: what the winner made counts before what the other
 * side lost, for a block out is written as an attack `#` and then a block `=`.
 */
export function rallyReason(
  touches: readonly { side: FileSide; touch: ScoringTouch }[],
  winner: FileSide,
): Won {
  const scoringTouch = touches.findLast(
    ({ side, touch }) => side === winner && touch.mark === '#' && touch.skill in REASON_OF_SKILL,
  );
  if (scoringTouch !== undefined) {
    const { skill, player } = scoringTouch.touch;
    return { reason: REASON_OF_SKILL[skill]!, ...(player === null ? {} : { player }) };
  }
  const lost = touches.findLast(({ side, touch }) => side !== winner && isFault(touch));
  if (lost === undefined) return { reason: 'unknown' };
  const { skill, player } = lost.touch;
  const reason = LOST[skill] ?? 'opponent-error';
  return { reason, ...(player === null ? {} : { errorBy: player }) };
}

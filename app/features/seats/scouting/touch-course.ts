import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { readTouch, type Skill } from '#domain/volleyball/statistics/touches/touch.ts';

/** The touch that usually follows, and whether it is of the other team. */
const NEXT: Record<Skill, { skill: Skill; isOther: boolean }> = {
  serve: { skill: 'reception', isOther: true },
  reception: { skill: 'set', isOther: false },
  set: { skill: 'attack', isOther: false },
  attack: { skill: 'dig', isOther: true },
  block: { skill: 'dig', isOther: true },
  dig: { skill: 'set', isOther: false },
  freeball: { skill: 'dig', isOther: true },
};

/** The touch that is asked for first: the serve, then what usually follows. */
export function expectedTouch(
  touches: readonly string[],
  served: Side | null,
): { side: Side; skill: Skill } {
  const last = touches.length === 0 ? null : readTouch(touches.at(-1)!);
  if (last === null) return { side: served ?? 'team1', skill: 'serve' };
  const { skill, isOther } = NEXT[last.skill];
  return { side: isOther ? otherSide(last.side) : last.side, skill };
}

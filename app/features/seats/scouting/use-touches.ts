import { useState } from 'react';
import type { ScoutedRally } from '#contract/seats/scouting.ts';
import {
  type Mark,
  readTouch,
  type Skill,
  type Touch,
  writeTouch,
} from '#domain/volleyball/statistics/touches/touch.ts';
import { expectedTouch } from './touch-course.ts';
import type { Player } from './touch-shirts.tsx';

/** The touches of a rally as they are tapped, and the choices for the next one. */
export function useTouches(rally: ScoutedRally) {
  const [touches, setTouches] = useState<readonly string[]>(rally.touches);
  const [player, setPlayer] = useState<Player>();
  const [skill, setSkill] = useState<Skill>();
  const expected = expectedTouch(touches, rally.served);
  const last = touches.length > 0 ? readTouch(touches.at(-1)!) : null;
  // The server is known: the first touch needs its mark alone.
  const chosen = player ?? (touches.length === 0 ? serverOf(rally) : undefined);

  function change(next: readonly string[]): void {
    setTouches(next);
    setPlayer(undefined);
    setSkill(undefined);
  }

  return {
    touches,
    /** The team of the touch that is expected. */
    side: expected.side,
    skill: skill ?? expected.skill,
    chosen,
    last,
    setPlayer,
    setSkill,
    undo: () => change(touches.slice(0, -1)),
    add(mark: Mark): void {
      if (chosen === undefined) return;
      const { side, shirt } = chosen;
      const touch = { side, player: shirt, skill: skill ?? expected.skill, mark };
      change([...touches, writeTouch({ ...touch, from: null, to: null })]);
    },
    amendLast(facts: Partial<Touch>): void {
      if (last !== null) setTouches([...touches.slice(0, -1), writeTouch({ ...last, ...facts })]);
    },
  };
}

function serverOf({ served, court1, court2 }: ScoutedRally): Player | undefined {
  const [shirt] = served === 'team1' ? court1 : served === 'team2' ? court2 : [];
  return served !== null && shirt !== undefined ? { side: served, shirt } : undefined;
}

import type { EventNamed } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { promptFor } from './prompts.ts';

/** The teams whose usual exchanges of liberos are recorded without a tap. */
export type AlwaysLiberos = Readonly<Record<Side, boolean>>;

export const NEVER: AlwaysLiberos = { team1: false, team2: false };

type LiberoFacts = Omit<EventNamed<'libero'>, 'id' | 'at'>;

/**
 * The exchanges that follow the newest entry by themselves: of teams that are always exchanged, what
 * they did the last time in the same situation, or what a rule demands. After any entry but a rally
 * or the start of a set there are none: what was taken back does not come again.
 */
export function alwaysMoves(log: MatchLog, always: AlwaysLiberos): LiberoFacts[] {
  const last = log.events.at(-1)?.type;
  if (last !== 'rally' && last !== 'set-start') return [];
  return SIDES.flatMap((side) => {
    const prompt = always[side] ? promptFor(log, side) : null;
    if (prompt?.kind !== 'libero' || !(prompt.isDue || prompt.isHabit)) return [];
    const { action, libero, player } = prompt.move;
    return [{ type: 'libero', team: side, action, libero, player }];
  });
}

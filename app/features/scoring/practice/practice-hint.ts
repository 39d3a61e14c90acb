import type { MatchLog } from '#domain/volleyball/match-log.ts';

export type PracticeHint = 'begin' | 'tap' | 'undo' | 'more' | 'level';

/** The next hint for somebody who has never scored; nothing once all has been tried. */
export function practiceHint({ events, state }: MatchLog): PracticeHint | null {
  const has = (type: string) => events.some((event) => event.type === type);
  if (state.status === 'not started') return 'begin';
  if (state.currentSet !== 1) return null;
  const rallies = events.filter(({ type }) => type === 'rally').length;
  if (rallies === 0) return 'tap';
  if (!has('void')) return rallies >= 2 ? 'undo' : null;
  if (!has('timeout')) return 'more';
  return rallies < 8 ? 'level' : null;
}

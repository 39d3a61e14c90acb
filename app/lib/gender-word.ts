import type { Words } from './use-words.ts';

/** Men or women; empty where neither is said. */
export function genderWord(gender: string, { matches }: Words['t']): string {
  if (gender === 'Men') return matches.men;
  return gender === 'Women' ? matches.women : '';
}

import { initialsOf } from './crest-shape.ts';

/** A season's year and a remark are no letters of a league: `TVNL 2026 Men (demo)` is `TM`. */
export function leagueLetters(name: string): string {
  const withoutRemarks = name.replaceAll(/\([^)]*\)/g, ' ');
  return initialsOf(withoutRemarks.replaceAll(/\b(?:19|20)\d\d(?:[/-]\d{2,4})?\b/g, ' '));
}

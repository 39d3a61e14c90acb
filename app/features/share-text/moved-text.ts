import { placeOf } from '#app/lib/match-place.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { matchLine, startText } from './share-text.ts';

/** Of a match that has not begun, or will not: when and where it was to be. */
export function movedText({ movedFrom, status }: Match, { t, language }: Words): string | null {
  if (!movedFrom || status === 'Live' || status === 'ended') return null;
  const place = placeOf(movedFrom, t);
  return [startText(movedFrom, language), place].filter(Boolean).join(' · ');
}

/** A match in one line, with the date and place before where these changed since it was published. */
export function changedLine(match: Match, words: Words): string {
  const before = movedText(match, words);
  const line = matchLine(match, words);
  return before === null ? line : `${line} (${words.t.sharing.before(before)})`;
}

import type { MatchRules } from '../volleyball/match-rules.ts';
import type { Side } from '../volleyball/side.ts';
import { type DataVolleyFile, readDataVolley } from './data-volley-file.ts';
import { type MatchOfFile, matchOfFile } from './match-of-file.ts';

/** `home`: the side of the file's home team. `midnight`: the start of the match's day, epoch milliseconds. */
export type DataVolleyOptions = { rules: MatchRules; home?: Side; midnight?: number };

/**
 * A `.dvw` file and the log of its match, or null for a text that is no such file. The ids of the
 * events are `dvw-1`, `dvw-2` ..., so that the same file gives the same log.
 */
export function dataVolleyLog(
  text: string,
  { rules, home = 'team1', midnight = 0 }: DataVolleyOptions,
): (MatchOfFile & { file: DataVolleyFile }) | null {
  const file = readDataVolley(text);
  if (file === null) return null;
  let events = 0;
  const nextId = () => {
    events += 1;
    return `dvw-${events}`;
  };
  return { file, ...matchOfFile(rules, file, { home, midnight, nextId }) };
}

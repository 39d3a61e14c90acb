import type { Messages } from '#app/messages/messages.ts';
import type { ScoredTeams } from '../scored-teams.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

type Words = Record<string, string>;

/** The label of a fact of an entry, by its path. */
export function fieldWords(t: Messages, match: ScoredTeams, path: string): string {
  const { mend } = t;
  const [name = '', second = '', third] = path.split('.');
  if (name === 'pairs') {
    const n = Number(second) + 1;
    return third === 'out' ? mend.pairOut(n) : mend.pairIn(n);
  }
  if (name === 'players')
    return mend.position(NUMERALS[Number(second)] ?? String(Number(second) + 1));
  const words: Words = mend.fields;
  if (name === 'team1' || name === 'team2') return `${words[second]} (${match[name].name})`;
  return words[name] ?? name;
}

/** One of the values that a fact can have. */
export function valueWords(t: Messages, path: string, value: string): string {
  const own: Record<string, Words> = {
    choice: t.toss.choices,
    reason: t.levels.reasons,
    grade: t.console.grades,
    outcome: t.console.challengeOutcomes,
    effect: t.console.challengeEffects,
    mode: t.console.resumeModes,
    kind: t.console.challengeKinds,
  };
  const values: Words = t.mend.values;
  return own[path]?.[value] ?? values[value] ?? value;
}

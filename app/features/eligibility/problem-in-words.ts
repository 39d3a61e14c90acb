import { formatDay } from '#app/lib/day-format.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { PlayerProblemView, RosterProblemView } from '#contract/eligibility/eligibility.ts';

/** The fault of a player in words. */
export function problemInWords(
  problem: PlayerProblemView,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  const words = t.eligibility.problems;
  const day = (date: string) => formatDay(language, date, 'dated');
  switch (problem.kind) {
    case 'too-old':
      return words['too-old'](problem.age, problem.oldest);
    case 'too-young':
      return words['too-young'](problem.age, problem.youngest);
    case 'licence-over':
      return words['licence-over'](day(problem.until));
    case 'came-late':
      return words['came-late'](day(problem.on), day(problem.closesOn));
    case 'transfer-closed':
      return words['transfer-closed'](day(problem.on));
    case 'registered-twice':
      return words['registered-twice'][problem.by](problem.team.name);
    default:
      return words[problem.kind];
  }
}

/** The fault of a roster as a whole in words. */
export function rosterInWords(problem: RosterProblemView, { t }: Pick<Words, 't'>): string {
  const words = t.eligibility.roster;
  switch (problem.kind) {
    case 'too-few':
      return words['too-few'](problem.players, problem.least);
    case 'too-many':
      return words['too-many'](problem.players, problem.most);
    case 'too-many-foreign':
      return words['too-many-foreign'](problem.players, problem.most);
  }
}

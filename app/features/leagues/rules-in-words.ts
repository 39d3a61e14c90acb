import type { Messages } from '#app/messages/messages.ts';
import type { League } from '#contract/leagues/league.ts';
import { schemeOf } from '#domain/competition/standings/points-system.ts';
import { type MatchRules, maxSets } from '#domain/volleyball/match-rules.ts';
import { defaultScoreOf } from '#domain/volleyball/play/default-score.ts';
import { rulesOfChoice } from '#domain/volleyball/presets.ts';

type Rules = Pick<League, 'rules' | 'pointsSystem' | 'pointsScheme' | 'criteria'>;

/** The rules of a league in sentences: of its matches, of its points, of its order. */
export function rulesInWords(league: Rules, t: Messages): string[] {
  const rules = rulesOfChoice(league.rules);
  const { sets, total } = defaultScoreOf(rules);
  const order = league.criteria.map((criterion) => t.leagues.criteria[criterion]).join(', ');
  return [
    [formatWords(rules, t), ...setWords(rules, t)].join(' '),
    t.rulesInWords.forfeit(sets, total),
    pointsInWords(league, t),
    t.leagues.order(order),
  ];
}

/** The points that a league gives, its own written out. */
export function pointsInWords(
  { pointsSystem, pointsScheme }: Pick<Rules, 'pointsSystem' | 'pointsScheme'>,
  t: Messages,
): string {
  if (pointsSystem !== 'own' || pointsScheme === null) return t.leagues.pointsSystem[pointsSystem];
  const { perSet = 0, perMatch = 0, exact = {}, ...results } = pointsScheme;
  const scheme = schemeOf({ ...results, perSet, perMatch, exact });
  const words = t.rulesInWords;
  const kinds = ['sweep', 'clear', 'decider', 'forfeit'] as const;
  return [
    ...kinds.map((kind) => words.won(words.results[kind], ...scheme[kind])),
    ...Object.entries(exact).map(([result, pair]) => words.won(result, ...pair)),
    words.draw(scheme.draw),
    ...(perSet === 0 ? [] : [words.perSet(perSet)]),
    ...(perMatch === 0 ? [] : [words.perMatch(perMatch)]),
  ].join(' ');
}

function formatWords(rules: MatchRules, { rulesInWords: words }: Messages): string {
  const most = maxSets(rules);
  if (most === 1) return words.oneSet;
  if (rules.setsToWin === null) return words.allSets(most);
  return words.bestOf(most, rules.setsToWin);
}

function setWords(rules: MatchRules, { rulesInWords: words }: Messages): string[] {
  const { target, lead, cap, decidingTarget, decidingLead, decidingCap, timeLimitMin } = rules;
  const isOne = maxSets(rules) === 1;
  const isAlike = target === decidingTarget && lead === decidingLead && cap === decidingCap;
  const sentences = isOne ? [] : [words.set(target, lead)];
  if (!isOne && cap !== null) sentences.push(words.cap(cap));
  if (isOne) sentences.push(words.set(decidingTarget, decidingLead));
  else if (!isAlike) sentences.push(words.lastSet(decidingTarget, decidingLead));
  if ((isOne || !isAlike) && decidingCap !== null) sentences.push(words.cap(decidingCap));
  if (timeLimitMin !== null) sentences.push(words.minutes(timeLimitMin));
  return sentences;
}

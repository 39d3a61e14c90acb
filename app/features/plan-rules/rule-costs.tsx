import { useWords } from '#app/lib/use-words.ts';
import type { PlanRule, RuleCost } from '#contract/leagues/plan/plan-rules.ts';
import { usePlanRulesWords } from './plan-rules-words.ts';
import { WEEKDAYS } from './weekday-checks.tsx';

type Props = {
  costs: readonly RuleCost[];
  /** The name of a team by its id. */
  nameOf: (team: string) => string;
};

/** One line for each rule of a plan that is shown: the days with it, and without it. */
export function RuleCosts({ costs, nameOf }: Props) {
  const t = usePlanRulesWords();
  const wordsOf = useRuleWords(nameOf);
  return (
    <div className="rule-costs text-sm">
      <b>{t.costs}</b>
      <ul>
        {costs.map((cost, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be the same, and none moves
          <li key={at}>
            {wordsOf(cost.rule)}: {costWords(cost)}
          </li>
        ))}
      </ul>
    </div>
  );

  function costWords({ days, daysWithout }: RuleCost): string {
    if (daysWithout === null) return t.notTried;
    return daysWithout < days ? t.cost(days, daysWithout) : t.free;
  }
}

function useRuleWords(nameOf: Props['nameOf']): (rule: PlanRule) => string {
  const t = usePlanRulesWords();
  const { weekdays } = useWords().t.fixtures;
  const namesOf = (days: readonly number[]) =>
    WEEKDAYS.filter((day) => days.includes(day))
      .map((day) => weekdays[day])
      .join(', ');
  return (rule) => {
    switch (rule.kind) {
      case 'weekdays':
        return t.weekdays(nameOf(rule.team), namesOf(rule.never));
      case 'hours': {
        const { team, notBefore = '00:00', notAfter = '24:00' } = rule;
        return t.hours(nameOf(team), notBefore, notAfter);
      }
      case 'not-at-once':
        return t.notAtOnce(nameOf(rule.teams[0]), nameOf(rule.teams[1]));
      case 'home':
        return t.home(nameOf(rule.team), rule.venue);
      case 'finals':
        return t.finals(namesOf(rule.days));
      case 'travel':
        return t.travel(rule.minutes);
    }
  };
}

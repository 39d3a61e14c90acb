import type { PlanRule } from '#contract/leagues/plan/plan-rules.ts';

export const en = {
  title: 'Rules of the plan',
  note: 'No plan breaks a rule. The preview says how many days each rule costs.',
  add: 'Add a rule',
  remove: (n: number) => `Remove rule ${n}`,
  rule: (n: number) => `Rule ${n}`,
  kinds: {
    weekdays: 'Days a team never plays',
    hours: 'Hours within which a team plays',
    'not-at-once': 'Two teams not at the same time',
    home: 'Home ground of a team',
    finals: 'Days of the finals',
    travel: 'Time to travel between venues',
  } satisfies Record<PlanRule['kind'], string>,
  team: 'Team',
  other: 'Other team',
  never: 'Never on',
  only: 'Only on',
  from: 'Not before',
  to: 'Over by',
  venue: 'Venue',
  minutes: 'Minutes between two venues',
  weekdays: (team: string, days: string) => `Never on ${days}, ${team}`,
  hours: (team: string, from: string, to: string) => `Only from ${from} to ${to}, ${team}`,
  notAtOnce: (team: string, other: string) => `Not at the same time, ${team} and ${other}`,
  home: (team: string, venue: string) => `At home at ${venue}, ${team}`,
  finals: (days: string) => `Final and semi-finals only on ${days}`,
  travel: (minutes: number) => `${minutes} minutes between two venues`,
  costs: 'Days of play with and without each rule',
  cost: (days: number, without: number) =>
    `${days} ${days === 1 ? 'day' : 'days'} instead of ${without} without it`,
  free: 'costs no day',
  notTried: 'not tried, for lack of time',
};
export type PlanRulesWords = typeof en;

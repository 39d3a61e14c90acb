/** The people who run a league without being administrators. */
export const secretaries = {
  tab: 'Secretaries',
  title: 'Secretaries of this league',
  text: 'A secretary does everything of this league: teams, groups, fixtures, results, officials and decisions. Users, settings and other leagues stay closed to them.',
  none: 'Only administrators run this league so far.',
  since: (day: string) => `since ${day}`,
  add: 'Add a secretary',
  person: 'Person',
  withoutAccount: 'Does the person have no account yet?',
  added: 'The person is a secretary of this league now.',
  removeAsk: (name: string, league: string) =>
    `Remove ${name} as secretary of ${league}? The account stays.`,
  removed: 'Secretary removed.',
};

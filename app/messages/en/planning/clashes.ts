export const clashes = {
  title: 'Reasons of the clash',
  otherOfficial: 'Assign somebody else',
  move: 'Move one of the matches',
  causes: {
    team: (name: string) => `${name} would play two matches at the same time`,
    official: (name: string) => `${name} is on duty in two matches at the same time`,
    court: (name: string) => `${name}: two matches on one court at the same time`,
  },
};

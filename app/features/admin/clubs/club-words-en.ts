export const en = {
  title: 'Managers of this club',
  text: 'A manager does for every team of this club what the coach of that team does: players, line-ups, other dates, sign-ups. They also change the city, contact, colours and text of the club, not its name.',
  none: 'No manager yet: each team has its coach alone.',
  add: 'Add a manager',
  added: 'The person is a manager of this club now.',
  removeAsk: (name: string, club: string) =>
    `Remove ${name} as manager of ${club}? The account stays.`,
  removed: 'Manager removed.',
  coach: (name: string) => `Coach: ${name}`,
  noCoach: 'No coach',
};
export type ClubWords = typeof en;

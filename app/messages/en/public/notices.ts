export const notices = {
  /** The script puts the number in. */
  cost: 'This visit has cost about {n} KB.',
  setOver: 'Set {n} is over',
  matchOver: 'The match is over',
  lost: 'No network. You still see the page as it was.',
  followed: 'Mine',
};

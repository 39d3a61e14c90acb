export const visit = {
  /** The script puts the number in. */
  cost: 'This visit has cost about {n} KB.',
  setOver: 'Set {n} is over',
  matchOver: 'The match is over',
  followed: 'You follow',
};

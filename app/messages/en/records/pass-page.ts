export const passPage = {
  title: 'Player pass',
  over: 'This pass is not valid',
  overText:
    'The licence has another number by now, the player is not registered any more, or the address is not complete. Ask the office of the league.',
  valid: 'Valid',
  expired: 'Not valid any more',
  until: (day: string) => `Licence until ${day}`,
  noEnd: 'Licence without an end',
  on: (day: string) => `Looked at on ${day}`,
  shirt: (number: number) => `Shirt ${number}`,
  noTeam: 'In no team',
};

/** What to do next, where a newcomer would not know. */
export const guide = {
  firstSteps: 'First steps',
  steps: {
    leagues: 'Make a league: Leagues, New league',
    teams: 'Put teams into it: type or paste their names, a line each',
    matches: 'Generate its fixtures; they deal the teams into groups, if you wish',
    players: 'Add the players of each team: type or paste a line each',
    score: 'Open a match and make a scorer link for whoever scores it',
    notice: 'When all is ready, take the notice off the site: Settings',
  },
  done: 'done',
  scorerLink:
    'For whoever scores this match: a volunteer scores with it on any phone, without an account.',
  anotherLink: 'Make another link',
  share: 'Send the link',
  usual: (what: string) => `As usual: ${what}`,
  mayClose: 'Once it says above that all is saved on the server, you may close this page.',
  sidesNow: (left: string, right: string) => `Teams change sides: ${left} left, ${right} right.`,
  signatures: 'Signatures, as far as they are given:',
  signatureOf: (who: string) => `Signature: ${who}`,
  noTeamLeft: 'There is no other registered team. Close this and type in new ones.',
  noPlayerLeft: 'No player is registered yet. Close this and type in new ones.',
  noTeamsForFixtures: 'Fixtures need teams: this league has fewer than two.',
  nextTeam: (name: string) => `Next team: ${name}`,
  toTeams: 'Put teams into the league',
};

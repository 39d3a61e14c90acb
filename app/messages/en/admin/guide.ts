/** Hints for a newcomer at the next step. */
export const guide = {
  firstSteps: 'First steps',
  steps: {
    name: 'Give the site the name, logo and colours of your association',
    league: 'Create a league',
    teams: 'Add its teams and their players: from Excel, or typed, one on each line',
    fixtures: 'Generate the fixtures of the league',
    helpers: 'Let others in: coaches, secretaries and scorers come by a link',
  },
  stepsDone: (done: number, all: number) => `${done} of ${all} done`,
  isDemonstration: 'This is a demonstration',
  isDemonstrationText:
    'The leagues, people and results are invented. Try everything out; then start empty with your own leagues.',
  startEmpty: 'Start empty',
  startEmptyQuestion:
    'All leagues, teams, players, matches, officials, partners, venues and news are removed, also those that you have entered yourself. Accounts and settings stay; the password that was printed at the first start stops working. This cannot be undone: download a copy first if you want to keep something.',
  startedEmpty: 'The demonstration is removed. The site is empty.',
  done: 'done',
  scorerLink: 'With this link a volunteer can score the match on any phone, without an account.',
  anotherLink: 'Make another link',
  share: 'Send the link',
  usual: (what: string) => `As usual: ${what}`,
  mayClose:
    'When the line above says that everything is saved on the server, you may close this page.',
  sidesNow: (left: string, right: string) => `Teams change sides: ${left} left, ${right} right.`,
  signatures: 'Signatures given so far:',
  signatureOf: (who: string) => `Signature: ${who}`,
  noTeamLeft: 'There is no other registered team. Close this and type in new ones.',
  noPlayerLeft: 'No player is registered yet. Close this and type in new ones.',
  noTeamsForFixtures: 'Fixtures need teams: this league has fewer than two.',
  nextTeam: (name: string) => `Next team: ${name}`,
  toTeams: 'Add teams to the league',
  toFixtures: 'On to the fixtures',
  notSavedYet: 'Your entries are not saved yet.',
  discard: 'Discard them',
  goOn: 'Go on',
  signInBeside: 'Sign in in a new tab, then press the button here again.',
  tooLong: (most: number) => `At most ${most} characters.`,
  sameTeam: (team: string) =>
    `There is a team called ${team} already. Use it, or create another one with this name.`,
  takeTeam: (name: string) => `Use ${name}`,
  anotherTeam: 'Create another',
};

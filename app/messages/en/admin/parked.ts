/** The choice between the match's log and what another device holds. */
export const parked = {
  title: 'Entries to choose between',
  waiting: (n: number) =>
    n === 1
      ? 'A device has entries that are not part of the match.'
      : `${n} devices have entries that are not part of the match.`,
  look: 'Look at both',
  intro:
    'Two devices scored this match at the same time. The entries of both are kept: choose those that count. You can look up the others here at any time.',
  atTable:
    'Two devices scored this match at the same time. The present scorer chooses; the office may take the other entries later, too.',
  none: 'No device has entries that are not part of the match.',
  link: 'a scorer link',
  from: (who: string, when: string) => `From: ${who}, ${when}`,
  parting: (score: string) => `Both have the same entries up to here: ${score}.`,
  atStart: 'Both begin before the first set.',
  server: 'The match as it stands',
  branch: 'With the entries of the device',
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  stand: (sets: string, points: string) => `sets ${sets}, points ${points}`,
  noSets: 'no set yet',
  same: 'Both lead to the same score.',
  impossible: 'These entries do not fit after that point:',
  keepServer: 'Keep the match as it stands',
  takeBranch: 'Take the device’s entries',
  confirmServer: (score: string) =>
    `The match stays as it is: ${score}. The entries of the device remain readable here.`,
  confirmBranch: (score: string) =>
    `The match will stand like this: ${score}. The later entries of the log are struck out, not deleted.`,
  kept: 'The match stays as it was.',
  taken: 'The entries of the device count now.',
  settled: 'Chosen before',
  choseServer: (who: string, when: string) => `${who} kept the match as it stood, ${when}`,
  choseBranch: (who: string, when: string) => `${who} took the entries of the device, ${when}`,
  arrived: 'The device has added all of its entries to the match itself.',
  toMatch: 'To the match',
};

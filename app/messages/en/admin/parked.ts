/** The choice between the match's log and what another device holds. */
export const parked = {
  title: 'Entries to choose between',
  waiting: (n: number) =>
    n === 1
      ? 'A device has entries that the match went on without.'
      : `${n} devices have entries that the match went on without.`,
  look: 'Look at both',
  intro:
    'Two devices scored this match at the same time. Both are kept: choose which of them counts. You can look up the other one here at any time.',
  none: 'No device has entries that the match went on without.',
  link: 'a scorer link',
  from: (who: string, when: string) => `From: ${who}, ${when}`,
  parting: (score: string) => `Both know the match up to here: ${score}.`,
  atStart: 'Both begin before the first set.',
  server: 'The match as it stands',
  branch: 'With the entries of the device',
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  stand: (sets: string, points: string) => `sets ${sets}, points ${points}`,
  noSets: 'no set yet',
  same: 'Both lead to the same score.',
  impossible: 'These entries cannot stand behind that place:',
  keepServer: 'Keep the match as it stands',
  takeBranch: 'Take the device’s entries',
  confirmServer: (score: string) =>
    `The match stays as it is: ${score}. The entries of the device remain readable here.`,
  confirmBranch: (score: string) =>
    `The match will stand so: ${score}. What the log holds since both parted is struck out, not deleted.`,
  kept: 'The match stays as it stands.',
  taken: 'The entries of the device count now.',
  settled: 'Chosen before',
  choseServer: (who: string, when: string) => `${who} kept the match as it stood, ${when}`,
  choseBranch: (who: string, when: string) => `${who} took the entries of the device, ${when}`,
  arrived: 'The device has brought all of them into the match itself.',
  toMatch: 'To the match',
};

/** The scorers' exam: a real set is told, with mistakes to be mended. */
export const exam = {
  title: 'Scorer’s exam',
  text: 'You are told a real set entry by entry and record it on the scoring screen. The table makes mistakes on the way, which you put right where they happened. At least 95 % of the entries and the score have to be right.',
  names: { points: 'Points and time-outs', table: 'Full table' },
  nameTexts: {
    points: 'Points and time-outs of one set, about 20 minutes.',
    table: 'Line-ups, substitutions, time-outs and points of one set, about 30 minutes.',
  },
  begin: (name: string) => `Begin: ${name}`,
  tries: (n: number) => (n === 1 ? '1 try is left today.' : `${n} tries are left today.`),
  noTries: 'No tries are left today. You can try again tomorrow.',
  licence: (name: string, since: string, until: string) =>
    `Licence “${name}” since ${since}, valid until ${until}`,
  licenceOver: (name: string, until: string) => `Licence “${name}” ended on ${until}`,
  noLicence: 'No licence yet.',
  results: 'Results',
  noResults: 'No exam yet.',
  passed: 'passed',
  failed: 'not passed',
  withdrawn: (reason: string) => `licence taken away: ${reason}`,
  result: (percent: number, right: number, total: number) =>
    `${percent} %, ${right} of ${total} entries right`,
  faults: (n: number) => (n === 1 ? '1 fault' : `${n} faults`),
  faultAt: (one: number, two: number) => `At ${one}:${two}`,
  missing: 'missing',
  extra: 'too many',
  withdraw: 'Take the licence away',
  withdrawText: 'The result stays with the reason. A new exam gives a new licence.',
  withdrawReason: 'Reason, in words',
  licenceWithdrawn: 'The licence is taken away.',
  official:
    'The official takes the exam on the page of their duties, with their account or the private link above.',
  /** The entries as they are told. */
  items: {
    serve: (team: string) => `${team} serves first.`,
    lineup: (team: string, shirts: string) => `Line-up of ${team}, from position 1: ${shirts}.`,
    rally: (team: string) => `Point for ${team}.`,
    timeout: (team: string) => `Time-out of ${team}.`,
    substitution: (team: string, out: number, coming: number) =>
      `Substitution of ${team}: number ${coming} comes for number ${out}.`,
  },
};

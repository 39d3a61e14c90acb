export const discipline = {
  title: 'Discipline',
  description: (league: string) => `Cards, suspensions and protests of ${league}.`,
  rule: 'Rule',
  limit: (cards: number, grade: string, matches: number) =>
    `${cards} × ${grade.toLowerCase()}: suspended for ${matches === 1 ? '1 match' : `${matches} matches`}.`,
  noLimits: 'Cards suspend nobody by themselves.',
  protestDays: (days: number) =>
    days === 0
      ? 'Protests come in on the day of the match.'
      : `Protests come in within ${days === 1 ? '1 day' : `${days} days`} after the match.`,
  cards: 'Cards',
  noCards: 'No card has been shown.',
  suspensions: 'Suspensions',
  noSuspensions: 'Nobody is suspended.',
  matches: (n: number) => (n === 1 ? '1 match' : `${n} matches`),
  byCards: (n: number, grade: string) => `${n} × ${grade.toLowerCase()}`,
  left: (n: number) => (n === 1 ? '1 match left' : `${n} matches left`),
  isServed: 'Served',
  misses: 'Misses',
  from: (day: string) => `from ${day}`,
  protests: 'Protests',
  noProtests: 'There is no protest.',
  states: {
    open: 'Open',
    upheld: 'Upheld',
    dismissed: 'Dismissed',
    withdrawn: 'Withdrawn',
  },
  about: (teams: string, day: string) => `${teams}, ${day}`,
  received: (day: string) => `Received on ${day}`,
  decideBy: (day: string) => `to be decided by ${day}`,
  decidedOn: (day: string) => `decided on ${day}`,
  grades: {
    warning: 'Yellow card',
    penalty: 'Red card',
    expulsion: 'Expulsion',
    disqualification: 'Disqualification',
  },
  staff: {
    C: 'Coach',
    AC1: 'First assistant coach',
    AC2: 'Second assistant coach',
    T: 'Therapist',
    M: 'Doctor',
  },
  number: (n: number) => `No. ${n}`,
  set: (n: number) => `set ${n}`,
};

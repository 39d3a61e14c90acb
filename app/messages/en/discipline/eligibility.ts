const years = (n: number) => (n === 1 ? '1 year' : `${n} years`);
const players = (n: number) => (n === 1 ? '1 player' : `${n} players`);

export const eligibility = {
  title: 'Who may play',
  ageOldest: (oldest: number, day: string) => `At most ${years(oldest)} old on ${day}.`,
  ageYoungest: (youngest: number, day: string) => `At least ${years(youngest)} old on ${day}.`,
  ageBetween: (youngest: number, oldest: number, day: string) =>
    `From ${youngest} to ${years(oldest)} old on ${day}.`,
  rosterLeast: (least: number) => `At least ${players(least)} on a roster.`,
  rosterMost: (most: number) => `At most ${players(most)} on a roster.`,
  foreigners: (most: number) =>
    most === 0 ? 'Nobody from abroad.' : `At most ${players(most)} from abroad.`,
  licences: 'Each player needs a valid licence.',
  closesOn: (day: string) => `Rosters close on ${day}.`,
  window: (from: string, until: string) =>
    `Players may come from other teams from ${from} to ${until}.`,
  everybody: 'Everybody on the roster of a team may play.',
  problems: {
    'too-old': (age: number, oldest: number) => `Is ${age} on the day, ${oldest} at most`,
    'too-young': (age: number, youngest: number) => `Is ${age} on the day, ${youngest} at least`,
    'age-unknown': 'Date of birth is missing',
    'other-gender': 'Gender does not fit the team',
    'no-licence': 'Has no licence',
    'licence-over': (day: string) => `Licence was valid until ${day}`,
    'came-late': (day: string, closed: string) => `Came on ${day}, rosters closed on ${closed}`,
    'transfer-closed': (day: string) => `Came from another team on ${day}, outside of a window`,
    'registered-twice': {
      licence: (team: string) => `The same licence is on the roster of ${team}`,
      birth: (team: string) => `The same name and date of birth are on the roster of ${team}`,
    },
    'nationality-unknown': 'Nationality is missing: may count as from abroad',
  },
  roster: {
    'too-few': (n: number, least: number) => `${players(n)} on the roster, ${least} at least`,
    'too-many': (n: number, most: number) => `${players(n)} on the roster, ${most} at most`,
    'too-many-foreign': (n: number, most: number) => `${players(n)} from abroad, ${most} at most`,
  },
  fine: 'Nothing is wrong with this roster.',
  checkedFor: (day: string) => `Checked for ${day}.`,
  mayNot: (n: number) => (n === 1 ? '1 may not play' : `${n} may not play`),
  mayPlay: 'May play by exception',
};

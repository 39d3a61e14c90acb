/** Matches that are lent to a server in a hall without internet. */
export const halls = {
  tab: 'Halls',
  title: 'Halls without internet',
  text: 'A laptop in the hall takes the matches of some days along and writes their logs. It sends everything here whenever it has a line. Until the loan ends nobody else scores these matches.',
  none: 'Nothing is lent to a hall.',
  lend: 'Lend matches to a hall',
  hall: 'Name of the hall',
  firstDay: 'First day',
  lastDay: 'Last day',
  hoursAfter: 'Ends by itself after the last match (hours)',
  made: 'The hall can come for its matches now.',
  commandTitle: 'For the laptop',
  commandText:
    'Run this in the folder of Wavu on the laptop while it has internet. The token is shown this once: whoever has it writes these matches.',
  copy: 'Copy',
  copied: 'Copied.',
  qr: 'The command as a QR code',
  states: { open: 'the laptop has yet to come', lent: 'lent', over: 'over' },
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  matches: (n: number) => (n === 1 ? '1 match' : `${n} matches`),
  until: (time: string) => `until ${time}`,
  heard: (time: string) => `line last seen ${time}`,
  neverHeard: 'no line seen yet',
  endedBy: (name: string) => `ended by ${name}`,
  reasonIs: (text: string) => `Reason: ${text}`,
  reason: 'Reason, in words',
  end: 'Break the loan',
  endText:
    'From then on the matches are scored here. What the hall sends afterwards waits at each match until somebody decides.',
  ended: 'The loan is broken.',
  extend: 'Change its end',
  newEnd: 'Ends on',
  newEndTime: 'Time',
  extended: 'The end is changed.',
  lentTo: (hall: string) => `Lent to ${hall}`,
  lentText: (time: string) =>
    `Only the hall writes this match until ${time}. Its entries arrive here when it has a line.`,
  toLoans: 'Loans of this league',
};

/** The page of a server that stands in a hall. */
export const hallPage = {
  title: 'This hall',
  none: 'Nothing is lent to this server. Ask the league for the command, and run it while the laptop has internet.',
  from: (site: string) => `Lent by ${site}`,
  address: 'Address in this hall',
  noAddress:
    'This laptop is in no network. Join the wireless network of the hall, or open a hotspot, then load this page again.',
  fans: 'For spectators',
  board: 'TV',
  scorer: 'Scorer',
  open: 'Open',
  makeScorer: 'QR code for the scorer',
  scorerMade: 'The scorer can begin.',
  pin: (pin: string) => `PIN ${pin}`,
  sent: (sent: number, entries: number) =>
    entries === sent ? 'all sent' : `${entries - sent} of ${entries} entries wait for a line`,
  notBegun: 'not begun',
  parted: (n: number) =>
    `The site writes this match without the hall. ${n === 1 ? '1 entry waits' : `${n} entries wait`} there until somebody decides.`,
  fault: (text: string) => `The last try failed: ${text}`,
  states: {
    lent: 'The matches are lent to this laptop.',
    returning: 'Everything is being sent; then the loan ends.',
    over: 'The loan is over.',
  },
  giveBack: 'Give the matches back',
  giveBackText:
    'The loan ends as soon as the site has every entry. What is scored here afterwards waits at the site until somebody decides.',
  givenBack: 'The loan ends when everything is sent.',
  plain:
    'Phones reach this laptop without https. They cannot keep the scoring page without the laptop, and their screens may go dark: set each phone’s screen time-out to 10 minutes or more, and keep the laptop open and plugged in.',
};

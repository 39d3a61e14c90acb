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
    entries === sent ? 'all sent' : `${entries - sent} of ${entries} entries wait for a connection`,
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
    'The loan ends as soon as the site has every entry. Points that are scored here afterwards wait at the site until somebody decides.',
  givenBack: 'The loan ends when everything is sent.',
  plain:
    'Phones reach this laptop without https. They cannot keep the scoring page without the laptop, and their screens may go dark: set each phone’s screen time-out to 10 minutes or more, and keep the laptop open and plugged in.',
  isNew: 'Made in this hall: the site has yet to take it.',
  choose: 'Look at both and choose',
  chooseText:
    'The site has both stories of this match. The choice counts there at once, under your name; the site may choose again.',
  changes: 'Not yet at the site',
  changeStates: {
    unsent: 'goes there with the next connection.',
    waiting: 'waits there until somebody decides.',
    refused: 'the site keeps its own.',
  },
};

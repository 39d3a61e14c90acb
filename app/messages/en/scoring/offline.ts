/** Words of a scoring device about itself: where its entries are, and what it needs. */
export const offline = {
  states: {
    'on-server': () => 'saved on the server',
    sending: (n: number) => `saved here · ${n} waiting`,
    'saving-here': (n: number) => `saving · ${n} waiting`,
    'saved-here': (n: number) => `offline · saved here · ${n} waiting`,
    'not-saved': (n: number) => `NOT saved here: ${n}`,
    offline: () => 'offline · all on the server',
    'signed-out': (n: number) => (n === 0 ? 'signed out' : `signed out · ${n} waiting here`),
    stopped: (n: number) => `stopped · ${n} waiting here`,
    waiting: () => 'not scoring yet',
    watching: () => 'watching only',
  },
  full: (n: number) =>
    `The storage of this device is full. ${stand(n)} kept only in this page: free some space, and keep the page open until everything is on the server.`,
  denied: (n: number) =>
    `This browser does not let Wavu save anything. ${stand(n)} kept only in this page: keep this page open until everything is on the server.`,
  silent: (n: number) =>
    `The storage of this device does not answer. ${stand(n)} kept only in this page: keep this page open until everything is on the server.`,
  nothingKept: {
    full: 'The storage of this device is full. With a network, every point goes to the server at once; without one, points are kept only in this page. Free some space before you begin.',
    silent:
      'The storage of this device does not answer. With a network, every point goes to the server at once; without one, points are kept only in this page. It may help to close the browser and open it again.',
    denied:
      'This browser does not let Wavu save anything, as in a private window. With a network, every point goes to the server at once; without one, points are kept only in this page. An ordinary window is safer.',
  },
  signedOut:
    'Your sign-in or scorer link has ended. Everything tapped here is kept, and is sent when you have signed in or opened a new link.',
  signIn: 'Sign in',
  outdated: 'The rules of this match have been changed. Load this page again.',
  reload: 'Load again',
  handedOver: (n: number) =>
    `${noLongerFit(n)} Nothing is lost: whoever scores now, or an administrator, has ${n === 1 ? 'it' : 'them'} and decides.`,
  handingOver: (n: number) =>
    `${noLongerFit(n)} ${n === 1 ? 'It is kept here until the server has it.' : 'They are kept here until the server has them.'}`,
  accept: 'All right',
  provisional:
    'No network. Your taps are kept on this device and sent later. If somebody else scores this match meanwhile, that person or an administrator decides which entries count.',
  kept: 'Kept on this device: this match opens without network.',
  plainHttp:
    'This page comes from a laptop in the hall, without https. This phone cannot open it without the laptop, and its screen may go dark: set the screen time-out of the phone to 10 minutes or more.',
  gone: 'This match has been deleted. Your entries are still on this device.',
};

function stand(n: number): string {
  return n === 1 ? '1 entry is' : `${n} entries are`;
}

function noLongerFit(n: number): string {
  const entries =
    n === 1 ? '1 entry of this device no longer fits' : `${n} entries of this device no longer fit`;
  return `${entries} the match, which went on elsewhere.`;
}

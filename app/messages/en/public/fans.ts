import { plural } from '../../plural.ts';

/** The player of the match, where to watch, tickets. */
export const fans = {
  best: 'Player of the match',
  bestOf: (n: number) =>
    plural('en', n, { one: 'Player of the match once', other: `Player of the match ${n} times` }),
  choose: 'Choose',
  changeChoice: 'Change',
  takeBack: 'Take back',
  chosen: 'Player of the match saved.',
  takenBack: 'Player of the match taken back.',
  bestText:
    'The pages of the match and of the player show it. You can choose when there is a result.',
  nobody: 'Nobody is chosen yet.',
  watch: 'Watch',
  watchAt: (host: string) => `on ${host}`,
  tickets: 'Tickets',
  buy: (host: string) => `at ${host}`,
  free: 'free',
  price: (shillings: string) => `TZS ${shillings}`,
  watchField: 'Where to watch (link)',
  ticketsField: 'Tickets (link)',
  priceField: 'Ticket price in TZS',
  linkHint: 'Optional, begins with https://',
  priceHint: 'Optional; 0 means free',
};

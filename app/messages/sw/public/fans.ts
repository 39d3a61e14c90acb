import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const fans: Messages['fans'] = {
  best: 'Mchezaji bora wa mechi',
  bestOf: (n) =>
    plural('sw', n, {
      one: 'Mchezaji bora wa mechi mara 1',
      other: `Mchezaji bora wa mechi mara ${n}`,
    }),
  choose: 'Chagua',
  changeChoice: 'Badilisha',
  takeBack: 'Ondoa',
  chosen: 'Mchezaji bora wa mechi amehifadhiwa.',
  takenBack: 'Mchezaji bora wa mechi ameondolewa.',
  bestText:
    'Huonyeshwa kwenye ukurasa wa mechi na wa mchezaji. Huchaguliwa mechi ikishapata matokeo.',
  nobody: 'Bado hajachaguliwa mtu.',
  watch: 'Tazama',
  watchAt: (host) => `kwenye ${host}`,
  tickets: 'Tiketi',
  buy: (host) => `kwenye ${host}`,
  free: 'bure',
  price: (shillings) => `TZS ${shillings}`,
  watchField: 'Mahali pa kutazama (kiungo)',
  ticketsField: 'Tiketi (kiungo)',
  priceField: 'Bei ya tiketi kwa TZS',
  linkHint: 'Si lazima; huanza na https://',
  priceHint: 'Si lazima; 0 ni bure',
};

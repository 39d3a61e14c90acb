import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const plans: Messages['plans'] = {
  title: 'Zilizopangwa na programu',
  note: 'Zilizopangwa pamoja zinaweza kuondolewa pamoja, hadi mechi mojawapo ianze.',
  about: (n, first, last) =>
    `${plural('sw', n, { one: 'mechi 1', other: `mechi ${n}` })}, ${first === last ? first : `${first} hadi ${last}`}`,
  swissRound: (round) => `Raundi ya ${round} ya mfumo wa Uswisi`,
  begun: 'imeanza',
  remove: 'Ondoa mpango huu',
  ask: (n) =>
    plural('sw', n, {
      one: 'Mechi ya mpango huu itaondolewa. Haijachezwa.',
      other: `Mechi zote ${n} za mpango huu zitaondolewa. Hakuna iliyochezwa.`,
    }),
  deleteFixture: 'Una uhakika unataka kufuta mechi hii iliyopangwa?',
  fixtureDeleted: 'Mechi iliyopangwa imefutwa.',
  planned: 'mechi iliyopangwa tayari',
};

import type { Messages } from '../messages.ts';

export const decisions: Messages['decisions'] = {
  title: 'Maamuzi',
  none: 'Hakuna kilichoamuliwa kuhusu msimamo huu.',
  points: (n) => (n > 0 ? `pointi +${n}` : `pointi ${n}`),
  withdrawn: 'imejitoa',
  withdrawnBy: (policy) => `imejitoa. Mechi zake: ${policy}.`,
  last: 'imewekwa mwisho',
  lot: (order) => `Kura imepigwa: ${order}`,
  seed: 'Mbegu',
  takeBack: 'Rudisha nyuma',
  takenBack: 'Uamuzi umerudishwa nyuma.',
};

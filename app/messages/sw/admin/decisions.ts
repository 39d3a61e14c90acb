import type { Messages } from '../../messages.ts';

export const decisions: Messages['decisions'] = {
  title: 'Maamuzi',
  none: 'Hakuna kilichoamuliwa kuhusu msimamo huu.',
  points: (n) => (n > 0 ? `pointi +${n}` : `pointi ${n}`),
  withdrawn: 'imejitoa',
  withdrawnBy: (policy) => `imejitoa. Mechi zake: ${policy}.`,
  reasonHint: 'Si lazima. Kila mtu anaweza kuisoma chini ya msimamo.',
  last: 'imewekwa nafasi ya mwisho',
  lot: (order) => `Droo imechezeshwa: ${order}`,
  seed: 'Namba ya droo',
  takeBack: 'Tengua',
  takenBack: 'Uamuzi umetenguliwa.',
};

import type { Messages } from '../../messages.ts';

export const decisions: Messages['decisions'] = {
  title: 'Maamuzi',
  none: 'Hakuna kilichoamuliwa kuhusu msimamo huu.',
  points: (n) => (n > 0 ? `pointi +${n}` : `pointi ${n}`),
  withdrawn: 'imejitoa',
  withdrawnBy: (policy) => `imejitoa. Mechi zake: ${policy}.`,
  reasonHint: 'Si lazima. Kila mtu anaweza kuisoma chini ya msimamo.',
  effects: {
    annulled: (n) =>
      `Zilizochezwa (${n}): kwenye msimamo hazihesabiwi tena kwa timu yoyote. Matokeo yake yanaendelea kusomeka.`,
    stay: (n) => `Zilizochezwa (${n}): matokeo yake yanabaki kwenye msimamo.`,
    live: (n) => `Mubashara (${n}): hakuna kinachobadilika humo. Zimalize kwanza.`,
    awarded: (n) =>
      `Zijazo (${n}): wapinzani wanapewa ushindi bila kucheza, na zinahesabiwa kuwa zimechezwa tangu sasa:`,
    cancelled: (n) => `Zijazo (${n}): zinaghairiwa; katika mtoano mpinzani anasonga mbele:`,
    andMore: (n) => `na nyingine ${n}.`,
    none: 'Timu hii haina mechi katika ligi hii.',
  },
  last: 'imewekwa nafasi ya mwisho',
  lot: (order) => `Droo imechezeshwa: ${order}`,
  seed: 'Namba ya droo',
  takeBack: 'Tengua',
  takenBack: 'Uamuzi umetenguliwa.',
};

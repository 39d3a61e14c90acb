import type { Messages } from '../../messages.ts';

export const pointKinds: Messages['pointKinds'] = {
  attacks: 'Mashambulizi',
  blocks: 'Vizuizi',
  aces: 'Sevu safi',
  errors: 'Makosa ya mpinzani',
  scorers: 'Wafungaji bora',
  explained: (n, of) => `Namna ya kupata pointi imeandikwa kwa mipira ${n} kati ya ${of}.`,
  shirt: (no) => `Namba ${no}`,
  points: (n) => `pointi ${n}`,
  onCourt: 'Seti uwanjani',
  matches: 'Mechi zilizoandikwa kila mpira',
  own: 'Pointi',
  best: 'Pointi nyingi zaidi katika mechi moja',
  fromLog: 'Kutoka kwenye kumbukumbu za mechi',
  atTheEnd: (set) => `Mwisho wa seti ya ${set}, namba za jezi katika nafasi zake.`,
};

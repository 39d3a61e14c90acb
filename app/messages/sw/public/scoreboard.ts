import type { Messages } from '../../messages.ts';

export const scoreboard: Messages['scoreboard'] = {
  sets: 'Seti',
  practiceTitle: 'Mechi ya mazoezi',
  practice: 'mazoezi',
  practiceText: 'Mechi ya kujaribia kila kitu. Hakuna kinachohifadhiwa, hakuna anayeiona.',
  blue: 'Bluu',
  gold: 'Dhahabu',
  again: 'Anza upya',
  hints: {
    begin: 'Bonyeza Anza mechi, kisha chagua timu inayoanza kupiga sevu.',
    tap: 'Gusa upande wa timu inayopata pointi.',
    undo: 'Ukigusa timu isiyo sahihi, Tengua huondoa ingizo la mwisho. Unaweza kubonyeza mara kadhaa.',
    more: 'Taimauti ziko chini ya kila timu. Mengine yote yako kwenye Zaidi.',
    level: 'Kitufe cha juu kushoto huweka undani wa unachoandika.',
  },
};

import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

export const matchFiles: Messages['matchFiles'] = {
  open: 'Leta faili la .dvw',
  title: 'Leta faili la .dvw',
  text: 'Kumbukumbu ya mechi hii kutoka faili la DataVolley: vikosi, pointi, mabadiliko na mapumziko. Inaonyeshwa kabla ya kuhifadhiwa.',
  file: 'Faili la .dvw',
  home: 'Timu ya nyumbani katika faili',
  choose: 'Chagua faili la .dvw.',
  is: (ours, theirs) => `${ours}: “${theirs}” katika faili`,
  sets: 'Seti',
  counts: (rallies, substitutions, timeouts) =>
    `Pointi ${rallies}, mabadiliko ${substitutions}, mapumziko ${timeouts}`,
  sound: 'Hakuna kisicho cha kawaida katika faili.',
  odd: (n) => plural('sw', n, { one: 'Jambo 1 la kutazama:', other: `Mambo ${n} ya kutazama:` }),
  line: (n) => `Mstari ${n}`,
  kinds: {
    'unknown-code': 'Mstari huu haukueleweka na umeachwa.',
    refused: 'Imeachwa:',
    breach: 'Imehifadhiwa, ingawa kanuni za mechi haziruhusu:',
    'score-jump': 'Pointi zinakosekana katika faili.',
    court: 'Nafasi si zile zinazotokana na kikosi.',
    'set-score': 'Kichwa cha faili kina matokeo mengine.',
    'set-open': 'Kwa kanuni za mechi seti hii haijaisha.',
    'match-open': 'Kwa kanuni za mechi haijaisha. Inabaki mubashara.',
  },
  more: (n) => `Mengine ${n}`,
  make: 'Hifadhi kumbukumbu hii',
  done: 'Kumbukumbu imeletwa.',
};

import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const matchFiles: Messages['matchFiles'] = {
  open: 'Leta faili la mechi',
  title: 'Leta faili la mechi',
  text: 'Kumbukumbu ya mechi hii kutoka kwenye faili la DataVolley (.dvw) au la Wavu nyingine (.json): vikosi, pointi, mabadiliko na taimauti. Inaonyeshwa kabla ya kuhifadhiwa.',
  file: 'Faili la .dvw au .json',
  home: 'Timu ya nyumbani katika faili',
  choose: 'Tafadhali chagua faili kwanza!',
  inFile: (theirs) => `“${theirs}” katika faili`,
  sets: 'Seti',
  counts: (rallies, substitutions, timeouts) =>
    `Mipira ${rallies}, mabadiliko ${substitutions}, taimauti ${timeouts}`,
  sound: 'Hakuna kisicho cha kawaida katika faili.',
  odd: (n) => plural('sw', n, { one: 'Jambo 1 la kutazama:', other: `Mambo ${n} ya kutazama:` }),
  line: (n) => `Mstari ${n}`,
  entry: (n) => `Ingizo ${n}`,
  kinds: {
    'unknown-code': 'Mstari huu haukueleweka na umeachwa.',
    refused: 'Imeachwa:',
    breach: 'Imehifadhiwa, ingawa kanuni za mechi haziruhusu:',
    'score-jump': 'Pointi zinakosekana katika faili.',
    court: 'Nafasi si zile zinazotokana na kikosi.',
    'set-score': 'Kichwa cha faili kina matokeo mengine.',
    'set-open': 'Kwa kanuni za mechi seti hii haijaisha.',
    'match-open': 'Kwa kanuni za mechi haijaisha. Inabaki mubashara.',
    'other-rules': 'Mechi iliandikwa kwa kanuni nyingine. Kanuni hizo zinakuja pamoja na faili.',
  },
  more: (n) => `Mengine ${n}`,
  make: 'Hifadhi kumbukumbu hii',
  done: 'Kumbukumbu imeletwa.',
};

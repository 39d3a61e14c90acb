import type { Messages } from '../../messages.ts';

export const newsletter: Messages['newsletter'] = {
  title: 'Jarida',
  description: 'Matokeo na tarehe za mpira wa wavu Tanzania kwa barua pepe.',
  text: 'Matokeo na tarehe kwa barua pepe, mara mojamoja. Unathibitisha anwani yako kwa kiungo cha barua pepe, na unajiondoa kwa mbofyo mmoja.',
  askedTitle: 'Angalia barua pepe yako',
  askedText: 'Kama anwani hii inaweza kuandikishwa, barua yenye kiungo iko njiani.',
  confirmTitle: 'Thibitisha jarida',
  confirmText: 'Imebaki hatua moja tu: bonyeza kitufe na jarida litakuja kwenye anwani yako.',
  confirm: 'Thibitisha',
  confirmedTitle: 'Umejiandikisha',
  confirmedText: 'Jarida lijalo litakuja kwenye anwani yako. Kila moja lina kiungo cha kuliacha.',
  endTitle: 'Uache kupokea jarida?',
  endText: 'Anwani yako itafutwa.',
  end: 'Acha kupokea',
  endedTitle: 'Umejiondoa',
  endedText: 'Anwani yako imefutwa na hutapokea tena jarida.',
  invalidTitle: 'Kiungo hiki si sahihi',
  invalidText: 'Kimepitwa na wakati au kimekatika. Nakili kiungo chote, au jiandikishe tena.',
  badAddress: 'Hiyo si anwani ya barua pepe. Tafadhali angalia ulichoandika.',
  tooMany: 'Umejaribu mara nyingi mno. Subiri dakika chache kisha jaribu tena.',
  noMail: 'Jarida halipatikani kwa sasa.',
};

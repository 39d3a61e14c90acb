import type { Messages } from '../messages.ts';

export const newsletter: Messages['newsletter'] = {
  title: 'Jarida',
  description: 'Matokeo na tarehe za mpira wa wavu Tanzania kwa barua pepe.',
  text: 'Matokeo na tarehe kwa barua pepe, mara kwa mara. Unathibitisha anwani yako kwa kiungo cha barua pepe, na unajiondoa kwa mbofyo mmoja.',
  askedTitle: 'Angalia barua pepe yako',
  askedText: 'Kama anwani hii inaweza kuandikishwa, barua yenye kiungo iko njiani.',
  confirmTitle: 'Thibitisha jarida',
  confirmText: 'Imebaki hatua moja: bonyeza kitufe na jarida litakuja kwenye anwani yako.',
  confirm: 'Thibitisha',
  confirmedTitle: 'Umejiandikisha',
  confirmedText: 'Jarida lijalo litakuja kwenye anwani yako. Kila moja lina kiungo cha kuliacha.',
  endTitle: 'Kuacha kupokea jarida?',
  endText: 'Anwani yako itafutwa.',
  end: 'Acha kupokea',
  endedTitle: 'Umejiondoa',
  endedText: 'Anwani yako imefutwa na hutapokea tena jarida.',
  invalidTitle: 'Kiungo hiki si sahihi',
  invalidText: 'Kimepitwa na wakati au kimekatika. Nakili kiungo chote, au jiandikishe tena.',
  badAddress: 'Hiyo si anwani ya barua pepe. Tafadhali angalia ulichoandika.',
  tooMany: 'Umejaribu mara nyingi. Subiri dakika chache ujaribu tena.',
  noMail: 'Tovuti hii haitumi barua pepe.',
};

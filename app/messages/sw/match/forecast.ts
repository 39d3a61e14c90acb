import type { Messages } from '../../messages.ts';

export const forecast: Messages['forecast'] = {
  title: 'Makadirio',
  description: (league) => `Uwezekano wa nafasi na mechi za ${league}.`,
  places: 'Nafasi mwishoni',
  first: 'Wa 1',
  likely: 'Inayowezekana',
  last: 'Wa mwisho',
  strength: 'Seti',
  next: 'Mechi zinazofuata',
  how: 'Msimu uliobaki umechezwa mara 10,000 kwa kukadiria, kutokana na seti zilizoshindwa na kupotezwa hadi sasa. Inayowezekana: nafasi za misimu tisa kati ya kumi. Seti: uwezekano wa kushinda seti dhidi ya timu ya wastani. Makadirio hayajui majeraha, vikosi wala hali ya hewa.',
  calibration: {
    title: 'Uwezekano huu umetimia mara ngapi',
    how: (matches, leagues) =>
      `Mechi ${matches} za ligi ${leagues} zimekadiriwa kwa njia hii, kila moja kutokana na siku zilizoitangulia. Uwezekano: wa timu inayotajwa kwanza. Imeshinda: mara ambazo timu hiyo imeshinda. Sehemu ya ushindi ikikaribia wastani wa uwezekano, makadirio ni bora zaidi.`,
    predicted: 'Uwezekano',
    matches: 'Mechi',
    mean: 'Kwa wastani',
    won: 'Imeshinda',
  },
  match: {
    title: 'Uwezekano wa kushinda',
    course: (team) => `Uwezekano wa ${team} baada ya kila pointi`,
    axis: (up, down) => `Juu: ${up} inashinda. Chini: ${down} inashinda.`,
    turn: (team, chance, score, set) =>
      `${team} ilirudi kutoka uwezekano wa ${chance}, matokeo yakiwa ${score} katika seti ya ${set}.`,
    how: 'Umekadiriwa kutokana na matokeo na timu inayopiga sevu tu: kati ya mipira 100 timu inayopokea hushinda 60, yeyote anayecheza. Hakuna kamari inayotumika.',
  },
  none: {
    youth: 'Hakuna makadirio kwa ligi za vijana.',
    off: 'Ligi hii haionyeshi makadirio.',
    early: 'Makadirio yatakuwepo kila timu ikishacheza.',
    over: 'Hakuna mechi iliyobaki.',
  },
};

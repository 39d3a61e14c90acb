import type { Messages } from '../../messages.ts';

export const examStory: Messages['examStory'] = {
  mend: {
    instead: (score, was, is) =>
      `Mwamuzi anaangalia fomu ya alama. Kwenye ${score} hili lilikosewa: ${was} Sahihisha: ${is}`,
    missing: (score, is) => `Kuna jambo lilisahauliwa kwenye ${score}: ${is} Liingize mahali pake.`,
    where: 'Makosa husahihishwa kwenye Zaidi, Maingizo yote.',
  },
  score: (one, two) => `Waamuzi wana ${one}:${two}.`,
  over: (one, two) => `Seti imekwisha, ${one}:${two}. Itazame mara nyingine, kisha ikabidhi.`,
  first:
    'Chagua kiwango ambacho mtihani unakitaka (juu ya skrini), anzisha mechi na seti, kisha endelea.',
  next: 'Endelea',
  step: (at, all) => `${at} kati ya ${all}`,
  handIn: 'Kabidhi',
  corner: 'Mtihani',
  notFound: 'Ukurasa huu unahitaji kiungo binafsi cha ofisa, au akaunti yake.',
};

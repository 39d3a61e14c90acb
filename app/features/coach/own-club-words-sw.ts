import type { OwnClubWords } from './own-club-words-en.ts';

export const sw: OwnClubWords = {
  clubs: 'Klabu zako',
  facts: 'Klabu kwa umma',
  change: 'Badili klabu',
  city: 'Mji',
  contact: 'Mawasiliano',
  contactHint: 'Kila mtu huona: namba ya simu au anwani ambayo klabu inaitangaza.',
  color1: 'Rangi ya kwanza',
  color2: 'Rangi ya pili',
  saved: 'Klabu imehifadhiwa.',
  nameOfOffice: 'Msimamizi ndiye hubadili jina.',
  teams: 'Timu za klabu',
  noTeams: 'Bado hakuna timu ya klabu hii. Mwombe msimamizi aweke timu zako ndani yake.',
  managers: 'Mameneja wa klabu',
  managersText: 'Hufanya kwa timu zote za klabu sawa na wewe. Msimamizi huwaongeza na kuwaondoa.',
};

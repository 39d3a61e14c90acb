import type { ClubWords } from './club-words-en.ts';

export const sw: ClubWords = {
  title: 'Mameneja wa klabu hii',
  text: 'Meneja hufanya kwa kila timu ya klabu hii kazi za kocha wa timu hiyo: wachezaji, vikosi, tarehe nyingine, usajili. Pia hubadili mji, mawasiliano, rangi na maelezo ya klabu, si jina lake.',
  none: 'Bado hakuna meneja: kila timu ina kocha wake tu.',
  add: 'Ongeza meneja',
  added: 'Mtu huyo sasa ni meneja wa klabu hii.',
  removeAsk: (name, club) => `Umwondoe ${name} kwenye umeneja wa ${club}? Akaunti yake itabaki.`,
  removed: 'Meneja ameondolewa.',
  coach: (name) => `Kocha: ${name}`,
  noCoach: 'Hakuna kocha',
};

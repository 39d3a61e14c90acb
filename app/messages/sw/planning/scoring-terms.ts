import type { Messages } from '../../messages.ts';

export const scoringTerms: Messages['scoringTerms'] = {
  title: 'Fomu ya alama',
  saved: 'Fomu ya alama imehifadhiwa.',
  text: 'Huandikwa juu ya fomu ya alama ya kila mechi ya hapa.',
  country: 'Kifupi cha nchi',
  countryHint: 'Herufi tatu, kwa mfano TAN.',
  category: 'Rika',
  competition: 'Ngazi ya mashindano',
  none: 'Haijatajwa',
  categories: { senior: 'Wakubwa', junior: 'Vijana', youth: 'Chipukizi', masters: 'Wakongwe' },
  competitions: {
    international: 'Kimataifa',
    national: 'Kitaifa',
    regional: 'Mkoa',
    local: 'Mtaa',
  },
};

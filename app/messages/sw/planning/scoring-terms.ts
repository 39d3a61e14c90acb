import type { Messages } from '../../messages.ts';

export const scoringTerms: Messages['scoringTerms'] = {
  title: 'Uandishi na fomu ya alama',
  saved: 'Yamehifadhiwa.',
  text: 'Haya ni ya kila mechi ya hapa. Kila kifaa kinachoandika alama huyafuata.',
  ofMatch: 'Pasipobadilishwa kitu, mechi hufuata ligi yake.',
  change: 'Badilisha kwa mechi hii',
  country: 'Kifupi cha nchi',
  countryHint: 'Herufi tatu, kwa mfano TAN.',
  category: 'Rika',
  competition: 'Ngazi ya mashindano',
  none: 'Haijatajwa',
  level: 'Kiwango cha undani',
  anyLevel: 'Kama mwandishi apendavyo',
  levels: { points: 'Pointi', rallies: 'Kila mpira', table: 'Meza kamili' },
  demands: {
    lineups: 'Orodha za timu na vikosi kabla ya seti',
    confirmation: 'Kila seti ithibitishwe kabla ya inayofuata',
    signatures: 'Orodha za timu na fomu zisainiwe',
    identity: 'Jina tu si saini',
    official: 'Fomu iwe rasmi mwishoni',
  },
  categories: { senior: 'Wakubwa', junior: 'Vijana', youth: 'Chipukizi', masters: 'Wakongwe' },
  competitions: {
    international: 'Kimataifa',
    national: 'Kitaifa',
    regional: 'Mkoa',
    local: 'Mtaa',
  },
};

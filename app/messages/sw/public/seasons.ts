import type { Messages } from '../../messages.ts';

/** Seasons, in public and in the administration. */
export const seasons: Messages['seasons'] = {
  title: 'Misimu',
  season: 'Msimu',
  noSeason: 'Hakuna msimu',
  all: 'Zote',
  withoutSeason: 'Bila msimu',
  description: (name) => `Ligi zote za msimu wa ${name}.`,
  days: (first, last) => `${first} – ${last}`,
  leagues: (n) => `Ligi ${n}`,
  noLeagues: 'Bado hakuna ligi ya msimu huu.',
  leaguesByLeague: 'Ligi huwekwa kwenye msimu wake kwenye fomu ya ligi.',
  register: (n) => `Misimu (${n})`,
  none: 'Bado hakuna misimu. Msimu una siku ya kwanza, siku ya mwisho na ligi zake.',
  newSeason: 'Msimu mpya',
  editSeason: 'Hariri msimu',
  nameHint: 'Kwa mfano 2026/27',
  startsOn: 'Siku ya kwanza',
  endsOn: 'Siku ya mwisho',
  saved: 'Msimu umehifadhiwa.',
  deleted: 'Msimu umefutwa.',
  deleteSeason: 'Ufute msimu huu? Ligi zake zitabaki.',
  allSeasons: 'Misimu yote',
};

import type { Messages } from '../../messages.ts';

/** Clubs, in public and in the administration. */
export const clubs: Messages['clubs'] = {
  title: 'Klabu',
  club: 'Klabu',
  noClub: 'Hakuna klabu',
  description: (name, city) => `${name}, ${city}: timu zake na ligi zao.`,
  listDescription: 'Klabu zote na timu zake.',
  noneYet: 'Bado hakuna klabu.',
  city: 'Mji',
  contact: 'Mawasiliano',
  contactHint: 'Kila mtu ataiona: simu au anwani ambayo klabu imeitangaza.',
  teams: (n) => `Timu ${n}`,
  noTeams: 'Bado hakuna timu ya klabu hii.',
  teamsByTeam: 'Timu huwekwa kwenye klabu yake kwenye fomu ya timu.',
  register: (n) => `Klabu (${n})`,
  none: 'Bado hakuna klabu. Klabu ina timu kadhaa: wanaume, wanawake, vijana.',
  newClub: 'Klabu mpya',
  editClub: 'Hariri klabu',
  saved: 'Klabu imehifadhiwa.',
  deleted: 'Klabu imefutwa.',
  deleteClub: 'Ufute klabu hii? Timu zake zitabaki.',
  color1: 'Rangi ya kwanza',
  color2: 'Rangi ya pili',
};

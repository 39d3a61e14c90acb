import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const leaders: Messages['leaders'] = {
  title: 'Wachezaji bora',
  lists: {
    points: 'Pointi nyingi zaidi',
    ace: 'Sevu safi nyingi zaidi',
    block: 'Vizuizi vingi zaidi',
  },
  basis: (told, played) =>
    plural('sw', played, {
      one: `Kutoka mechi ${told} kati ya 1: iliyoandikwa kila mpira, pamoja na majina.`,
      other: `Kutoka mechi ${told} kati ya ${played}: zile zilizoandikwa kila mpira, pamoja na majina.`,
    }),
  inMatches: (n) => plural('sw', n, { one: 'mechi 1', other: `mechi ${n}` }),
  seasons: 'Msimu kwa msimu',
  friendly: 'Mechi za kirafiki',
  seasonHeads: { matches: 'M', points: 'Pt', attack: 'Sha', block: 'Viz', ace: 'Sev' },
  seasonWords: {
    place: 'Nafasi',
    league: 'Ligi',
    matches: 'Mechi zilizoandikwa kila mpira',
    points: 'Pointi',
    attack: 'Mashambulizi',
    block: 'Vizuizi',
    ace: 'Sevu safi',
  },
  placeNow: 'Nafasi iliyo kwenye mabano ni ya ligi inayoendelea.',
};

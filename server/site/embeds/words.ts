import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  /** The number of the set that is played. */
  set: (set: number) => string;
  /** Heads of columns, read aloud. */
  sets: string;
  team: string;
  played: string;
  won: string;
  points: string;
  place: string;
  /** Abbreviations of the same, as tables show them. */
  short: { played: string; won: string; sets: string; points: string };
  table: string;
  results: string;
  next: string;
  noMatches: string;
  noTable: string;
  /** The link to the page of the site. */
  more: (site: string) => string;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    set: (set) => `set ${set}`,
    sets: 'Sets',
    team: 'Team',
    played: 'Played',
    won: 'Won',
    points: 'Points',
    place: 'Place',
    short: { played: 'P', won: 'W', sets: 'Sets', points: 'Pts' },
    table: 'Table',
    results: 'Results',
    next: 'Next matches',
    noMatches: 'No matches yet.',
    noTable: 'No table yet.',
    more: (site) => `More on ${site}`,
  },
  sw: {
    set: (set) => `seti ${set}`,
    sets: 'Seti',
    team: 'Timu',
    played: 'Mechi ilizocheza',
    won: 'Mechi ilizoshinda',
    points: 'Pointi',
    place: 'Nafasi',
    short: { played: 'M', won: 'U', sets: 'Seti', points: 'Pt' },
    table: 'Msimamo',
    results: 'Matokeo',
    next: 'Mechi zijazo',
    noMatches: 'Bado hakuna mechi.',
    noTable: 'Bado hakuna msimamo.',
    more: (site) => `Zaidi kwenye ${site}`,
  },
});

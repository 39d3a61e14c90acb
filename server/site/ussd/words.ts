import type { MatchStatus } from '#contract/matches/match.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

export type UssdWords = {
  live: (count: number) => string;
  results: string;
  fixtures: string;
  standings: string;
  findTeam: string;
  /** Answers to the choice above. */
  typeName: string;
  back: string;
  more: string;
  end: string;
  goodbye: string;
  none: string;
  status: Record<MatchStatus, string>;
  set: (number: number, score: string) => string;
  /** Over a table: team, matches, points. */
  columns: string;
  group: string;
  asOf: (time: string) => string;
  away: string;
};

export const WORDS = inEveryLanguage<UssdWords>({
  en: {
    live: (count) => `Live (${count})`,
    results: 'Results',
    fixtures: 'Next matches',
    standings: 'Tables',
    findTeam: 'Find a team',
    typeName: 'Type the name of a team',
    back: 'Back',
    more: 'More',
    end: 'End',
    goodbye: 'Thank you.',
    none: 'Nothing yet.',
    status: {
      'not started': 'Not started',
      Live: 'Live',
      ended: 'Ended',
      suspended: 'Suspended',
      postponed: 'Postponed',
      cancelled: 'Cancelled',
    },
    set: (number, score) => `Set ${number}: ${score}`,
    columns: 'team, matches, points',
    group: 'Group',
    asOf: (time) => `As of ${time}`,
    away: 'No answer at the moment. Try again in a minute.',
  },
  sw: {
    live: (count) => `Mubashara (${count})`,
    results: 'Matokeo',
    fixtures: 'Mechi zijazo',
    standings: 'Msimamo',
    findTeam: 'Tafuta timu',
    typeName: 'Andika jina la timu',
    back: 'Rudi',
    more: 'Zaidi',
    end: 'Maliza',
    goodbye: 'Asante.',
    none: 'Bado hakuna.',
    status: {
      'not started': 'Haijaanza',
      Live: 'Mubashara',
      ended: 'Imekwisha',
      suspended: 'Imesimamishwa',
      postponed: 'Imeahirishwa',
      cancelled: 'Imeghairiwa',
    },
    set: (number, score) => `Seti ${number}: ${score}`,
    columns: 'timu, mechi, pointi',
    group: 'Kundi',
    asOf: (time) => `Hali ya saa ${time}`,
    away: 'Hakuna jibu kwa sasa. Jaribu tena baada ya dakika moja.',
  },
});

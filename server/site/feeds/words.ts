import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  /** Of a feed: of the site, a league or a team. */
  resultsAndNews: (name: string) => string;
  news: (name: string) => string;
  /** Behind the name of a league. */
  round: (round: string) => string;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    resultsAndNews: (name) => `${name}: results and news`,
    news: (name) => `${name}: news`,
    round: (round) => `round ${round}`,
  },
  sw: {
    resultsAndNews: (name) => `${name}: matokeo na habari`,
    news: (name) => `${name}: habari`,
    round: (round) => `raundi ${round}`,
  },
});

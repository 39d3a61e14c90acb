import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  /** Of a calendar. */
  matchesOf: (name: string) => string;
  own: string;
  postponed: string;
  cancelled: string;
  notBefore: string;
  court: (name: string) => string;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    matchesOf: (name) => `${name}: matches`,
    own: 'My matches',
    postponed: 'postponed',
    cancelled: 'cancelled',
    notBefore: 'not before',
    court: (name) => `court ${name}`,
  },
  sw: {
    matchesOf: (name) => `${name}: mechi`,
    own: 'Mechi zangu',
    postponed: 'imeahirishwa',
    cancelled: 'imeghairiwa',
    notBefore: 'si kabla ya',
    court: (name) => `uwanja ${name}`,
  },
});

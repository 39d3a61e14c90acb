import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  /** Of a calendar. */
  matchesOf: (name: string) => string;
  postponed: string;
  cancelled: string;
  notBefore: string;
  court: (name: string) => string;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    matchesOf: (name) => `${name}: matches`,
    postponed: 'postponed',
    cancelled: 'cancelled',
    notBefore: 'not before',
    court: (name) => `court ${name}`,
  },
  sw: {
    matchesOf: (name) => `${name}: mechi`,
    postponed: 'imeahirishwa',
    cancelled: 'imeghairiwa',
    notBefore: 'si kabla ya',
    court: (name) => `uwanja ${name}`,
  },
});

import type { MatchStatus } from '#contract/matches/match.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

/** The status of a match on pictures and small pages; a match to come shows its hour instead. */
export const STATUS_WORDS = inEveryLanguage<Record<MatchStatus, string>>({
  en: {
    'not started': '',
    Live: 'LIVE',
    ended: 'ended',
    postponed: 'postponed',
    suspended: 'suspended',
    cancelled: 'cancelled',
  },
  sw: {
    'not started': '',
    Live: 'MUBASHARA',
    ended: 'imeisha',
    postponed: 'imeahirishwa',
    suspended: 'imesimama',
    cancelled: 'imeghairiwa',
  },
});

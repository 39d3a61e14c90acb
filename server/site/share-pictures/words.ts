import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';

type Words = {
  promise: string;
  status: Record<Match['status'], string>;
  friendly: string;
  beach: string;
  demo: string;
  locale: string;
};

/** The few words on a picture; names and numbers say the rest. */
export const WORDS: Record<Language, Words> = {
  en: {
    promise: 'Live volleyball scores from Tanzania',
    status: {
      'not started': '',
      Live: 'LIVE',
      ended: 'ended',
      postponed: 'postponed',
      suspended: 'suspended',
      cancelled: 'cancelled',
    },
    friendly: 'Friendly',
    beach: 'Beach',
    demo: 'Demo',
    locale: 'en-GB',
  },
  sw: {
    promise: 'Matokeo ya moja kwa moja ya mpira wa wavu Tanzania',
    status: {
      'not started': '',
      Live: 'LIVE',
      ended: 'imeisha',
      postponed: 'imeahirishwa',
      suspended: 'imesimama',
      cancelled: 'imeghairiwa',
    },
    friendly: 'Kirafiki',
    beach: 'Ufukweni',
    demo: 'Mfano',
    locale: 'sw-TZ',
  },
};

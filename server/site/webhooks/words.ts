import type { WebhookEvent } from '#contract/site/webhook.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = Record<Exclude<WebhookEvent['type'], 'match.set_ended'>, string> & {
  set: (set: number, score: string) => string;
  setUndone: (set: number) => string;
};

/** The beginnings of sentences in the rooms of Discord and Slack. */
export const WORDS = inEveryLanguage<Words>({
  en: {
    'match.created': 'New match',
    'match.rescheduled': 'New time',
    'match.venue_moved': 'New venue',
    'match.postponed': 'Postponed',
    'match.cancelled': 'Cancelled',
    'match.lineup_known': 'The line-ups are known',
    'match.started': 'The match has started',
    'match.ended': 'Result',
    'match.corrected': 'Corrected',
    'plan.published': 'Fixtures published',
    'standings.decided': 'All matches are played',
    'news.published': 'News',
    'webhook.test': 'Test: events of the site arrive here.',
    set: (set, score) => `Set ${set}: ${score}`,
    setUndone: (set) => `Set ${set} goes on`,
  },
  sw: {
    'match.created': 'Mechi mpya',
    'match.rescheduled': 'Saa mpya',
    'match.venue_moved': 'Uwanja mpya',
    'match.postponed': 'Imeahirishwa',
    'match.cancelled': 'Imefutwa',
    'match.lineup_known': 'Vikosi vimejulikana',
    'match.started': 'Mechi imeanza',
    'match.ended': 'Matokeo',
    'match.corrected': 'Imesahihishwa',
    'plan.published': 'Ratiba imetolewa',
    'standings.decided': 'Mechi zote zimechezwa',
    'news.published': 'Habari',
    'webhook.test': 'Jaribio: matukio ya tovuti yanafika hapa.',
    set: (set, score) => `Seti ya ${set}: ${score}`,
    setUndone: (set) => `Seti ya ${set} inaendelea`,
  },
});

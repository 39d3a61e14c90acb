import type { claims as english } from '#contract/text/english/claims.ts';
import type { TextsOf } from '#contract/text/text.ts';

/** Claims of player records, and line-ups that coaches prepare. */
export const claims: TextsOf<typeof english> = {
  'record.archived': 'Rekodi hii imefutwa.',
  'record.hasAccount': 'Rekodi hii tayari ina akaunti.',
  'claim.askedAlready': 'Tayari umeshaiomba.',
  'claim.tooMany': 'Maombi yasizidi {max} kwa pamoja. Ondoa moja kwanza.',
  'claim.notFound': 'Ombi halipatikani.',
  'claim.closed': 'Ombi hili haliko wazi tena.',
  'record.noAccount': 'Rekodi hii haina akaunti.',
  'lineup.notInTeam': 'Mmoja kwenye orodha si wa timu hii.',
  'lineup.notFound': 'Kikosi hakipatikani.',
};

import type { claims as english } from '#contract/text/english/claims.ts';
import type { TextsOf } from '#contract/text/text.ts';

/** Claims of player records, requests of coaches, consents, and line-ups that coaches prepare. */
export const claims: TextsOf<typeof english> = {
  'record.archived': 'Rekodi hii imefutwa.',
  'record.hasAccount': 'Rekodi hii tayari ina akaunti.',
  'claim.askedAlready': 'Tayari umeshaiomba.',
  'claim.tooMany': 'Maombi yasizidi {max} kwa pamoja. Ondoa moja kwanza.',
  'claim.notFound': 'Ombi halipatikani.',
  'claim.closed': 'Ombi hili haliko wazi tena.',
  'record.noAccount': 'Rekodi hii haina akaunti.',
  'bestPlayer.noResult': 'Mchezaji bora wa mechi huchaguliwa mechi ikishapata matokeo.',
  'bestPlayer.notInTeams': 'Mchezaji huyu hayupo katika timu yoyote ya mechi hii.',
  'bestPlayer.noConsent':
    'Jina la mchezaji huyu haliruhusiwi kuonyeshwa: tarehe ya kuzaliwa haipo, au mlezi hajatoa ridhaa.',
  'lineup.suspended': 'Mchezaji huyu amefungiwa mechi hii.',
  'lineup.notInTeam': 'Mmoja kwenye orodha si wa timu hii.',
  'sheets.tooMany': 'Faili moja huchukua fomu {most} kwa wingi. Chagua ligi moja.',
  'lineup.notFound': 'Kikosi hakipatikani.',
  'request.notFound': 'Ombi halipatikani.',
  'request.inTeam': 'Mchezaji huyu tayari yuko kwenye timu.',
  'consent.sayWho': 'Sema nani alitoa ridhaa, na kwa nini.',
  'consent.guardian': 'Ridhaa ya mchezaji wa chini ya miaka 18 hutolewa na mzazi au mlezi.',
  'consent.inFuture': 'Siku ya ridhaa bado haijafika.',
  'consent.tooMany': 'Ridhaa za mchezaji mmoja zisizidi {max}.',
  'consent.notFound': 'Ridhaa haipatikani.',
  'player.minorsAge':
    'Tarehe ya kuzaliwa ya mchezaji wa chini ya miaka 18 hufutwa au kuwekwa ya mapema zaidi na msimamizi tu.',
  'player.ownersAge':
    'Tarehe ya kuzaliwa ya mchezaji mwenye akaunti hubadilishwa na mchezaji mwenyewe au msimamizi.',
  'player.sayWhy': 'Sema sababu, ibaki kwenye kumbukumbu.',
  'import.madeOlder':
    'umri wa mchezaji wa chini ya miaka 18 huongezwa kwenye rekodi yake, pamoja na sababu',
  'person.hasAccount': 'Mtu huyu ana akaunti, na hufuta taarifa huko mwenyewe.',
};

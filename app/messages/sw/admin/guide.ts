import type { Messages } from '../../messages.ts';

export const guide: Messages['guide'] = {
  firstSteps: 'Hatua za kwanza',
  steps: {
    leagues: 'Anzisha ligi: Ligi, Ligi mpya',
    teams: 'Weka timu ndani yake: andika au bandika majina, moja kwa kila mstari',
    matches: 'Panga ratiba yake; ukitaka, timu zitagawanywa kwenye makundi',
    players: 'Ongeza wachezaji wa kila timu: andika au bandika, mmoja kwa kila mstari',
    notice: 'Yote yakiwa tayari, ondoa tangazo kwenye tovuti: Mipangilio',
    score: 'Fungua mechi na utengeneze kiungo cha mwandishi kwa atakayeandika matokeo',
  },
  done: 'tayari',
  scorerLink:
    'Kwa atakayeandika matokeo ya mechi hii: mtu wa kujitolea huandika kwa simu yoyote, bila akaunti.',
  anotherLink: 'Tengeneza kiungo kingine',
  share: 'Tuma kiungo',
  usual: (what) => `Kama kawaida: ${what}`,
  mayClose: 'Ikiandikwa juu kwamba yote yako kwenye seva, unaweza kufunga ukurasa huu.',
  sidesNow: (left, right) => `Timu zinabadilishana pande: ${left} kushoto, ${right} kulia.`,
  signatures: 'Saini, kadiri zinavyotolewa:',
  signatureOf: (who) => `Saini: ${who}`,
  noTeamLeft: 'Hakuna timu nyingine iliyosajiliwa. Funga hapa na uandike mpya.',
  noPlayerLeft: 'Bado hakuna mchezaji aliyesajiliwa. Funga hapa na uandike wapya.',
  noTeamsForFixtures: 'Ratiba inahitaji timu: ligi hii ina chini ya timu mbili.',
  nextTeam: (name) => `Timu inayofuata: ${name}`,
  toTeams: 'Weka timu kwenye ligi',
  toFixtures: 'Endelea kwenye ratiba',
  notSavedYet: 'Ulichoandika hakijahifadhiwa bado.',
  discard: 'Kifute',
  goOn: 'Endelea',
  signInBeside: 'Ingia kwenye kichupo kipya, kisha bonyeza kitufe cha hapa tena.',
  tooLong: (most) => `Herufi zisizidi ${most}.`,
  sameTeam: (team) =>
    `Tayari ipo timu iitwayo ${team}. Itumie hiyo, au ongeza nyingine ya jina hili.`,
  takeTeam: (name) => `Tumia ${name}`,
  anotherTeam: 'Ongeza nyingine',
};

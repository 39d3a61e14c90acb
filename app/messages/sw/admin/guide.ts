import type { Messages } from '../../messages.ts';

export const guide: Messages['guide'] = {
  firstSteps: 'Hatua za kwanza',
  steps: {
    name: 'Ipe tovuti jina, nembo na rangi za chama chenu',
    league: 'Anzisha ligi',
    teams: 'Weka timu zake na wachezaji wao: kutoka Excel, au kwa kuandika, mmoja kwa kila mstari',
    fixtures: 'Panga ratiba ya ligi',
    helpers: 'Waruhusu wengine kuingia: makocha, makatibu na waandishi huingia kwa kiungo',
  },
  stepsDone: (done, all) => `${done} kati ya ${all} tayari`,
  isDemonstration: 'Hii ni tovuti ya mfano',
  isDemonstrationText:
    'Ligi, watu na matokeo ni vya kubuni. Jaribu kila kitu; kisha anza na tovuti tupu kwa ligi zenu.',
  startEmpty: 'Anza na tovuti tupu',
  startEmptyQuestion:
    'Ligi, timu, wachezaji, mechi, waamuzi, wadhamini, viwanja na habari zote zitaondolewa, pamoja na ulivyoandika mwenyewe. Akaunti na mipangilio vitabaki; nenosiri lililoonyeshwa mara ya kwanza litakwisha. Hakuna kurudisha: pakua nakala kwanza ukitaka kubaki na chochote.',
  startedEmpty: 'Mfano umeondolewa. Tovuti ni tupu.',
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

import type { Messages } from '#app/messages/messages.ts';
import { plural } from '../plural.ts';

/** Taps that the server does not have yet. */
function waiting(n: number): string {
  return plural('sw', n, { one: '1 inasubiri', other: `${n} zinasubiri` });
}

export const offline: Messages['offline'] = {
  states: {
    'on-server': () => 'iko kwenye seva',
    sending: (n) => `iko hapa · ${waiting(n)}`,
    'saving-here': (n) => `inahifadhi · ${waiting(n)}`,
    'saved-here': (n) => `hakuna mtandao · iko hapa · ${waiting(n)}`,
    'not-saved': (n) => `HAIJAHIFADHIWA hapa: ${n}`,
    offline: () => 'hakuna mtandao · iko kwenye seva',
    'signed-out': (n) => (n === 0 ? 'umetoka' : `umetoka · ${waiting(n)} hapa`),
    stopped: (n) => `imesimama · ${waiting(n)} hapa`,
    watching: () => 'unatazama',
  },
  full: (n) =>
    `Nafasi ya kuhifadhi ya kifaa hiki imejaa. Maandishi ${n} yako kwenye ukurasa huu tu: ongeza nafasi, na usifunge ukurasa mpaka yote yafike kwenye seva.`,
  denied: (n) =>
    `Kivinjari hiki hakiruhusu Wavu kuhifadhi kitu. Maandishi ${n} yako kwenye ukurasa huu tu: usiufunge mpaka yote yafike kwenye seva.`,
  nothingKept: {
    full: 'Nafasi ya kuhifadhi ya kifaa hiki imejaa. Mtandao ukiwepo kila pointi inaenda kwenye seva mara moja; usipokuwepo, pointi ziko kwenye ukurasa huu tu. Ongeza nafasi kabla ya kuanza.',
    denied:
      'Kivinjari hiki hakiruhusu Wavu kuhifadhi kitu, kama kwenye dirisha la faragha. Mtandao ukiwepo kila pointi inaenda kwenye seva mara moja; usipokuwepo, pointi ziko kwenye ukurasa huu tu. Dirisha la kawaida ni salama zaidi.',
  },
  signedOut:
    'Muda wa kuingia kwako au wa kiungo cha mwandishi umekwisha. Yote uliyogusa hapa yamehifadhiwa, na yatatumwa ukishaingia tena au kufungua kiungo kipya.',
  signIn: 'Ingia',
  outdated: 'Kanuni za mechi hii zimebadilishwa. Pakia ukurasa huu upya.',
  reload: 'Pakia upya',
  handedOver: (n) =>
    `Maandishi ${n} ya kifaa hiki hayaendani tena na mechi, ambayo iliendelea kwingine. Hakuna kilichopotea: msimamizi anayo na ataamua.`,
  handingOver: (n) =>
    `Maandishi ${n} ya kifaa hiki hayaendani tena na mechi, ambayo iliendelea kwingine. Yanahifadhiwa hapa mpaka msimamizi ayapate.`,
  accept: 'Sawa',
  provisional:
    'Hakuna mtandao. Unachogusa kinahifadhiwa kwenye kifaa hiki na kutumwa baadaye. Mtu mwingine akiandika mechi hii wakati huo, msimamizi ataamua.',
  gone: 'Mechi hii imefutwa. Yaliyoguswa hapa bado yako kwenye kifaa hiki.',
};

import type { Messages } from '#app/messages/messages.ts';
import { plural } from '../../plural.ts';

/** Taps that the server does not have yet. */
function waiting(n: number): string {
  return plural('sw', n, { one: '1 linasubiri', other: `${n} yanasubiri` });
}

function stand(n: number): string {
  return plural('sw', n, { one: 'Ingizo 1 liko', other: `Maingizo ${n} yako` });
}

function noLongerFit(n: number): string {
  const entries = plural('sw', n, {
    one: 'Ingizo 1 la kifaa hiki haliendani',
    other: `Maingizo ${n} ya kifaa hiki hayaendani`,
  });
  return `${entries} tena na mechi, ambayo iliendelea kwingine.`;
}

export const offline: Messages['offline'] = {
  states: {
    'on-server': () => 'yote yako kwenye seva',
    sending: (n) => `yako hapa · ${waiting(n)}`,
    'saving-here': (n) => `yanahifadhiwa · ${waiting(n)}`,
    'saved-here': (n) => `hakuna mtandao · yako hapa · ${waiting(n)}`,
    'not-saved': (n) => `HAYAJAHIFADHIWA hapa: ${n}`,
    offline: () => 'hakuna mtandao · yote yako kwenye seva',
    'signed-out': (n) => (n === 0 ? 'umetoka' : `umetoka · ${waiting(n)} hapa`),
    stopped: (n) => `yamesimama · ${waiting(n)} hapa`,
    waiting: () => 'bado hujaanza kuandika',
    watching: () => 'unatazama',
  },
  full: (n) =>
    `Nafasi ya kuhifadhi ya kifaa hiki imejaa. ${stand(n)} kwenye ukurasa huu tu: ongeza nafasi, na usifunge ukurasa mpaka yote yafike kwenye seva.`,
  denied: (n) =>
    `Kivinjari hiki hakiruhusu Wavu kuhifadhi kitu. ${stand(n)} kwenye ukurasa huu tu: usiufunge mpaka yote yafike kwenye seva.`,
  silent: (n) =>
    `Hifadhi ya kifaa hiki haijibu. ${stand(n)} kwenye ukurasa huu tu: usiufunge mpaka yote yafike kwenye seva.`,
  nothingKept: {
    full: 'Nafasi ya kuhifadhi ya kifaa hiki imejaa. Mtandao ukiwepo kila pointi inaenda kwenye seva mara moja; usipokuwepo, pointi ziko kwenye ukurasa huu tu. Ongeza nafasi kabla ya kuanza.',
    silent:
      'Hifadhi ya kifaa hiki haijibu. Mtandao ukiwepo kila pointi inaenda kwenye seva mara moja; usipokuwepo, pointi ziko kwenye ukurasa huu tu. Kufunga kivinjari na kukifungua tena kunaweza kusaidia.',
    denied:
      'Kivinjari hiki hakiruhusu Wavu kuhifadhi kitu, kama kwenye dirisha la faragha. Mtandao ukiwepo kila pointi inaenda kwenye seva mara moja; usipokuwepo, pointi ziko kwenye ukurasa huu tu. Dirisha la kawaida ni salama zaidi.',
  },
  signedOut:
    'Muda wa kuingia kwako au wa kiungo cha mwandishi umekwisha. Yote uliyogusa hapa yamehifadhiwa, na yatatumwa ukishaingia tena au kufungua kiungo kipya.',
  signIn: 'Ingia',
  outdated: 'Kanuni za mechi hii zimebadilishwa. Pakia ukurasa huu upya.',
  reload: 'Pakia upya',
  handedOver: (n) =>
    `${noLongerFit(n)} Hakuna kilichopotea: anayeandika sasa, au msimamizi, ${n === 1 ? 'analo' : 'anayo'} na ataamua.`,
  handingOver: (n) =>
    `${noLongerFit(n)} ${n === 1 ? 'Linahifadhiwa hapa mpaka seva ilipate.' : 'Yanahifadhiwa hapa mpaka seva iyapate.'}`,
  accept: 'Sawa',
  provisional:
    'Hakuna mtandao. Unachogusa kinahifadhiwa kwenye kifaa hiki na kutumwa baadaye. Mtu mwingine akiandika matokeo ya mechi hii wakati huo, yeye au msimamizi ataamua.',
  kept: 'Imehifadhiwa kwenye kifaa hiki: mechi hii inafunguka bila mtandao.',
  plainHttp:
    'Ukurasa huu unatoka kwenye kompyuta ya ukumbini, bila https. Simu hii haiwezi kuufungua bila kompyuta hiyo, na skrini yake inaweza kuzimika: weka muda wa skrini ya simu kuwa dakika 10 au zaidi.',
  gone: 'Mechi hii imefutwa. Yaliyoguswa hapa bado yako kwenye kifaa hiki.',
};

import type { Messages } from '../../messages.ts';

export const developers: Messages['developers'] = {
  title: 'Kwa watengenezaji programu',
  description:
    'API ya matokeo haya: bure, wazi, mubashara. Programu tano za kunakili, wateja wawili.',
  intro:
    'Kila kitu kilicho kwenye kurasa hizi kinaweza kusomwa na programu, bila ufunguo na kutoka tovuti yoyote. Ili kuandika, programu inahitaji tokeni yenye haki chache iwezekanavyo.',
  firstHead: 'Jibu la kwanza ndani ya dakika moja',
  first:
    'Mechi zinazochezwa sasa hivi. Kivinjari chochote, lugha yoyote ya programu, bila ufunguo:',
  reference: 'Miito yote',
  document: 'Hati ya OpenAPI',
  errors: 'Makosa kwa misimbo yake',
  openData: 'Data huria: kila kitu katika faili moja',
  tokens: 'Tokeni',
  tokensText:
    'Tokeni hutengenezwa kwenye ukurasa wa akaunti yako: inasoma, inaandika pointi za mechi unazozitaja, au inaendesha ligi unazozitaja, hadi siku unayoichagua.',
  account: 'Akaunti yangu',
  clients: 'Wateja',
  clientsText:
    'Kila mmoja ni faili moja, hakuna cha kusakinisha: wanapitia kurasa za orodha, wanasubiri wanapoombwa, na wanafuata mstari mubashara bila kupoteza pointi. Kwa TypeScript, npm run pack:client katika msimbo wa Wavu hutengeneza kifurushi @wavu/client chenye aina za kila wito.',
  recipes: 'Mifano',
  recipesText:
    'Kila moja ni programu kamili ambayo majaribio yetu huiendesha. Iweke kwenye folda moja na mteja, kisha ianzishe kama mistari yake ya kwanza inavyosema.',
  names: {
    ticker: 'Matokeo mubashara yanayoendelea pale yalipokatika',
    'club-table': 'Msimamo kwenye ukurasa wa klabu',
    results: 'Matokeo kutoka faili la CSV',
    tournament: 'Mashindano mazima: timu, ratiba, matokeo, nafasi',
    'webhook-receiver': 'Mpokeaji wa webhook anayekagua sahihi',
  },
  copyHead: 'Kutunza nakala',
  copy: 'Orodha za mechi, timu, wachezaji na ligi hupokea updatedSince na total. Kila usomaji una ETag: itume kama If-None-Match usikie 304, au pamoja na badiliko kama If-Match, na hakuna alichoandika mwingine wakati huohuo kitakachofutwa.',
  show: 'Onyesha programu',
  download: (file) => `Pakua ${file}`,
};

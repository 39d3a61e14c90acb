import type { Messages } from '../../messages.ts';

type Questions = Messages['help']['questions'];

export const helpOfPlay: Pick<
  Questions,
  keyof typeof import('../../en/help/help-of-play.ts').helpOfPlay
> = {
  makePlan: {
    ask: 'Natengenezaje ratiba?',
    answer:
      'Fungua ligi, tengeneza ratiba: muundo, siku, viwanja, Hakikisha. Ihifadhi kama rasimu hadi iwe sawa.',
  },
  publish: {
    ask: 'Wengine wanaiona ratiba lini?',
    answer:
      'Unapobonyeza Chapisha: yote, raundi moja au siku moja. Rasimu inaonekana na makatibu tu.',
  },
  daysOff: {
    ask: 'Timu haiwezi kucheza siku fulani',
    answer:
      'Fungua ligi, Kalenda, Siku, saa na viwanja: siku za mapumziko kwa wote, timu moja au ukumbi mmoja. Kwa kila Jumamosi, au saa fulani: Ongeza kanuni.',
  },
  move: {
    ask: 'Mechi inapaswa kuhamishwa',
    answer:
      'Fungua ligi, Kalenda: bonyeza mechi, kisha mahali pake papya. Migongano inaonyeshwa kabla hujabonyeza.',
  },
  playOffs: {
    ask: 'Timu nne za kwanza zicheze fainali',
    answer: 'Fungua ligi, Mchujo. Mechi zinasubiri msimamo wa mwisho; timu zilizojitoa hazichezi.',
  },
  postponed: {
    ask: 'Mechi imeahirishwa',
    answer: 'Fungua mechi, ahirisha. Siku mpya ikijulikana, hariri mechi.',
  },
  otherDate: {
    ask: 'Timu inaomba tarehe nyingine',
    answer:
      'Kocha anaomba kwenye ukurasa wake, nahodha kwa kiungo unachotengeneza kwenye mechi. Timu nyingine inajibu; wewe unaona vizuizi na kubonyeza Hamisha mechi au Kataa.',
  },
  courtLost: {
    ask: 'Kiwanja hakitumiki kwa saa moja',
    answer:
      'Meza ya siku, Kiwanja hakitumiki: kuanzia, hadi, Onyesha siku. Chagua mpango; mapumziko yanabaki. Tengua inarudisha yote.',
  },
  courtLate: {
    ask: 'Tumechelewa',
    answer:
      'Meza ya siku, Kimechelewa kwenye kiwanja. Unaona nani anaanza lini kabla ya chochote kuhamishwa.',
  },
  freeCourt: {
    ask: 'Kiwanja kimoja kitupu na mechi inasubiri kingine',
    answer:
      'Meza ya siku inasema mechi ipi inaweza kuchezwa hapo mara moja: bonyeza mara moja kuihamisha.',
  },
  crew: {
    ask: 'Waamuzi walewale wa kiwanja siku nzima',
    answer:
      'Meza ya siku, Maofisa kwenye kiwanja: bonyeza watu mmoja baada ya mwingine, kisha Panga maofisa.',
  },
  scorers: {
    ask: 'Wanaojitolea wanaandikaje pointi bila akaunti?',
    answer:
      'Meza ya siku, Misimbo ya QR: msimbo mmoja kwa kila kiwanja na siku hufungua mechi inayofuata hapo. Kwa mechi moja: tengeneza kiungo cha mwandishi.',
  },
  noInternet: {
    ask: 'Ukumbi hauna intaneti',
    answer:
      'Azima mechi kwa kompyuta ya ukumbini: fungua ligi, Kumbi. Simu inaendelea kuandika bila mtandao yenyewe.',
  },
  scorersExam: {
    ask: 'Nitajuaje kwamba mtu anaweza kuandika mechi?',
    answer:
      'Maofisa, jina: tengeneza kiungo binafsi na ukitume. Kwenye ukurasa wa kazi zake kuna mtihani wa mwandishi; matokeo na leseni unaviona kwenye ukurasa huohuo wa ofisa.',
  },
  fromPaper: {
    ask: 'Matokeo yameandikwa kwenye fomu',
    answer:
      'Fungua mechi, ingiza matokeo, na uandike seti kwenye mstari mmoja: 25-20 23-25 25-18 25-22.',
  },
  wrongResult: {
    ask: 'Matokeo si sahihi',
    answer: 'Fungua mechi, sahihisha matokeo. Seti zilizozidi zinaondolewa baada ya swali.',
  },
  didNotCome: {
    ask: 'Timu haikufika',
    answer:
      'Fungua mechi, ingiza matokeo, ushindi wa mezani: timu na sababu, ambayo wote wanaisoma.',
  },
  tie: {
    ask: 'Kwa nini timu hii iko juu ya ile?',
    answer: 'Chini ya kila msimamo kuna sababu ya kila nafasi kwa maneno.',
  },
  withdrawn: {
    ask: 'Timu imejitoa',
    answer:
      'Fungua ligi, Msimamo, toa uamuzi, timu inajitoa: chagua mechi zake zitakuwaje, na andika sababu kama ipo.',
  },
  deduct: {
    ask: 'Timu inapoteza pointi kwa uamuzi',
    answer:
      'Fungua ligi, Msimamo, toa uamuzi: pointi zenye alama ya kutoa na sababu. Uamuzi unaweza kuondolewa hapohapo.',
  },
  suspended: {
    ask: 'Mchezaji au kocha amefungiwa',
    answer:
      'Fungua ligi, Nidhamu, fungia mtu. Mwandishi anaonywa mezani, na mechi alizokosa zinahesabiwa.',
  },
  cards: {
    ask: 'Kadi zifungie zenyewe',
    answer: 'Fungua ligi, Nidhamu, weka kanuni: kadi ngapi, mechi ngapi.',
  },
  protest: {
    ask: 'Timu inaleta malalamiko',
    answer:
      'Fungua ligi, Nidhamu, Andika malalamiko. Yaamue hapohapo; uamuzi na sababu yake ni wazi kwa wote.',
  },
};

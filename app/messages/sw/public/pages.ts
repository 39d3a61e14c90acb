import { RETENTION_DAYS } from '#contract/site/retention.ts';
import type { Messages } from '../../messages.ts';
import type { TextPage } from '../../text-page.ts';

const about: TextPage = {
  title: 'Kuhusu tovuti hii',
  description:
    'Matokeo ya moja kwa moja, ratiba na msimamo wa mpira wa wavu Tanzania kwenye simu yoyote.',
  sections: [
    {
      heading: 'Mpira wa wavu, pointi kwa pointi',
      paragraphs: [
        'Tovuti hii inaleta matokeo ya moja kwa moja, ratiba, matokeo na msimamo wa mpira wa wavu Tanzania kwenye simu yoyote, hata ya zamani yenye bando dogo. Inaendeshwa na programu iitwayo Wavu.',
        'Mtu wa kujitolea aliyeko uwanjani anagusa skrini kwa kila pointi; muda mfupi baadaye unaiona kwenye simu yako. Kila mechi inasema kinachojulikana: matokeo, seti, kila pointi au kila mpira.',
      ],
    },
    {
      heading: 'Kwa kila mtu uwanjani',
      paragraphs: [
        'Mashabiki wanafuatilia mechi bila akaunti. Wachezaji na makocha wanaona timu yao na rekodi yake. Mashirikisho na vilabu wanaendesha ligi zao hapa: ratiba, makundi, matokeo na msimamo, pamoja na sababu ya mpangilio timu zinapolingana.',
      ],
    },
    {
      heading: 'Programu huria, bila kamari',
      paragraphs: [
        'Programu hii ni huria. Hakuna matangazo ya biashara wala kamari hapa, na havitakuwepo kamwe.',
      ],
    },
  ],
};

const faq: TextPage = {
  title: 'Maswali na majibu',
  description: 'Jinsi matokeo ya moja kwa moja, msimamo na akaunti zinavyofanya kazi.',
  sections: [
    {
      heading: 'Je, nahitaji akaunti?',
      paragraphs: ['Hapana. Kurasa zote za umma zinasomwa bila akaunti.'],
    },
    {
      heading: 'Mechi moja inatumia data kiasi gani?',
      paragraphs: [
        'Ukurasa mmoja ni kama KB 14, na kila pointi ni kama baiti 40. Kufuatilia mechi nzima hutumia KB 35 hadi 60, chini ya picha moja.',
      ],
    },
    {
      heading: 'Je, lazima nipakie ukurasa upya kupata pointi mpya?',
      paragraphs: [
        'Hapana: matokeo yanabadilika yenyewe ukurasa ukiwa wazi. Skripti zikiwa zimezimwa kwenye kivinjari, ukurasa wenye mechi mubashara hujipakia upya kila dakika.',
      ],
    },
    {
      heading: 'Nukta ya dhahabu ina maana gani?',
      paragraphs: ['Timu iliyo kando yake ndiyo inayopiga sevu.'],
    },
    {
      heading: 'Nyota inafanya nini?',
      paragraphs: [
        'Inafuatilia mechi, timu au ligi. Unachofuatilia hutangulia kwenye ukurasa wa kwanza na huwekewa alama kwenye misimamo. Ukurasa ukiwa wazi, mwisho wa kila seti na wa mechi unayofuatilia unatangazwa ukiruhusu.',
      ],
    },
    {
      heading: 'Mpangilio wa msimamo unaamuliwaje?',
      paragraphs: [
        'Kutokana na matokeo na mpangilio wa vigezo ambao ligi imechagua. Chini ya kila jedwali, "Kwa nini mpangilio huu?" inaeleza kilichoamua kati ya timu mbili zinazofuatana.',
      ],
    },
    {
      heading: 'Matokeo si sahihi. Nifanye nini?',
      paragraphs: ['Tuambie ni mechi gani, na matokeo sahihi ni yapi.'],
      link: { path: '/feedback', text: 'Tuandikie' },
    },
  ],
};

const privacy: TextPage = {
  title: 'Sera ya faragha',
  description: 'Taarifa binafsi ambazo tovuti hii inatunza, sababu zake, muda wake, na haki zako.',
  sections: [
    {
      heading: 'Tarehe',
      paragraphs: [
        'Sera hii ni ya tarehe 28/11/2023, ilibadilishwa mara ya mwisho 23/11/2026, na inahusu kila ukurasa wa tovuti hii.',
      ],
    },
    {
      heading: 'Umri',
      paragraphs: [
        'Kusoma hakuhitaji akaunti. Tovuti haikukusudiwa watoto wa chini ya miaka 10. Akaunti inahitaji umri wa miaka 18, au ridhaa ya mzazi au mlezi.',
      ],
    },
    {
      heading: 'Taarifa tunazotunza kukuhusu',
      paragraphs: [
        'Taarifa za kuingia: jina lako, barua pepe, jukumu ulilochagua, wakati uliposema una umri unaotakiwa, na picha ukiipakia. Kutoka Google tunatunza tu namba inayokutambulisha huko. Tunazihitaji kwa ajili ya akaunti uliyoomba. Msingi: kutekeleza ulichotuomba.',
        'Taarifa za kifaa: aina ya kivinjari na anwani ya mtandao ulikoingilia, ili uweze kuona na kuzima vifaa ulivyoingia navyo, na jinsi majaribio ya mwisho ya kuingia yalivyoisha, ili tuweze kukusaidia. Msingi: maslahi yetu kwamba mtu mwingine asitumie akaunti yako.',
        'Taarifa za kumbukumbu: anwani ya ukurasa, muda na anwani ya mtandao ya ombi, ili huduma iendelee na iwe salama. Msingi: maslahi yetu hayo.',
        'Ziara: ukurasa ulifunguliwa mara ngapi kwa siku, kama namba iliyo kando ya ukurasa. Hakuna kidakuzi, anwani ya mtandao wala taarifa nyingine ya aliyeufungua inayotunzwa nayo; anayedhamini ligi anaona namba za ligi hiyo.',
        `Taarifa za vidakuzi: kidakuzi kimoja kinachokuwezesha kubaki umeingia kwa siku ${RETENTION_DAYS.session}, kingine kinachoonyesha kuwa hicho kipo, na kimoja cha nusu mwaka kinachokiruhusu kivinjari chako kuingia hata mtu mwingine akijaribu kukisia nenosiri lako. Hakuna kinachokufuatilia kwenye tovuti nyingine.`,
        'Jarida: barua pepe na lugha yako, hadi utakapojiondoa. Msingi: ridhaa yako.',
        'Maoni: unachotuandikia, na jina na anwani yako ukivitoa, ili tukujibu. Msingi: kutekeleza ulichotuomba.',
        'Kumbukumbu ya mabadiliko: nani alibadili nini na lini, kwa sababu matokeo lazima yaweze kufuatiliwa. Msingi: maslahi ya wote wanaocheza kwamba matokeo ni sahihi.',
      ],
    },
    {
      heading: 'Taarifa zinazobaki kwenye simu yako',
      paragraphs: [
        'Unachofuatilia, ulichotafuta karibuni na chaguo lako la giza au mwanga hubaki kwenye simu. Ukiingia, akaunti yako hutunza unachofuatilia, ili ukikute kwenye vifaa vyako vingine.',
      ],
    },
    {
      heading: 'Wachezaji, watoto na maofisa',
      paragraphs: [
        'Kuhusu wachezaji tunaweza kutunza jina, namba ya jezi, timu, nafasi, jinsia, tarehe ya kuzaliwa, urefu, uzito, uraia, picha, maelezo yao, akaunti za mitandao ya kijamii, namba ya simu na barua pepe: klabu na shirikisho huzihitaji kuendesha mashindano. Msingi: maslahi yao ya kuendesha mashindano kwa kanuni, na kwa anachoongeza mchezaji kwa hiari (picha, maelezo, mitandao ya kijamii) ridhaa ya mchezaji.',
        'Namba ya simu, barua pepe na tarehe ya kuzaliwa ya mchezaji zinaonwa na msimamizi, kocha wa timu na mchezaji mwenyewe tu. Mchezaji ambaye tarehe yake ya kuzaliwa haijulikani huonyeshwa jina, namba na timu tu.',
        'Mchezaji aliye chini ya miaka 18 haonyeshwi bila ridhaa ya mzazi au mlezi. Ridhaa inasema ni ya nini: jina pamoja na namba na timu, picha, au pointi kwenye mechi. Tunaandika nani aliitoa na lini. Inaweza kuondolewa wakati wowote, na ilichoruhusu hufichwa mara moja. Msingi: ridhaa hiyo.',
        'Kuhusu maofisa kila mtu huona jina na kazi yao kwenye mechi; daraja, mji, namba ya simu, barua pepe na maelezo ni ya wasimamizi. Msingi: maslahi ya kuendesha mashindano.',
      ],
    },
    {
      heading: 'Muda wa kutunza taarifa',
      paragraphs: [
        `Kuingia siku ${RETENTION_DAYS.session}, viungo vya barua pepe siku ${RETENTION_DAYS.link} kwa zaidi, barua ambazo hazikufika siku ${RETENTION_DAYS.mail}, anwani za jarida ambazo hakuna aliyezithibitisha siku ${RETENTION_DAYS.unconfirmed}.`,
        `Maombi ya rekodi na ya wachezaji yaliyojibiwa siku ${RETENTION_DAYS.request}, ujumbe wa ofisi siku ${RETENTION_DAYS.message}, maoni yaliyoshughulikiwa siku ${RETENTION_DAYS.feedback}, maingizo ya vifaa ambayo mechi iliendelea bila hayo siku ${RETENTION_DAYS.parked}, namba za ziara siku ${RETENTION_DAYS.views}. Picha za fomu za alama siku ${RETENTION_DAYS.sheetPhoto}, hati zilizoondolewa kwenye ligi siku ${RETENTION_DAYS.document}, saini za vifaa binafsi ambazo meza haikupokea siku ${RETENTION_DAYS.handedSignature}.`,
        `Taarifa binafsi kwenye kumbukumbu ya mabadiliko siku ${RETENTION_DAYS.trailValues}; nani alibadili nini na lini hubaki. Taarifa za rekodi ya mchezaji iliyounganishwa na nyingine siku ${RETENTION_DAYS.merge}. Majaribio ya mwisho ya kuingia siku ${RETENTION_DAYS.signInTry}. Akaunti ambayo haijatumika kwa miaka ${RETENTION_DAYS.unusedAccount / 365} na isiyo na mchezaji, timu, ofisa wala mdhamini hufutwa siku ${RETENTION_DAYS.warned} baada ya mwenyewe kuonywa kwa barua pepe. Akaunti nyingine na rekodi za watu hubaki hadi zifutwe. Matokeo na orodha za timu hubaki.`,
      ],
    },
    {
      heading: 'Kuwapa wengine taarifa',
      paragraphs: [
        'Vyombo vya michezo vinaweza kupewa taarifa za jumla tu: idadi ya mechi, timu na ziara, kamwe si za mtu mmoja. Kinachoonekana kwenye kurasa hizi kinaweza kusomwa na kila mtu, pia na programu. Hakuna kinachouzwa.',
      ],
    },
    {
      heading: 'Haki zako',
      paragraphs: [
        'Unaweza kuona, kusahihisha, kupakua na kufuta taarifa zako, kupinga matumizi yake na kuondoa ridhaa: kwenye ukurasa wa akaunti yako, au kwa kutuandikia kama huna akaunti. Wazazi na walezi hufanya hivyo kwa ajili ya watoto wao. Baada ya kufuta, majina hubaki kwenye orodha za timu na matokeo, kwa sababu matokeo ya wengine yanategemea hayo; asiye na akaunti anaweza kuomba jina lifutwe pia.',
        'Unaweza kulalamika kwa Tume ya Ulinzi wa Taarifa Binafsi ya Tanzania (PDPC), www.pdpc.go.tz.',
      ],
      link: { path: '/feedback', text: 'Tuandikie' },
    },
  ],
};

const controller: Messages['pages']['controller'] = {
  heading: 'Mdhibiti wa taarifa',
  named: (name) =>
    `${name} ndiye anayeamua kwa nini na jinsi gani taarifa binafsi zinatunzwa hapa.`,
  missing: 'Mwendeshaji wa tovuti hii bado hajaandika jina. Tuandikie ili kuuliza.',
  registration: (number) => `Namba ya usajili kwa Tume ya Ulinzi wa Taarifa Binafsi: ${number}.`,
  contact: (contact) => `Mawasiliano: ${contact}`,
  openDataHeading: 'Data huria',
  openData: (licence) =>
    `Matokeo yote ya tovuti hii huchapishwa kama data huria chini ya ${licence}, pamoja na majina ya wachezaji wenye miaka 18 au zaidi. Watoto, mawasiliano na tarehe za kuzaliwa hayamo. Jina linaloondolewa kwenye tovuti halimo katika faili la usiku unaofuata; nakala ambazo wengine wanazo hubaki kwao.`,
};

const terms: TextPage = {
  title: 'Masharti ya matumizi',
  description: 'Masharti ya kutumia tovuti hii.',
  sections: [
    {
      heading: 'Matumizi ya tovuti',
      paragraphs: [
        'Kusoma hakuhitaji akaunti. Tovuti haikukusudiwa watoto wa chini ya miaka 10. Akaunti inahitaji umri wa miaka 18, au ridhaa ya mzazi au mlezi.',
      ],
    },
    {
      heading: 'Matokeo ya moja kwa moja',
      paragraphs: [
        'Matokeo ya moja kwa moja ni kwa taarifa tu. Yanaingizwa na watu walioko uwanjani, yanaweza kuchelewa au kukosewa, na si matokeo rasmi. Hayaruhusiwi kutumika kwa kamari.',
      ],
    },
    {
      heading: 'Mwenendo',
      paragraphs: [
        'Ingiza tu ulichokiona au unachojua ni kweli. Akaunti inayotumiwa vibaya inaweza kufungwa.',
      ],
    },
    {
      heading: 'Taarifa',
      paragraphs: [
        'Vyombo vya michezo vinaweza kupewa taarifa za jumla. Sera ya faragha inaeleza kinachotunzwa.',
      ],
    },
    {
      heading: 'Sheria',
      paragraphs: ['Sheria za Tanzania ndizo zinazotawala masharti haya.'],
    },
  ],
};

export const pages: Messages['pages'] = {
  about,
  faq,
  privacy,
  controller,
  terms,
  grounds: 'Viwanja',
  groundsDescription: 'Viwanja vya mpira wa wavu Tanzania, na njia ya kufika.',
  noGrounds: 'Bado hakuna viwanja.',
  map: 'Ramani',
  groundDetails: 'Maelezo',
  groundDescription: (name, place) => `${name}, ${place}: njia ya kufika, ratiba na matokeo.`,
  groundPlace: 'Mahali',
  groundCourts: 'Viwanja vya kuchezea',
  groundNote: 'Ni vyema kujua',
  noGroundMatches: 'Hakuna mechi iliyopangwa katika uwanja huu.',
  courts: (n) => (n === 1 ? 'kiwanja 1' : `viwanja ${n}`),
  feedback: 'Maoni',
  feedbackDescription: 'Waandikie wanaoendesha tovuti hii.',
  feedbackText:
    'Matokeo yasiyo sahihi, timu inayokosekana, wazo: tuandikie. Jina na barua pepe si lazima.',
  yourName: 'Jina lako',
  yourEmail: 'Barua pepe, ukitaka jibu',
  message: 'Ujumbe',
  send: 'Tuma',
  sent: 'Asante. Ujumbe wako umefika.',
  tooMany: 'Umetuma ujumbe mwingi. Tafadhali subiri dakika chache.',
  notSent: 'Ujumbe haukutumwa. Tafadhali angalia fomu.',
  textKept: 'Maandishi yako hayajapotea: rudi nyuma kwenye kivinjari chako.',
  search: 'Tafuta',
  searchLabel: 'Timu, mchezaji, ligi, uwanja',
  recentSearches: 'Ulizotafuta karibuni',
  clearSearches: 'Futa',
  searchDescription: 'Tafuta timu, wachezaji, ligi na mechi.',
  noHits: (q) => `Hakuna kilichopatikana kwa “${q}”.`,
  groundMatches: (n) => `mechi ${n}`,
};

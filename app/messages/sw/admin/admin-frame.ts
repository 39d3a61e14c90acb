import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const adminFrame: Messages['adminFrame'] = {
  groups: {
    people: 'Watu na mahali',
    words: 'Tovuti',
    control: 'Udhibiti',
  },
  entries: {
    desk: 'Meza ya siku',
    officials: 'Maofisa',
    seasons: 'Misimu',
    clubs: 'Klabu',
    venues: 'Viwanja',
    partners: 'Wadhamini',
    news: 'Habari',
    feedback: 'Maoni',
    newsletter: 'Jarida',
    ways: 'Ujumbe unaotumwa',
    messages: 'Push kwa mashabiki',
    sent: 'Ujumbe wa ofisi',
    sms: 'SMS',
    ussd: 'USSD',
    webhooks: 'Webhook',
    settings: 'Mipangilio',
    users: 'Watumiaji',
    archive: 'Vilivyofutwa',
    audit: 'Mabadiliko',
    help: 'Msaada',
  },
  more: 'Zaidi',
  moreOf: 'Sehemu nyingine za usimamizi',

  find: 'Tafuta',
  todayFirst: 'Leo kwanza',
  nothing: 'Hakuna kinacholingana. Jaribu maneno machache zaidi au kichujio kingine.',
  show: 'Onyesha',
  order: 'Mpangilio',
  pages: 'Kurasa',
  shown: (from, to, total) => `${from}–${to} kati ya ${total.toLocaleString('sw-TZ')}`,
  firstPage: 'Mwanzo',
  previousPage: 'Nyuma',
  nextPage: 'Mbele',
  lastPage: 'Mwisho',
  undo: 'Tengua',
  undone: 'Imetenguliwa.',
  typeToFind: 'Andika ili kutafuta',
  noneFound: 'Tafadhali chagua mojawapo ya zilizoonyeshwa.',

  attention: 'Yanayohitaji kuangaliwa',
  allWell: 'Hakuna kinachohitaji kuangaliwa.',
  backups: {
    title: 'Nakala rudufu',
    lastGood: 'Nakala nzuri ya mwisho:',
    lastByHand: 'Nakala ya mwisho iliyotengenezwa kwa mkono:',
    daysAgo: (n: number) =>
      n === 0
        ? 'chini ya siku moja iliyopita'
        : plural('sw', n, { one: 'siku 1 iliyopita', other: `siku ${n} zilizopita` }),
    hoursAgo: (n: number) =>
      n === 0
        ? 'chini ya saa moja iliyopita'
        : plural('sw', n, { one: 'saa 1 iliyopita', other: `saa ${n} zilizopita` }),
    noneYet:
      'Bado hakuna nakala ya kila siku. Ya kwanza hutengenezwa dakika chache baada ya kuwasha.',
    isOff: 'Hakuna nakala za kila siku. Anayeendesha tovuti hii huziwasha kwa BACKUP_DIR.',
    failed: 'Ya mwisho imeshindikana:',
    holds:
      'Nakala ni faili moja lenye data zote na picha. Ina data binafsi na alama za siri za manenosiri: itunze vizuri.',
    download: 'Tengeneza na upakue nakala',
  },
  warnings: {
    'backup-failed':
      'Nakala rudufu ya mwisho ya kila siku imeshindikana. Anayeendesha tovuti hii ataona sababu hapa chini na kwenye kumbukumbu za seva.',
    'backup-late': 'Hakujawa na nakala rudufu kwa zaidi ya siku moja na nusu.',
    'backup-missing':
      'Nakala rudufu za kila siku zimezimwa, na kwa zaidi ya wiki moja hakuna aliyetengeneza nakala. Tengeneza moja hapa chini, na uitunze kwenye kifaa kingine.',
    'first-password':
      'Msimamizi admin@wavu.local bado ana nenosiri la kuwasha kwa mara ya kwanza. Libadilishe kwenye Akaunti.',
    'database-damaged':
      'Hifadhidata imeharibika, na hakuna kinachohifadhiwa tena. Anayeendesha tovuti hii arejeshe nakala ya mwisho.',
    'disk-nearly-full':
      'Diski ya seva inakaribia kujaa (zaidi ya 95 %). Anayeendesha tovuti hii aongeze nafasi.',
  },
  attentions: {
    'stale-live': (n) =>
      plural('sw', n, {
        one: 'Mechi 1 bado ni mubashara na imekaa kimya kwa saa nyingi',
        other: `Mechi ${n} bado ni mubashara na zimekaa kimya kwa saa nyingi`,
      }),
    'results-missing': (n) =>
      plural('sw', n, {
        one: 'Mechi 1 imeshachezwa na haina matokeo',
        other: `Mechi ${n} zimeshachezwa na hazina matokeo`,
      }),
    'duties-declined': (n) =>
      plural('sw', n, {
        one: 'Mechi 1 ina ofisa asiyeweza kuja',
        other: `Mechi ${n} zina maofisa wasioweza kuja`,
      }),
    'captains-differ': (n) => `Matokeo mawili tofauti ya manahodha: ${n}`,
    'dates-asked': (n) => `Tarehe nyingine imeombwa: ${n}`,
    postponed: (n) =>
      plural('sw', n, {
        one: 'Mechi 1 iliyoahirishwa haina tarehe mpya',
        other: `Mechi ${n} zilizoahirishwa hazina tarehe mpya`,
      }),
    parked: (n) =>
      plural('sw', n, {
        one: 'Kifaa 1 kina maingizo ambayo mechi iliendelea bila kuyapokea',
        other: `Vifaa ${n} vina maingizo ambayo mechi ziliendelea bila kuyapokea`,
      }),
    clashes: (n) =>
      plural('sw', n, {
        one: 'Mechi 1 inagongana na nyingine',
        other: `Mechi ${n} zinagongana na nyingine`,
      }),
    consents: (n) =>
      plural('sw', n, {
        one: 'Mchezaji 1 chini ya miaka 18 hana ridhaa iliyorekodiwa',
        other: `Wachezaji ${n} chini ya miaka 18 hawana ridhaa iliyorekodiwa`,
      }),
    claims: (n) =>
      plural('sw', n, {
        one: 'Mtu 1 anaomba rekodi ya mchezaji',
        other: `Watu ${n} wanaomba rekodi za wachezaji`,
      }),
    'team-requests': (n) =>
      plural('sw', n, {
        one: 'Kocha 1 anaomba mchezaji asiye na timu',
        other: `Maombi ${n} ya makocha ya wachezaji wasio na timu`,
      }),
    feedback: (n) =>
      plural('sw', n, {
        one: 'Ujumbe 1 haujasomwa',
        other: `Jumbe ${n} hazijasomwa`,
      }),
  },
  concerns: {
    'results-missing': 'Hazina matokeo',
    'stale-live': 'Mubashara na kimya kwa saa nyingi',
    clashes: 'Zinazogongana',
    'duties-declined': 'Ofisa hawezi kuja',
    'captains-differ': 'Matokeo mawili tofauti',
    'dates-asked': 'Tarehe nyingine imeombwa',
    postponed: 'Zilizoahirishwa bila tarehe mpya',
    consent: 'Chini ya miaka 18 bila ridhaa',
    'no-team': 'Wasio na timu',
  },
  everything: 'Zote',
  allLeagues: 'Ligi zote',
  inLeague: 'Kutoka mashindano gani',
  menAndWomen: 'Jinsia zote',
  allTypes: 'Aina zote',
  fromDay: 'Kuanzia',
  untilDay: 'hadi',
  qrCode: 'Msimbo wa QR wa kiungo cha mwandishi: simu inayousoma inaweza kuandika matokeo',
};

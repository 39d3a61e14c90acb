import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const imports: Messages['imports'] = {
  export: 'Toa faili',
  titles: {
    fixtures: 'Leta ratiba na matokeo',
    teams: 'Leta timu',
    players: 'Leta wachezaji',
  },
  tables: {
    fixtures: 'Ratiba',
    results: 'Matokeo',
    standings: 'Msimamo',
    teams: 'Timu',
    players: 'Wachezaji',
  },
  formats: { csv: 'CSV', xlsx: 'Excel' },
  text: 'Chagua faili la CSV au Excel, au bandika jedwali au orodha ya WhatsApp. Vichwa vya habari juu ya jedwali, visanduku vilivyounganishwa na safu zisizojulikana si tatizo. Majina ya safu ni kwa Kiswahili au Kiingereza; yaliyokolezwa ni lazima. Hakuna kinachohifadhiwa kabla hujakiona.',
  columnWords: {
    fixtures: ['tarehe', 'timu 1', 'timu 2', 'saa', 'uwanja', 'kundi', 'raundi', 'seti', 'matokeo'],
    teams: ['timu', 'jinsia', 'mji', 'kocha', 'kundi', 'maelezo'],
    players: [
      'jina',
      'timu',
      'namba ya jezi',
      'nafasi',
      'mkono',
      'tarehe ya kuzaliwa',
      'jinsia',
      'taifa',
      'jina la utani',
      'urefu',
      'uzito',
      'simu',
      'barua pepe',
      'ridhaa',
    ],
  },
  known: {
    fixtures: 'Mechi hutambuliwa kwa siku yake na timu zake mbili. Timu zisizokuwepo zinaongezwa.',
    teams: 'Timu hutambuliwa kwa jina na jinsia. Makundi yasiyokuwepo yanaongezwa.',
    players: 'Mchezaji hutambuliwa kwa jina na timu. Timu lazima ziwepo tayari.',
  },
  columns: 'Safu',
  file: 'Faili la CSV au Excel',
  gender: 'Jinsia ya timu mpya',
  asFileSays: 'Kama faili linavyosema',
  preview: 'Hakiki',
  reading: 'Inasoma…',
  make: 'Leta hivi',
  nothing: 'Faili halibadilishi kitu: vyote vipo tayari.',
  will: (created, updated) => `Vipya ${created}, vilivyobadilishwa ${updated}.`,
  done: (created, updated) => `Vimeletwa: vipya ${created}, vilivyobadilishwa ${updated}.`,
  new: 'mpya',
  changed: 'imebadilishwa',
  errors: (n) =>
    plural('sw', n, {
      one: 'Kosa 1. Hakuna kilichohifadhiwa.',
      other: `Makosa ${n}. Hakuna kilichohifadhiwa.`,
    }),
  paste: 'Au bandika jedwali au orodha',
  pasteExample: '1. Asha Juma 7 seta',
  openQuestions: (n) =>
    plural('sw', n, { one: 'Swali 1 la kujibu', other: `Maswali ${n} ya kujibu` }),
  answerFirst: 'Jibu maswali, au leta zilizo sawa tu.',
  takeGood: (left) =>
    plural('sw', left, {
      one: 'Leta zilizo sawa, mstari 1 urudi kama faili',
      other: `Leta zilizo sawa, mistari ${left} irudi kama faili`,
    }),
  restFile: 'iliyobaki',
  reason: 'Sababu',
  rows: (rows, count) =>
    plural('sw', count, { one: `Mstari ${rows}`, other: `Mistari ${count}: ${rows}` }),
  questions: {
    days: (value) => `${value} isomwe vipi?`,
    team: (value) => `“${value}” ni timu gani?`,
    noTeam: 'Mistari hii haina timu',
  },
  newTeam: 'Timu mpya',
  newTeams: (n) =>
    plural('sw', n, { one: 'Timu hii itaundwa:', other: `Timu hizi ${n} zitaundwa:` }),
  noTeam: 'Hana timu',
  leaveOut: 'Acha nje',
  choose: 'Chagua',
  toLookAt: 'Ya kuangalia',
  understood: 'Jinsi faili lilivyosomwa',
  headingsIn: (row) => `Majina ya safu yapo mstari wa ${row}.`,
  filled: (n) =>
    plural('sw', n, {
      one: 'Mstari 1 umejazwa kutoka juu yake.',
      other: `Mistari ${n} imejazwa kutoka juu yake.`,
    }),
  ignored: (names) => `Hazikusomwa: ${names}`,
  remembered: 'Safu ni zile zilizochaguliwa awali kwa faili kama hili.',
  leftOut: (rows) => `Si mistari ya jedwali: ${rows}.`,
  dayOrders: {
    day: 'Tarehe kama 3/4 zimesomwa siku kwanza.',
    month: 'Tarehe kama 3/4 zimesomwa mwezi kwanza.',
  },
  otherOrder: 'Zisome kwa namna nyingine',
  columnsByHand: 'Chagua safu kwa mkono',
  notRead: 'haisomwi',
  leaveTimes: 'Siku, saa, viwanja na korti za mechi zilizopo zibaki zilivyo',
  moves: (n) =>
    plural('sw', n, {
      one: 'Mechi 1 itabadilishiwa saa, uwanja au korti.',
      other: `Mechi ${n} zitabadilishiwa saa, uwanja au korti.`,
    }),
};

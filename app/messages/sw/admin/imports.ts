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
  text: 'Faili la CSV au Excel. Mstari wa kwanza unataja safu, kwa Kiswahili au Kiingereza; zilizokolezwa tu ndizo lazima. Tarehe kama 23/11/2026 au 2026-11-23. Yote au hakuna.',
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
};

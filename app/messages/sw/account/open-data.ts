import type { Messages } from '../../messages.ts';

/** The page of the open data. */
export const openData: Messages['openData'] = {
  title: 'Data huria',
  description: 'Ligi zote, mechi, matokeo na kumbukumbu kama CSV na NDJSON, mpya kila usiku.',
  intro:
    'Ligi zote, timu, mechi na majedwali ya tovuti hii, pamoja na kumbukumbu ya kila mechi pointi kwa pointi, katika faili moja. Hutengenezwa upya kila usiku. Watoto, na wachezaji ambao umri wao haujulikani, hawamo.',
  none: 'Waandaaji hawajachagua leseni, hivyo hakuna faili lililochapishwa. API inajibu maswali hayo pia.',
  waiting: (licence) =>
    `Faili la kwanza chini ya ${licence} linatengenezwa. Litakuwa hapa baada ya dakika chache.`,
  licence: 'Leseni',
  made: 'Limetengenezwa',
  download: (bytes) => `Pakua (MB ${(bytes / 1_000_000).toFixed(1)})`,
  columns: 'Maelezo ya safuwima',
  contents: 'Majedwali',
  contentsText:
    'Kila jedwali lipo kama CSV na kama NDJSON. schema.json inaeleza safuwima kwa ajili ya programu (CSV on the Web). Vitambulisho vya kila faili ni sawa na vya API.',
  rows: (n) => `safu ${n.toLocaleString('en-GB')}`,
  copyHead: 'Majedwali haya mahali pengine',
  copy: 'Wavu tupu hupokea faili hili na kuonyesha majedwali haya:',
  api: 'Kwa watengenezaji programu',
};

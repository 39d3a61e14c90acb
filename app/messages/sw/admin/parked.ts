import type { Messages } from '#app/messages/messages.ts';

export const parked: Messages['parked'] = {
  title: 'Maingizo ya kuchagua',
  waiting: (n) =>
    n === 1
      ? 'Kifaa kimoja kina maingizo ambayo mechi iliendelea bila kuyapokea.'
      : `Vifaa ${n} vina maingizo ambayo mechi iliendelea bila kuyapokea.`,
  look: 'Tazama yote mawili',
  intro:
    'Vifaa viwili viliandika matokeo ya mechi hii kwa wakati mmoja. Yote yamehifadhiwa: chagua yapi yahesabiwe. Mengine unaweza kuyatazama hapa wakati wowote.',
  atTable:
    'Vifaa viwili viliandika mechi hii kwa wakati mmoja. Anayeandika sasa anachagua; ofisi inaweza kuchukua maingizo mengine baadaye pia.',
  none: 'Hakuna kifaa chenye maingizo ambayo mechi iliendelea bila kuyapokea.',
  link: 'kiungo cha mwandishi',
  from: (who, when) => `Kutoka: ${who}, ${when}`,
  parting: (score) => `Vyote viwili vina mechi ileile hadi hapa: ${score}.`,
  atStart: 'Vyote viwili vinaanza kabla ya seti ya kwanza.',
  server: 'Mechi ilivyo sasa',
  branch: 'Pamoja na maingizo ya kifaa',
  entries: (n) => (n === 1 ? 'Ingizo 1' : `Maingizo ${n}`),
  stand: (sets, points) => `seti ${sets}, pointi ${points}`,
  noSets: 'bado hakuna seti',
  same: 'Yote mawili yanafikia matokeo yaleyale.',
  impossible: 'Maingizo haya hayawezi kufuata mahali pale:',
  keepServer: 'Acha mechi ilivyo',
  takeBranch: 'Chukua maingizo ya kifaa',
  confirmServer: (score) =>
    `Mechi inabaki hivi: ${score}. Maingizo ya kifaa yataendelea kusomeka hapa.`,
  confirmBranch: (score) =>
    `Mechi itakuwa hivi: ${score}. Yaliyoandikwa tangu vilipoachana yanafutwa kwa mstari, hayapotei.`,
  kept: 'Mechi inabaki ilivyo.',
  taken: 'Maingizo ya kifaa yanahesabiwa sasa.',
  settled: 'Yaliyochaguliwa awali',
  choseServer: (who, when) => `${who} aliacha mechi ilivyokuwa, ${when}`,
  choseBranch: (who, when) => `${who} alichukua maingizo ya kifaa, ${when}`,
  arrived: 'Kifaa chenyewe kimeyaleta yote kwenye mechi.',
  toMatch: 'Nenda kwenye mechi',
};

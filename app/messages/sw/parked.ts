import type { Messages } from '#app/messages/messages.ts';

export const parked: Messages['parked'] = {
  title: 'Maandishi ya kuchagua',
  waiting: (n) =>
    n === 1
      ? 'Kifaa kimoja kina maandishi ambayo mechi iliendelea bila hayo.'
      : `Vifaa ${n} vina maandishi ambayo mechi iliendelea bila hayo.`,
  look: 'Tazama yote mawili',
  intro:
    'Vifaa viwili viliandika mechi hii kwa wakati mmoja. Yote yamehifadhiwa: chagua yapi yahesabiwe. Mengine unaweza kuyatazama hapa wakati wowote.',
  none: 'Hakuna kifaa chenye maandishi ambayo mechi iliendelea bila hayo.',
  link: 'kiungo cha mwandishi',
  from: (who, when) => `Kutoka: ${who}, ${when}`,
  parting: (score) => `Vyote vinaijua mechi mpaka hapa: ${score}.`,
  atStart: 'Vyote vinaanza kabla ya seti ya kwanza.',
  server: 'Mechi ilivyo sasa',
  branch: 'Pamoja na maandishi ya kifaa',
  entries: (n) => `Maandishi ${n}`,
  stand: (sets, points) => `seti ${sets}, pointi ${points}`,
  noSets: 'bado hakuna seti',
  same: 'Yote mawili yanafikia matokeo yaleyale.',
  impossible: 'Maandishi haya hayawezi kufuata mahali pale:',
  keepServer: 'Acha mechi ilivyo',
  takeBranch: 'Chukua maandishi ya kifaa',
  confirmServer: (score) =>
    `Mechi inabaki hivi: ${score}. Maandishi ya kifaa yataendelea kusomeka hapa.`,
  confirmBranch: (score) =>
    `Mechi itakuwa hivi: ${score}. Yaliyoandikwa tangu vilipoachana yanafutwa kwa mstari, hayapotei.`,
  kept: 'Mechi inabaki ilivyo.',
  taken: 'Maandishi ya kifaa yanahesabiwa sasa.',
  settled: 'Yaliyochaguliwa awali',
  choseServer: (who, when) => `${who} aliacha mechi ilivyokuwa, ${when}`,
  choseBranch: (who, when) => `${who} alichukua maandishi ya kifaa, ${when}`,
  arrived: 'Kifaa chenyewe kimeyaleta yote kwenye mechi.',
  toMatch: 'Kwenye mechi',
};

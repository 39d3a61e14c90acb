import type { Messages } from '../../messages.ts';

export const rulesInWords: Messages['rulesInWords'] = {
  title: 'Kanuni',
  bestOf: (sets, toWin) => `Bora kati ya seti ${sets}: seti ${toWin} zinashinda mechi.`,
  oneSet: 'Mechi ni seti moja.',
  allSets: (sets) => `Seti zote ${sets} zinachezwa.`,
  set: (points, lead) => `Seti inachezwa hadi pointi ${points}${leadOf(lead)}.`,
  lastSet: (points, lead) => `Seti ya mwisho inachezwa hadi pointi ${points}${leadOf(lead)}.`,
  cap: (points) => `Inaisha kwa pointi ${points}, hata tofauti ikiwa ndogo.`,
  minutes: (minutes) => `Seti hudumu dakika ${minutes} zaidi.`,
  forfeit: (sets, points) => `Timu isiyocheza hufungwa seti ${sets}-0 na pointi ${points}-0.`,
  won: (result, winner, loser) => `${result}: ${winner} kwa mshindi, ${loser} kwa aliyefungwa.`,
  results: {
    sweep: 'Bila kupoteza seti',
    clear: 'Ushindi wa wazi (3-1)',
    decider: 'Ushindi kwa seti moja',
    forfeit: 'Timu nyingine haichezi',
  },
  draw: (points) => `Sare ya seti: ${points} kwa kila timu.`,
  perSet: (points) => `Kila seti ya ushindi huongeza ${points}.`,
  perMatch: (points) => `Kila mechi iliyochezwa huongeza ${points}.`,
};

function leadOf(lead: number): string {
  return lead === 1 ? '' : ` kwa tofauti ya ${lead}`;
}

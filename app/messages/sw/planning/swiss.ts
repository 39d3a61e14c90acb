import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const swiss: Messages['swiss'] = {
  title: 'Raundi za mfumo wa Uswisi',
  rounds: 'Raundi',
  roundsHint: (most) =>
    `Zisizidi ${most}, ili timu zisikutane tena. Raundi ya 1 hupangwa kwa droo; kila inayofuata hupangwa kwa matokeo.`,
  drawn: (rounds) =>
    `Raundi ya 1 kati ya ${rounds} imepangwa kwa droo. Bonyeza Hakiki tena upate droo nyingine.`,
  pairedByTable: (round, rounds) =>
    `Raundi ya ${round} kati ya ${rounds}: timu zenye ushindi sawa zinakutana.`,
  bye: (team) => `${team} inapumzika: hilo linahesabiwa kuwa ushindi.`,
  rests: 'inapumzika: hilo linahesabiwa kuwa ushindi',
  secondBye: (team) => `${team} inapumzika mara ya pili: nyingine zote zimeshapumzika.`,
  rematch: (team1, team2) => `${team1} na ${team2} zinakutana tena: hakuna njia nyingine.`,
  progress: (paired, rounds) => `Raundi ${paired} kati ya ${rounds} zimepangwa.`,
  missing: (n) =>
    plural('sw', n, {
      one: 'Raundi inayofuata inasubiri matokeo ya mechi 1:',
      other: `Raundi inayofuata inasubiri matokeo ya mechi ${n}:`,
    }),
  ready: 'Matokeo yote yapo.',
  over: 'Raundi zote zimepangwa.',
  pairNext: 'Panga raundi inayofuata',
  pairTitle: (round) => `Panga raundi ya ${round}`,
  table: 'Mpangilio wa kukutanisha',
  tableNote:
    'Kwa ushindi, pamoja na mapumziko; kisha kwa ushindi wa wapinzani (Buchholz); kisha kwa droo.',
  team: 'Timu',
  score: 'Ushindi',
  buchholz: 'Buchholz',
  rested: (round, team) => `Raundi ya ${round}: ${team} ilipumzika.`,
};

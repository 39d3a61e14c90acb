import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

export const swiss: Messages['swiss'] = {
  title: 'Raundi za mfumo wa Uswisi',
  rounds: 'Raundi',
  roundsHint: (most) =>
    `Zisizidi ${most}, ili asiwepo wa kukutana tena. Raundi ya 1 hupangwa kwa kura; kila inayofuata hupangwa kwa matokeo.`,
  drawn: (rounds) =>
    `Raundi ya 1 kati ya ${rounds} imepangwa kwa kura. Bonyeza Onyesha tena upate kura nyingine.`,
  pairedByTable: (round, rounds) =>
    `Raundi ya ${round} kati ya ${rounds}: timu zilizo sawa zinakutana.`,
  bye: (team) => `${team} inapumzika: inahesabiwa kuwa ushindi.`,
  rests: 'inapumzika: inahesabiwa kuwa ushindi',
  secondBye: (team) => `${team} inapumzika mara ya pili: wengine wote wameshapumzika.`,
  rematch: (team1, team2) => `${team1} na ${team2} wanakutana tena: hakuna njia nyingine.`,
  progress: (paired, rounds) => `Raundi ${paired} kati ya ${rounds} zimepangwa.`,
  missing: (n) =>
    plural('sw', n, {
      one: 'Linakosekana tokeo 1 kabla raundi inayofuata haijapangwa:',
      other: `Yanakosekana matokeo ${n} kabla raundi inayofuata haijapangwa:`,
    }),
  ready: 'Matokeo yote yapo.',
  over: 'Raundi zote zimepangwa.',
  pairNext: 'Panga raundi inayofuata',
  pairTitle: (round) => `Panga raundi ya ${round}`,
  table: 'Mpangilio wa kukutanisha',
  tableNote:
    'Kwa ushindi, pamoja na mapumziko; kisha kwa ushindi wa wapinzani (Buchholz); kisha kwa kura.',
  team: 'Timu',
  score: 'Ushindi',
  buchholz: 'Buchholz',
  rested: (round, team) => `Raundi ya ${round}: ${team} ilipumzika.`,
};

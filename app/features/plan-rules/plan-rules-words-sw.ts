import { plural } from '#app/messages/plural.ts';
import type { PlanRulesWords } from './plan-rules-words-en.ts';

export const sw: PlanRulesWords = {
  title: 'Kanuni za mpango',
  note: 'Hakuna mpango unaovunja kanuni. Hakikisho linaonyesha kila kanuni inagharimu siku ngapi.',
  add: 'Ongeza kanuni',
  remove: (n) => `Ondoa kanuni ya ${n}`,
  rule: (n) => `Kanuni ya ${n}`,
  kinds: {
    weekdays: 'Siku ambazo timu haichezi',
    hours: 'Saa ambazo timu inacheza',
    'not-at-once': 'Timu mbili si wakati mmoja',
    home: 'Uwanja wa nyumbani wa timu',
    finals: 'Siku za fainali',
    travel: 'Muda wa kusafiri kati ya viwanja',
  },
  team: 'Timu',
  other: 'Timu nyingine',
  never: 'Kamwe siku za',
  only: 'Siku za',
  from: 'Si kabla ya',
  to: 'Iishe kabla ya',
  venue: 'Uwanja',
  minutes: 'Dakika kati ya viwanja viwili',
  weekdays: (team, days) => `Kamwe siku za ${days}, ${team}`,
  hours: (team, from, to) => `Kuanzia ${from} hadi ${to} tu, ${team}`,
  notAtOnce: (team, other) => `Si kwa wakati mmoja, ${team} na ${other}`,
  home: (team, venue) => `Nyumbani kwenye ${venue}, ${team}`,
  finals: (days) => `Fainali na nusu fainali siku za ${days} tu`,
  travel: (minutes) => `Dakika ${minutes} kati ya viwanja viwili`,
  costs: 'Siku za kucheza pamoja na kila kanuni, na bila yake',
  cost: (days, without) =>
    `${plural('sw', days, { one: 'siku 1', other: `siku ${days}` })} badala ya ${without} bila kanuni hiyo`,
  free: 'haigharimu siku',
  notTried: 'haikujaribiwa, muda haukutosha',
};

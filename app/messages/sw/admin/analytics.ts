import type { Messages } from '../../messages.ts';

export const analytics: Messages['analytics'] = {
  title: 'Waliotembelea',
  hint: 'Mara ngapi watu walifungua kurasa hizi katika siku 30 zilizopita. Zinahesabiwa kwenye seva yetu bila vidakuzi; injini za utafutaji na programu nyingine hazihesabiwi.',
  leaguePages: 'Kurasa za ligi',
  matchPages: 'Kurasa za mechi',
  followers: 'Wafuatiliaji wa moja kwa moja',
  none: 'Hakuna aliyefungua ukurasa wa ligi hii katika siku 30 zilizopita. Sambaza anwani yake walipo wateja wako.',
  chart: (views, most, day) =>
    `Kurasa zilifunguliwa mara ${views} katika siku 30; zaidi siku ya ${day}: ${most}.`,
  daily: 'Siku kwa siku',
  date: 'Tarehe',
  file: 'Waliotembelea (CSV)',
  download: 'Pakua kama CSV',
  coming: 'Mechi zijazo',
  noComing: 'Hakuna mechi iliyopangwa.',
  past: 'Matokeo ya karibuni',
  noPast: 'Hakuna matokeo katika siku 30 zilizopita.',
};

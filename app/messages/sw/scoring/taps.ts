import type { Messages } from '../../messages.ts';

export const taps: Messages['taps'] = {
  missed: {
    'too-soon': 'Haikuhesabiwa: ni mapema mno baada ya pointi iliyopita. Bonyeza kwa muda zaidi.',
    'too-soon-timeout': 'Haikuhesabiwa: taimauti imeandikwa sasa hivi.',
    slid: 'Haikuhesabiwa: kidole kiliteleza mbali mno.',
  },
  duringTimeout: (team) => `Taimauti inaendelea. Je, pointi ya ${team} ihesabiwe?`,
  count: 'Ihesabu',
  doNotCount: 'Usiihesabu',
  plusOne: (team) => `+1 ${team}`,
  quick: 'Fidia kwa miguso ya haraka',
  quickOn: 'Miguso ya haraka: kila mguso unahesabiwa mara moja.',
  quickOff: 'Maliza',
};

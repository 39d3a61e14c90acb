import type { Messages } from '../messages.ts';

export const rivals: Messages['rivals'] = {
  heading: 'Ana kwa ana',
  meetingsWon: 'Walizoshinda',
  drawn: (n) => `sare ${n}`,
  officials: 'Waamuzi na maofisa',
  duties: {
    referee1: 'Mwamuzi wa kwanza',
    referee2: 'Mwamuzi wa pili',
    'challenge-referee': 'Mwamuzi wa mapitio',
    scorer: 'Mwandishi wa alama',
    'assistant-scorer': 'Mwandishi msaidizi',
    'line-judge': 'Mwamuzi wa mstari',
    delegate: 'Mjumbe',
  },
  round: (n) => `Mzunguko wa ${n}`,
  rounds: {
    final: 'Fainali',
    'semi-final': 'Nusu fainali',
    'quarter-final': 'Robo fainali',
    'third place': 'Nafasi ya tatu',
    'round of 16': 'Hatua ya 16 bora',
  },
};

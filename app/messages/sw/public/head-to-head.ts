import type { Messages } from '../../messages.ts';

export const headToHead: Messages['headToHead'] = {
  heading: 'Ana kwa ana',
  meetingsWon: 'Mara walizoshinda',
  drawn: (n) => `sare ${n}`,
  officials: 'Maofisa wa mechi',
  duties: {
    referee1: 'Mwamuzi wa kwanza',
    referee2: 'Mwamuzi wa pili',
    'challenge-referee': 'Mwamuzi wa video',
    scorer: 'Mwandishi wa alama',
    'assistant-scorer': 'Mwandishi msaidizi',
    'line-judge': 'Mwamuzi wa mstari',
    delegate: 'Kamisaa',
  },
  round: (n) => `Raundi ya ${n}`,
  rounds: {
    final: 'Fainali',
    'semi-final': 'Nusu fainali',
    'quarter-final': 'Robo fainali',
    'third place': 'Nafasi ya tatu',
    'round of 16': 'Hatua ya 16 bora',
  },
};

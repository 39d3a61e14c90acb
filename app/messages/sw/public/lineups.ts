import type { Messages } from '../../messages.ts';

export const lineups: Messages['lineups'] = {
  tab: 'Vikosi',
  none: 'Vikosi havikuandikwa katika mechi hii.',
  start: (set) => `Seti ya ${set}, ilivyoanza. Mwenye duara la dhahabu anapiga sevu ya kwanza.`,
  position: (n) => `Nafasi ya ${n}`,
  servesFirst: 'Nafasi ya 1, sevu ya kwanza',
  libero: 'Libero',
  changes: 'Mabadiliko',
  change: (comes, goes) => `${comes} badala ya ${goes}`,
};

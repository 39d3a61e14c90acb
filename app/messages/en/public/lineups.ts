/** The starters of a set. */
export const lineups = {
  tab: 'Line-ups',
  none: 'No line-ups were written down in this match.',
  start: (set: number) => `Set ${set}, as it began. The player in the gold ring serves first.`,
  position: (n: number) => `Position ${n}`,
  servesFirst: 'Position 1, serves first',
  libero: 'Libero',
  changes: 'Substitutions',
  change: (comes: string, goes: string) => `${comes} for ${goes}`,
};

export const decisions = {
  title: 'Decisions',
  none: 'Nothing has been decided about this table.',
  points: (n: number) => (n > 0 ? `+${n} points` : `${n} points`),
  withdrawn: 'withdrawn',
  withdrawnBy: (policy: string) => `withdrawn. Its matches: ${policy}.`,
  reasonHint: 'Not required. Everybody can read it below the table.',
  last: 'placed last',
  lot: (order: string) => `Lots drawn: ${order}`,
  seed: 'Seed',
  takeBack: 'Take back',
  takenBack: 'Decision taken back.',
};

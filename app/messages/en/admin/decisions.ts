export const decisions = {
  title: 'Decisions',
  none: 'Nothing has been decided about this table.',
  points: (n: number) => (n > 0 ? `+${n} points` : `${n} points`),
  withdrawn: 'withdrawn',
  withdrawnBy: (policy: string) => `withdrawn. Its matches: ${policy}.`,
  reasonHint: 'Not required. Everybody can read it below the table.',
  /** The fate of the matches of a team that withdraws. */
  effects: {
    annulled: (n: number) =>
      `Played (${n}): in the table they count for nobody any more. Their results can still be read.`,
    stay: (n: number) => `Played (${n}): their results stay in the table.`,
    live: (n: number) => `Under way (${n}): nothing changes there. End them first.`,
    awarded: (n: number) =>
      `To come (${n}): the opponents win without playing, and they count as played from now on:`,
    cancelled: (n: number) =>
      `To come (${n}): they are cancelled; in a knock-out the opponent goes on:`,
    andMore: (n: number) => `and ${n} more.`,
    none: 'The team has no matches in this league.',
  },
  last: 'placed last',
  lot: (order: string) => `Lots drawn: ${order}`,
  seed: 'Seed',
  takeBack: 'Take back',
  takenBack: 'Decision taken back.',
};

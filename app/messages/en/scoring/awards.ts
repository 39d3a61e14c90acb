/** Decisions of the officials that give a team a point without play. */
export const awards = {
  title: 'Award by the officials',
  note: 'A point, the set or the match without play',
  text: 'Server and positions stay as they are. The reason is printed on the sheet.',
  kinds: {
    more: 'One point more',
    less: 'One point less',
    set: 'The set',
    match: 'The match',
  },
  notes: {
    more: (team: string) => `${team} gets a point for a rally that was not counted.`,
    less: (team: string) => `${team} loses a point that was counted wrongly.`,
    set: (team: string) => `${team} wins this set: the points it still needs are added.`,
    match: (team: string) =>
      `${team} wins the match: the points and sets it still needs are added.`,
  },
  why: 'Reason',
  /** In the list of entries and among the remarks of the sheet. */
  told: {
    point: (points: number) => (points > 0 ? `+${points}` : `−${-points}`),
    set: 'the set',
    match: 'the match',
  },
};

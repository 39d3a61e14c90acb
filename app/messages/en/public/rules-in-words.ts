export const rulesInWords = {
  title: 'Rules',
  bestOf: (sets: number, toWin: number) => `Best of ${sets} sets: ${toWin} sets win the match.`,
  oneSet: 'A match is one set.',
  allSets: (sets: number) => `All ${sets} sets are played.`,
  set: (points: number, lead: number) => `A set goes to ${points} points${leadOf(lead)}.`,
  lastSet: (points: number, lead: number) =>
    `The last set goes to ${points} points${leadOf(lead)}.`,
  cap: (points: number) => `It ends at ${points} points, whatever the lead.`,
  minutes: (minutes: number) => `A set lasts ${minutes} minutes at most.`,
  forfeit: (sets: number, points: number) =>
    `A team that does not play loses ${sets}-0 in sets and ${points}-0 in points.`,
  won: (result: string, winner: number, loser: number) =>
    `${result}: ${winner} for the winner, ${loser} for the loser.`,
  results: {
    sweep: 'Without a lost set',
    clear: 'Won clearly (3-1)',
    decider: 'Won by one set',
    forfeit: 'The other team forfeits',
  },
  draw: (points: number) => `Level in sets: ${points} for each team.`,
  perSet: (points: number) => `Each set won adds ${points}.`,
  perMatch: (points: number) => `Each match played adds ${points}.`,
};

function leadOf(lead: number): string {
  return lead === 1 ? '' : ` with a lead of ${lead}`;
}

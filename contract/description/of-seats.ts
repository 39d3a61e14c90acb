/** The seats around the scorer of a match: `Schema.name`, or a name that stands in no other schema. */
export const SEAT_PROPERTIES: Record<string, string> = {
  control: 'The exchanges with a libero in the set so far, as the sheet R-6 has them',
  dismissed: 'The scorer did not take it',
  isPlaying: 'Whether a set is being played: between sets nothing can be asked for',
  parked: 'Stories of other devices that the match went on without, and that wait for a choice',
  rally: 'The last rally of the set before the request: it is over with the next one',
  seat: 'The bench of a team, the assistant scorer, or the statistician',
  'ScoutedRally.court1': 'The shirts of team 1 as the rally began, the server’s place first',
  'ScoutedRally.court2': 'The shirts of team 2 as the rally began, the server’s place first',
  'ScoutedRally.served': 'The team that served, where it is known',
  'SeatAtTable.links': 'Open links to the seat',
  'SeatView.other': 'Points of the other team at the exchange',
  'SeatView.own': 'Points of the team at the exchange',
  'SeatView.taken': 'Time-outs that the team has taken in the set',
};

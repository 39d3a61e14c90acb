/**
 * Results of the rounds played. A bye is a win by default: it counts as a win in the score, and
 * adds no opponent, so nothing to Buchholz.
 */
export type SwissResult =
  | { round: number; team1: string; team2: string; winner: string }
  | { round: number; bye: string };

export type SwissRow = {
  team: string;
  /** Wins, byes among them. */
  score: number;
  /** Sum of the scores of the opponents met, as often as they were met. */
  buchholz: number;
  opponents: string[];
  byes: number;
  /** Matches as the first-named team, less matches as the second-named. */
  homeSurplus: number;
};

/** Sorted by score, then Buchholz, then the seed: the order of `teams`. */
export function swissTable(teams: readonly string[], results: readonly SwissResult[]): SwissRow[] {
  const rows = new Map(
    teams.map((team): [string, SwissRow] => [
      team,
      { team, score: 0, buchholz: 0, opponents: [], byes: 0, homeSurplus: 0 },
    ]),
  );
  const rowOf = (team: string) => {
    const row = rows.get(team);
    if (row === undefined) throw new Error(`${team} is not entered`);
    return row;
  };
  for (const result of results) {
    if ('bye' in result) {
      const row = rowOf(result.bye);
      row.score += 1;
      row.byes += 1;
      continue;
    }
    const { team1, team2, winner } = result;
    if (winner !== team1 && winner !== team2) throw new Error(`${winner} did not play`);
    const first = rowOf(team1);
    const second = rowOf(team2);
    first.opponents.push(team2);
    second.opponents.push(team1);
    first.homeSurplus += 1;
    second.homeSurplus -= 1;
    rowOf(winner).score += 1;
  }
  for (const row of rows.values())
    row.buchholz = row.opponents.reduce((sum, opponent) => sum + rowOf(opponent).score, 0);
  return [...rows.values()].sort((a, b) => b.score - a.score || b.buchholz - a.buchholz);
}

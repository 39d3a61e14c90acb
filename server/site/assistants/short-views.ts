import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import type { SearchHit } from '#contract/site/search.ts';

/** A match in few words; hours are East African Time. */
export function shortMatch(match: Match) {
  const { id, team1, team2, league, group, round, status, sets, winner } = match;
  return withoutNulls({
    id,
    league: league?.name ?? null,
    group: group?.name ?? null,
    round,
    date: match.matchDate,
    time: match.matchTime,
    venue: match.location,
    court: match.court,
    team1: { id: team1.id, name: team1.name },
    team2: { id: team2.id, name: team2.name },
    status,
    setsWon: status === 'not started' ? null : `${match.team1Wins}-${match.team2Wins}`,
    sets: sets.length === 0 ? null : sets.map((set) => `${set.team1Score}-${set.team2Score}`),
    serving: match.serving && match[match.serving].name,
    winner: winner === 'team1' || winner === 'team2' ? match[winner].name : winner,
    forfeit: match.forfeit,
  });
}

/** A match of a knock-out round; of teams that are not known yet it says where they come from. */
export function shortFixture(fixture: Fixture, match: Match | undefined) {
  const { label, team1, team2, matchDate, matchTime, location, state } = fixture;
  const planned = { date: matchDate, time: matchTime, venue: location };
  return withoutNulls({
    label,
    ...(match === undefined
      ? { ...planned, team1: team1.name, team2: team2.name, status: state }
      : shortMatch(match)),
  });
}

/** The rows of a table, and why level teams stand as they do. */
export function shortStandings({ rows, explanations, criteria }: Standings) {
  const names = new Map(rows.map(({ team }) => [team.id, team.name]));
  return {
    criteria,
    rows: rows.map((row) =>
      withoutNulls({
        rank: row.rank,
        team: row.team.name,
        id: row.team.id,
        played: row.played,
        won: row.won,
        lost: row.lost,
        points: row.points,
        sets: `${row.setsWon}-${row.setsLost}`,
        rallies: `${row.pointsWon}-${row.pointsLost}`,
        note: row.note,
      }),
    ),
    // The first criterion needs no word: everybody sees it in the row.
    ties: explanations
      .filter(({ criterion }) => criterion !== criteria[0])
      .map(({ above, below, criterion, within, values, reason }) =>
        withoutNulls({
          above: names.get(above),
          below: names.get(below),
          decidedBy: within === null ? criterion : `${criterion}: ${within}`,
          values,
          reason,
        }),
      ),
  };
}

export function shortHits(hits: readonly SearchHit[]) {
  return hits.map(({ id, name, detail }) => (detail === '' ? { id, name } : { id, name, detail }));
}

/** A field that is null says nothing and costs words. */
export function withoutNulls<T extends object>(data: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<T>;
}

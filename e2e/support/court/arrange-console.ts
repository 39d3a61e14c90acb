import type { MatchEvent } from '#domain/volleyball/events.ts';
import { foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { Call } from '../call-api.ts';

/** A team as the site knows it: shirts, the liberos among them. */
export type Squad = { name: string; players: readonly number[]; liberos: readonly number[] };

/** Two teams with their rosters, a match and a scorer link. `call` is an administrator's. */
export async function arrangeTable(
  call: Call,
  squads: Record<Side, Squad>,
  rules?: MatchRules,
): Promise<{ id: string; link: string }> {
  const teams: string[] = [];
  for (const side of SIDES) {
    const { name, players, liberos } = squads[side];
    const team = { name, city: 'Warszawa', coach: 'N/A', gender: 'Men' };
    const { id } = await call('POST', '/teams', team);
    for (const jerseyNumber of players) {
      const player = { fullName: `Player ${name[0]}${jerseyNumber}`, jerseyNumber };
      const position = liberos.includes(jerseyNumber) ? 'Libero' : 'Setter';
      const { id: playerId } = await call('POST', '/players', {
        ...player,
        position,
        gender: 'Male',
        // The position of a player of unknown age is not shown, and a libero would have to be chosen.
        dateOfBirth: '1996-03-03',
      });
      await call('POST', `/teams/${id}/players`, { playerId });
    }
    teams.push(id);
  }
  const [team1, team2] = teams;
  const when = { matchDate: '2021-01-05', matchTime: '16:30' };
  const fixture = { team1, team2, matchType: 'Friendly', ...when, ...(rules && { rules }) };
  const { id } = await call('POST', '/matches', fixture);
  const { url } = await call<{ url: string }>('POST', `/matches/${id}/scorer-links`, {});
  return { id, link: url };
}

/** The log that the server keeps, folded. */
export async function readLog(call: Call, id: string, rules: MatchRules): Promise<MatchLog> {
  const path = `/matches/${id}/events?limit=1000`;
  const { items } = await call<{ items: MatchEvent[] }>('GET', path);
  return foldLog(rules, items);
}

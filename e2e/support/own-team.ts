import type { Call } from './call-api.ts';

/** The entries of an administrator: a team of seven, a rival, and their match in many years. */
export async function arrangeTeam(
  call: Call,
  { name, coach = 'N/A' }: { name: string; coach?: string },
) {
  const about = { city: 'Moshi', gender: 'Women' };
  const team = await call('POST', '/teams', { ...about, name, coach });
  const rival = await call('POST', '/teams', { ...about, name: `${name} B`, coach: 'N/A' });
  const players: string[] = [];
  for (let shirt = 1; shirt <= 7; shirt += 1) {
    const position = shirt === 7 ? 'Libero' : 'Setter';
    const player = { fullName: `${name} Na${shirt}`, jerseyNumber: shirt, position };
    players.push((await call('POST', '/players', { ...player, team: team.id })).id);
  }
  const match = await call('POST', '/matches', {
    team1: team.id,
    team2: rival.id,
    matchType: 'Friendly',
    matchDate: '2099-03-07',
    matchTime: '16:00',
  });
  return { team: team.id as string, players, match: match.id as string };
}

/** A league with these teams. */
export async function arrangeLeague(call: Call, name: string, names: readonly string[]) {
  const about = { type: 'League', startsAt: '2031-10-04', location: 'Tanga', partner: 'N/A' };
  const { id } = await call('POST', '/leagues', { ...about, name });
  const teams: string[] = [];
  for (const team of names) {
    const facts = { name: team, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/teams', facts)).id);
    await call('POST', `/leagues/${id}/teams/${teams.at(-1)}`);
  }
  return { id, teams };
}

/** The same with two teams of seven and a match of theirs; `player` adds to each player by the shirt. */
export async function arrangeLeagueMatch(
  call: Call,
  name: string,
  names: readonly [string, string],
  player: (name: string, shirt: number) => object = () => ({}),
) {
  const league = await arrangeLeague(call, name, names);
  for (const [at, team] of league.teams.entries()) {
    for (let number = 1; number <= 7; number += 1) {
      const fullName = `${names[at]} ${number}`;
      const facts = { fullName, team, jerseyNumber: number, ...player(fullName, number) };
      await call('POST', '/players', facts);
    }
  }
  const [team1, team2] = league.teams;
  const start = { matchDate: '2031-10-05', matchTime: '16:00' };
  const match = await call('POST', '/matches', { matchType: league.id, team1, team2, ...start });
  return { ...league, match };
}

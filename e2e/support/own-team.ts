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

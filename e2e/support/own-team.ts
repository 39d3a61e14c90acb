import type { BrowserContext } from '@playwright/test';
import { apiOf } from './call-api.ts';
import type { Wavu } from './wavu.ts';

/** What an administrator enters: a team of seven, a rival, and their match in many years. */
export async function arrangeTeam(
  office: BrowserContext,
  wavu: Wavu,
  { name, coach = 'N/A' }: { name: string; coach?: string },
) {
  const call = apiOf(office.request, wavu);
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
    ...{ team1: team.id, team2: rival.id, matchType: 'Friendly' },
    ...{ matchDate: '2099-03-07', matchTime: '16:00' },
  });
  return { call, team: team.id as string, players, match: match.id as string };
}

/** The account of an address, as an administrator finds it. */
export async function accountOf(
  office: BrowserContext,
  wavu: Wavu,
  email: string,
): Promise<string> {
  const answer = await office.request.get(`${wavu.url}/api/v1/users`, { params: { q: email } });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]!.id;
}

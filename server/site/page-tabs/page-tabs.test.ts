import { afterAll, expect, test } from 'vitest';
import { listPublicPages } from '#server/site/discovery/queries.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { listLeagueTabs, listPlayerTabs, listTeamTabs } from './queries.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

async function must(method: string, path: string, body?: object) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const newTeam = (name: string) =>
  must('POST', '/teams', { name, city: 'Arusha', coach: 'N/A', gender: 'Men' });

async function arrangeLeague() {
  const league = await must('POST', '/leagues', {
    name: 'Ligi ya Pwani',
    type: 'League',
    startsAt: '2026-10-10',
    location: 'Arusha',
    partner: 'N/A',
  });
  const team1 = await newTeam('Nyota');
  const team2 = await newTeam('Simba');
  return { league: league.id as string, team1: team1.id as string, team2: team2.id as string };
}

async function newMatch({ league, team1, team2 }: Awaited<ReturnType<typeof arrangeLeague>>) {
  const match = await must('POST', '/matches', {
    team1,
    team2,
    matchType: league,
    matchDate: '2026-11-20',
    matchTime: '10:00',
  });
  return match.id as string;
}

async function leagueTabs(league: string) {
  return (await listLeagueTabs(store, league)).get(league)?.toSorted();
}

async function teamTabs(team: string) {
  return (await listTeamTabs(store, NOW, team)).get(team)?.toSorted();
}

async function listedBelow(path: string) {
  const pages = await listPublicPages(store, NOW);
  return pages
    .flatMap((page) => (page.path.startsWith(`${path}/`) ? page.path.slice(path.length + 1) : []))
    .toSorted();
}

test('a league gets its tabs one after the other, as it gets their content', async () => {
  const places = await arrangeLeague();
  const { league, team1, team2 } = places;
  expect(await leagueTabs(league)).toEqual([]);
  expect(await listedBelow(`/league/${league}`)).toEqual(['about', 'discipline']);
  for (const team of [team1, team2]) await must('POST', `/leagues/${league}/teams/${team}`);
  expect(await leagueTabs(league)).toEqual(['standingList', 'teamList']);
  await must('POST', `/leagues/${league}/groups`, { name: 'A' });
  expect(await leagueTabs(league)).toEqual(['groupList', 'standingList', 'teamList']);

  const forfeited = await newMatch(places);
  await must('PUT', `/matches/${forfeited}/result`, { forfeit: 'team1', otherDay: true });
  expect(await leagueTabs(league)).toEqual(['groupList', 'resultList', 'standingList', 'teamList']);
  expect(await listedBelow(`/league/${league}`)).not.toContain('forecast');

  const played = await newMatch(places);
  const sets = [1, 2, 3].map(() => [25, 20]);
  await must('PUT', `/matches/${played}/result`, { sets, otherDay: true });
  const all = ['groupList', 'resultList', 'standingList', 'statistics', 'teamList'];
  expect(await leagueTabs(league)).toEqual(all);
  expect(await listedBelow(`/league/${league}`)).toEqual(
    [...all, 'about', 'discipline', 'forecast'].toSorted(),
  );
  await must('DELETE', `/matches/${played}`);
  expect(await leagueTabs(league)).not.toContain('statistics');
});

test('a team and its player have the tabs of which there is something to say', async () => {
  const places = await arrangeLeague();
  const { league, team1, team2 } = places;
  expect(await teamTabs(team1)).toEqual([]);
  expect(await listedBelow(`/team/${team1}`)).toEqual(['about']);
  const child = { fullName: 'Mwana Ali', team: team1, dateOfBirth: '2014-01-01' };
  await must('POST', '/players', child);
  expect(await teamTabs(team1), 'nobody may be named').toEqual([]);
  const adult = { fullName: 'Ali Juma', team: team1, dateOfBirth: '1999-01-01' };
  const player = (await must('POST', '/players', adult)).id as string;
  const playerTabs = async () => (await listPlayerTabs(store, NOW, player)).get(player);
  expect([await teamTabs(team1), await playerTabs()]).toEqual([['players'], []]);
  await must('POST', `/leagues/${league}/teams/${team1}`);
  await must('POST', `/leagues/${league}/teams/${team2}`);
  expect(await teamTabs(team2)).toEqual(['standings']);
  await must('POST', '/news', { title: 'Habari', text: 'Mechi', team: team2 });
  expect(await teamTabs(team2)).toEqual(['news', 'standings']);

  const match = await newMatch(places);
  expect(await teamTabs(team1)).toEqual(['news', 'players', 'standings']);
  expect(await playerTabs()).toEqual(['matches']);
  await must('PUT', `/matches/${match}/result`, { forfeit: 'team1', otherDay: true });
  expect(await teamTabs(team1)).toEqual(['news', 'players', 'standings', 'trophies']);
  expect(await listedBelow(`/player-profile/${player}`)).toEqual(['achievement', 'matches']);
});

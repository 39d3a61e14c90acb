import { randomUUID } from 'node:crypto';

type Answer = { id: string; version: number };

/** Sends one call as an administrator and gives its answer. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** A write that was acknowledged, the pages that show what it wrote, and how they show it. */
export type Written = { label: string; pages: string[]; shows: RegExp };

export type World = {
  call: Call;
  league: string;
  teams: string[];
  players: string[];
  matches: string[];
  /** A match that is moved from day to day. */
  movingPlayer: string;
  day: string;
};

/** A league of four teams with a player each and matches today: enough for rows on every page. */
export async function createWorld(call: Call, day: string): Promise<World> {
  const input = { name: 'Ligi', type: 'League', startsAt: day, location: 'Tanga', partner: 'N/A' };
  const { id: league } = await call('POST', '/leagues', input);
  const world: World = { call, league, teams: [], players: [], matches: [], movingPlayer: '', day };
  for (const name of ['Chui', 'Faru', 'Nyota', 'Mawimbi']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Women' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${league}/teams/${id}`);
    const player = { fullName: `Asha ${name}`, dateOfBirth: '1999-01-01' };
    const { id: playerId } = await call('POST', '/players', player);
    await call('POST', `/teams/${id}/players`, { playerId });
    world.teams.push(id);
    world.players.push(playerId);
  }
  world.matches.push(await addMatch(world, 0), await addMatch(world, 1));
  world.movingPlayer = await addMatch(world, 0);
  const first = { team1Score: 25, team2Score: 23 };
  for (const id of world.matches) await call('PUT', `/matches/${id}/sets/1`, first);
  // A result, so that tables are shown.
  for (const set of [1, 2, 3]) {
    const score = { team1Score: 25, team2Score: 20 };
    await call('PUT', `/matches/${world.movingPlayer}/sets/${set}`, score);
  }
  return world;
}

async function addMatch(world: World, at: number): Promise<string> {
  const team1 = world.teams[at * 2]!;
  const team2 = world.teams[at * 2 + 1]!;
  const when = { matchDate: world.day, matchTime: '16:00', location: 'Uwanja wa Taifa' };
  const input = { team1, team2, matchType: world.league, ...when };
  return (await world.call('POST', '/matches', input)).id;
}

type Chance = () => number;
type Write = (world: World, chance: Chance) => Promise<Written>;

const pickFrom = <T>(list: readonly T[], chance: Chance): T =>
  list[Math.floor(chance() * list.length)]!;
/** A word that no page has shown before. */
const fresh = () => `W${randomUUID().slice(0, 8)}`;

/** A score is known by the version that its row carries on every page. */
async function setScore(world: World, chance: Chance): Promise<Written> {
  const id = pickFrom(world.matches, chance);
  const points = 26 + Math.floor(chance() * 10);
  const score = chance() < 0.5 ? [points, points - 2] : [points - 2, points];
  const [team1Score, team2Score] = score;
  const path = `/matches/${id}/sets/${1 + Math.floor(chance() * 2)}`;
  const { version } = await world.call('PUT', path, { team1Score, team2Score });
  return {
    label: `a score of ${id}`,
    pages: ['/', `/${id}`, `/right/${id}`, `/?date=${world.day}`, `/league/${world.league}`],
    shows: new RegExp(`data-match="${id}" data-v="${version}"`),
  };
}

const WRITES: readonly Write[] = [
  setScore,
  setScore,
  async (world, chance) => {
    const id = pickFrom(world.teams, chance);
    const name = fresh();
    await world.call('PATCH', `/teams/${id}`, { name });
    const league = `/league/${world.league}`;
    const at = world.matches[Math.floor(world.teams.indexOf(id) / 2)];
    const pages = ['/', '/teams', `/team/${id}`, league, `${league}/teamList`];
    const tables = [`${league}/standingList`, '/standings', `/${at}`, `/search?q=${name}`];
    return { label: 'a team', pages: [...pages, ...tables], shows: new RegExp(name) };
  },
  async (world) => {
    const name = fresh();
    await world.call('PATCH', `/leagues/${world.league}`, { name });
    const id = world.matches[0];
    const pages = [
      '/about',
      '/leagues',
      `/league/${world.league}`,
      `/right/${id}`,
      '/league-about',
    ];
    return { label: 'a league', pages: ['/', ...pages], shows: new RegExp(name) };
  },
  async (world, chance) => {
    const at = Math.floor(chance() * world.players.length);
    const fullName = fresh();
    await world.call('PATCH', `/players/${world.players[at]}`, { fullName });
    const own = `/player-profile/${world.players[at]}`;
    const pages = ['/playerList', own, `/team/${world.teams[at]}/players`];
    return { label: 'a player', pages, shows: new RegExp(fullName) };
  },
  async (world) => {
    const notice = fresh();
    await world.call('PATCH', '/site', { notice, noticeShown: true });
    const pages = ['/', '/sw', `/?date=${world.day}`];
    return { label: 'the notice', pages, shows: new RegExp(notice) };
  },
  async (world) => {
    const title = fresh();
    await world.call('POST', '/news', { title, text: 'Habari.', league: world.league });
    return { label: 'news', pages: ['/news', '/sw/news'], shows: new RegExp(title) };
  },
  async (world, chance) => {
    const location = fresh();
    const id = pickFrom(world.matches, chance);
    await world.call('PATCH', `/matches/${id}`, { location });
    const pages = [`/${id}`, `/right/${id}`, '/grounds'];
    return { label: 'a place', pages, shows: new RegExp(location) };
  },
  async (world, chance) => {
    const day = `2027-0${1 + Math.floor(chance() * 9)}-${10 + Math.floor(chance() * 18)}`;
    await world.call('PATCH', `/matches/${world.movingPlayer}`, { matchDate: day });
    const month = `month=${day.slice(0, 7)}`;
    const pages = [`/?${month}`, `/sw?${month}`];
    return { label: 'a day', pages, shows: new RegExp(`date=${day}"[^>]*data-full`) };
  },
];

export async function writeSomething(world: World, chance: Chance): Promise<Written> {
  return pickFrom(WRITES, chance)(world, chance);
}

import type { CastRole } from './cast.ts';
import type { Maker, RightCall, World } from './world.ts';

/** The next point, under the pen of whoever may score. */
async function point(world: World, id: string, role: CastRole): Promise<RightCall> {
  const epoch = await world.pen(id, role);
  const baseSeq = await world.seqOf(id);
  const events = [world.event('remark', { text: 'Mvua' })];
  return { path: `/matches/${id}/events`, body: { epoch, baseSeq, events } };
}

/** A match in which two entries were parked by an administrator. */
async function parked(world: World): Promise<{ id: string; branch: string; seq: number }> {
  const id = await world.scoredMatch();
  const baseSeq = await world.seqOf(id);
  const events = [world.event('remark', { text: 'x' })];
  const branch = await world.made(`/matches/${id}/parked`, { baseSeq, events });
  return { id, branch, seq: baseSeq };
}

/** A log of a match that was played, as a file. */
async function logFile(world: World): Promise<unknown> {
  const id = await world.match();
  await world.done('POST', `/matches/${id}/status`, { status: 'Live' });
  return (await world.done('GET', `/matches/${id}/log.json`)).body;
}

/** A plan for the first set of a match that has not begun. */
export async function lineup(world: World, team: string): Promise<RightCall> {
  const sheet = (await world.roster(team)).map((player, at) => ({ player, shirt: at + 1 }));
  const players = sheet.map(({ shirt }) => shirt);
  return {
    path: `/matches/${await world.match()}/lineups/${team}`,
    body: { set: 1, sheet, players, liberos: [], captain: 1 },
  };
}

export async function savedLineup(world: World, team: string): Promise<RightCall> {
  const { path, body } = await lineup(world, team);
  await world.done('PUT', path, body);
  return { path };
}

/** The calls of a scorer, in the match with this id. */
export const SCORING_CALLS: Record<string, (id: string) => Maker> = {
  'POST /matches/{id}/status': (id) => () => ({
    path: `/matches/${id}/status`,
    body: { status: 'Live' },
  }),
  'PUT /matches/{id}/sets/{n}': (id) => () => ({
    path: `/matches/${id}/sets/1`,
    body: { team1Score: 25, team2Score: 20 },
  }),
  'PUT /matches/{id}/result': (id) => () => ({
    path: `/matches/${id}/result`,
    body: {
      sets: [
        [25, 20],
        [25, 18],
        [25, 22],
      ],
      otherDay: true,
      replace: true,
    },
  }),
  'PUT /matches/{id}/best-player': (id) => () => ({
    path: `/matches/${id}/best-player`,
    body: { player: null },
  }),
  'POST /matches/{id}/pen': (id) => () => ({
    path: `/matches/${id}/pen`,
    body: { takeOver: true },
  }),
  'POST /matches/{id}/events': (id) => (world, role) => point(world, id, role),
  'POST /matches/{id}/parked': (id) => async (world) => ({
    path: `/matches/${id}/parked`,
    body: { baseSeq: await world.seqOf(id), events: [world.event('remark', { text: 'x' })] },
  }),
  'GET /matches/{id}/authors': (id) => () => ({ path: `/matches/${id}/authors` }),
  'GET /matches/{id}/signatures': (id) => () => ({ path: `/matches/${id}/signatures` }),
};

const scoring = Object.fromEntries(
  Object.entries(SCORING_CALLS).map(([name, maker]): [string, Maker] => [
    name,
    // A hall writes the matches that are lent to it, and no other ones.
    async (world, role) =>
      maker(role === 'hall' ? await world.lentMatch() : world.ids.match)(world, role),
  ]),
);

/** The calls of matches: around them, and at the court. */
export const MATCH_CALLS: Record<string, Maker> = {
  ...scoring,
  'POST /matches': ({ ids }) => ({
    path: '/matches',
    body: {
      team1: ids.team,
      team2: ids.otherTeam,
      matchType: ids.league,
      matchDate: '2026-12-02',
      matchTime: '16:00',
    },
  }),
  'PATCH /matches/{id}': async (world) => ({
    path: `/matches/${await world.match()}`,
    body: { matchTime: '18:00' },
  }),
  'DELETE /matches/{id}': async (world) => ({ path: `/matches/${await world.match()}` }),
  'POST /matches/{id}/officials/{official}/answer': async (world) => ({
    path: `/matches/${await world.scoredMatch()}/officials/${world.ids.official}/answer`,
    body: { answer: 'accepted' },
  }),
  'PUT /matches/{id}/officials': async (world) => ({
    path: `/matches/${await world.match()}/officials`,
    body: { officials: [{ official: world.ids.official, duty: 'referee1' }] },
  }),
  'POST /matches/{id}/scorer-links': async (world) => ({
    path: `/matches/${await world.match()}/scorer-links`,
  }),
  'DELETE /matches/{id}/scorer-links': async (world) => {
    const path = `/matches/${await world.match()}/scorer-links`;
    await world.made(path);
    return { path };
  },
  'POST /scorer-pins': async (world) => {
    // A PIN opens its match from two hours before it on.
    const path = `/matches/${await world.match({ matchDate: '2020-01-01' })}/scorer-links`;
    const { pin } = (await world.done('POST', path)).body;
    return { path: '/scorer-pins', body: { pin } };
  },
  'POST /matches/{id}/import': async (world) => ({
    path: `/matches/${await world.scoredMatch()}/import`,
    body: await logFile(world),
  }),
  'GET /matches/{id}/best-player': ({ ids }) => ({
    path: `/matches/${ids.match}/best-player`,
  }),
  'GET /matches/{id}/scoresheet.pdf': ({ ids }) => ({
    path: `/matches/${ids.match}/scoresheet.pdf`,
  }),
  'GET /matches/{id}/box-score.pdf': ({ ids }) => ({
    path: `/matches/${ids.match}/box-score.pdf`,
  }),
  'PUT /matches/{id}/lineups/{teamId}': (world) => lineup(world, world.ids.team),
  'DELETE /matches/{id}/lineups/{teamId}': (world) => savedLineup(world, world.ids.team),
  'POST /matches/{id}/parked/{branch}/choice': async (world) => {
    const { id, branch, seq } = await parked(world);
    return { path: `/matches/${id}/parked/${branch}/choice`, body: { keep: 'server', seq } };
  },
};

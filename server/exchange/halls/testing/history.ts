import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { lineOf, listSources, pushSource } from '../push-source.ts';
import { takeAlong } from '../take-along.ts';
import type { BadLine, Passage } from './bad-line.ts';
import { addVerdict, chooseHall, emptyVerdict, judgeMatch, type Verdict } from './judge.ts';
import { call, createChance, DAY, type Desk, done, newMatch, openCourt } from './play.ts';

export type HallWorld = {
  site: Desk;
  hall: Desk & { store: Store; pictures: Storage };
  line: BadLine;
  league: string;
  teams: string[];
  clock: () => number;
};

const FAULTS: readonly Passage[] = ['lose-request', 'lose-answer', 'double', 'echo', 'late'];
const MAX_ROUNDS = 60;

/** The day on which the histories of a league do not meet. */
const dayOf = (seed: number) =>
  new Date(Date.parse(DAY) + (seed % 9000) * 86_400_000).toISOString().slice(0, 10);

/** One loan from its begin to its end, as chance wants it. */
export async function playHistory(world: HallWorld, seed: number): Promise<Verdict> {
  const { site, hall, line, clock } = world;
  const chance = createChance(seed);
  const day = dayOf(seed);
  const ids = [];
  for (let count = chance() < 0.3 ? 2 : 1; count > 0; count -= 1) {
    ids.push(await newMatch(site, world.league, world.teams, day));
  }
  const path = `/leagues/${world.league}/loans`;
  const created = await done(site, 'POST', path, { hall: 'Ukumbi', firstDay: day, lastDay: day });
  const badness = chance() * 0.7;
  let isAway = false;
  line.setPassage(() => {
    if (isAway) return 'lose-request';
    return chance() < badness ? FAULTS[Math.floor(chance() * FAULTS.length)]! : 'pass';
  });
  await takeAtLast(world, created.token, day);
  const courts = ids.map((id) => openCourt(hall, id, chance));
  const courtsAtSite = ids.map((id) => openCourt(site, id, chance));
  const breakAt = chance() < 0.4 ? Math.floor(chance() * 30) : -1;
  const steps = 12 + Math.floor(chance() * 30);
  for (let step = 0; step < steps; step += 1) {
    const at = Math.floor(chance() * courts.length);
    if (step === breakAt) await breakLoan(site, `${path}/${created.loan.id}`);
    const dice = chance();
    if (dice < 0.08) isAway = !isAway;
    else if (dice < 0.5) await courts[at]!.act();
    else if (dice < 0.55) await courts[at]!.undo();
    else if (dice < 0.65) await courtsAtSite[at]!.act();
    else await pushOnce(world);
  }
  isAway = false;
  line.setPassage(() => 'pass');
  await line.settle();
  await pushAll(world);
  const sum = emptyVerdict();
  for (const [at, court] of courts.entries()) {
    const verdict = await judgeMatch(world, court, courtsAtSite[at]!.acknowledged);
    addVerdict(sum, verdict);
    if (verdict.parked > 0 && chance() < 0.5 && !(await chooseHall(world, court.match))) {
      sum.different += 1;
    }
  }
  await call(site, 'POST', `${path}/${created.loan.id}/end`, { reason: 'Mwisho' });
  await forget(hall.store, clock());
  return sum;

  async function pushOnce(of: HallWorld) {
    await pushRound(of).catch(() => undefined);
  }
}

async function takeAtLast({ line, hall, league, clock }: HallWorld, token: string, day: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: clock() } as const;
  const options = { site: line.url, token, league, firstDay: day, lastDay: day, hall: 'Ukumbi' };
  for (let round = 0; ; round += 1) {
    try {
      return await takeAlong(hall, author, options);
    } catch (error) {
      if (round === MAX_ROUNDS) throw error;
    }
  }
}

async function breakLoan(site: Desk, loan: string): Promise<void> {
  await done(site, 'POST', `${loan}/end`, { reason: 'Hakuna mtandao' });
}

/** As the worker does, which remembers nothing but what is in the database. */
export async function pushRound({ hall, clock }: HallWorld): Promise<void> {
  for (const source of await listSources(hall.store, clock())) {
    await pushSource(hall.store, source, lineOf(hall.store, source), clock());
  }
}

async function pushAll(world: HallWorld): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await pushRound(world);
    const open = await world.hall.store.db
      .selectFrom('hall_source_match')
      .innerJoin('match', 'match.id', 'hall_source_match.match_id')
      .select(['match.seq', 'sent_seq', 'parked_seq'])
      .execute();
    if (open.every((row) => Math.max(row.sent_seq, row.parked_seq) >= row.seq)) return;
  }
  throw new Error('The hall does not come to an end.');
}

/** The next history begins with nothing lent. */
async function forget({ db }: Store, now: number): Promise<void> {
  await db
    .updateTable('hall_source')
    .set({ until: now - 90 * 86_400_000 })
    .execute();
}

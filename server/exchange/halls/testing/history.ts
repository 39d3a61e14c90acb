import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { lineOf, listSources, pushSource } from '../push-source.ts';
import { takeAlong } from '../take-along.ts';
import type { BadLine, Passage } from './bad-line.ts';
import { addVerdict, chooseHall, emptyVerdict, judgeMatch, type Verdict } from './judge.ts';
import { openLoan } from './open-loan.ts';
import { createChance, type Desk, done, newMatch, openCourt } from './play.ts';

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

/** One loan from its begin to its end, as chance wants it. */
export async function playHistory(world: HallWorld, seed: number): Promise<Verdict> {
  const { hall, line, clock } = world;
  const chance = createChance(seed);
  const loan = await openLoan(world, seed, chance);
  const badness = chance() * 0.7;
  let isAway = false;
  line.setPassage(() => {
    if (isAway) return 'lose-request';
    return chance() < badness ? FAULTS[Math.floor(chance() * FAULTS.length)]! : 'pass';
  });
  await takeAtLast(world, loan.token, loan.day);
  const courts = loan.matches.map((id) => openCourt(hall, id, chance));
  const ending = chance();
  const endAt = ending < 0.5 ? Math.floor(chance() * 30) : -1;
  let late = 0;
  const steps = 12 + Math.floor(chance() * 30);
  for (let step = 0; step < steps; step += 1) {
    const at = Math.floor(chance() * courts.length);
    if (step === endAt) await loan.end(endOf(ending));
    const dice = chance();
    if (dice < 0.08) isAway = !isAway;
    else if (dice < 0.48) await courts[at]!.act();
    else if (dice < 0.53) await courts[at]!.undo();
    else if (dice < 0.65) await loan.actAtSite(at);
    else if (dice < 0.7) late += Number(await courts[at]!.writeLate());
    else if (dice < 0.72) await changeShirt(world, chance);
    else if (dice < 0.74 && courts.length === loan.matches.length) {
      const id = await newMatch(hall, world.league, world.teams, loan.day);
      courts.push(openCourt(hall, id, chance));
    } else if (dice < 0.77) await takeOnce(world, loan.token, loan.day).catch(() => undefined);
    else await pushRound(world).catch(() => undefined);
  }
  isAway = false;
  line.setPassage(() => 'pass');
  await line.settle();
  await pushRound(world);
  await loan.decideAll();
  await pushAll(world);
  const sum = { ...emptyVerdict(), trespassed: late };
  for (const [at, court] of courts.entries()) {
    const verdict = await judgeMatch(world, court, loan.storyOf(at));
    addVerdict(sum, verdict);
    if (verdict.parked > 0 && chance() < 0.5) {
      // While the match is lent, nobody chooses at the site.
      await loan.close();
      if (!(await chooseHall(world, court.match))) sum.different += 1;
    }
  }
  sum.different += await countOtherShirts(world);
  await loan.close();
  await forget(hall.store, clock());
  return sum;
}

/** A player gets another shirt in the hall. */
async function changeShirt({ hall, teams }: HallWorld, chance: () => number): Promise<void> {
  const team = teams[Math.floor(chance() * teams.length)];
  const { items } = await done(hall, 'GET', `/teams/${team}/players`);
  const jerseyNumber = 1 + Math.floor(chance() * 20);
  for (const { id } of items) await done(hall, 'PATCH', `/players/${id}`, { jerseyNumber });
}

/** Players who have another shirt at the site than in the hall. */
async function countOtherShirts({ site, hall, teams }: HallWorld): Promise<number> {
  const shirtsOf = async (desk: Desk) => {
    const rosters = teams.map((team) => done(desk, 'GET', `/teams/${team}/players`));
    const players = (await Promise.all(rosters)).flatMap(({ items }) => items);
    return players.map(({ id, jerseyNumber }) => `${id} ${jerseyNumber}`);
  };
  const atSite = new Set(await shirtsOf(site));
  return (await shirtsOf(hall)).filter((shirt) => !atSite.has(shirt)).length;
}

/** Half of the loans hold to the end. */
function endOf(chance: number) {
  if (chance < 0.1) return 'runs out';
  return chance < 0.2 ? 'runs out and goes on' : 'is broken';
}

/** As `wavu hall take`; done again in the middle of a day, it fetches what was planned since. */
async function takeOnce({ line, hall, league, clock }: HallWorld, token: string, day: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: clock() } as const;
  const options = { site: line.url, token, league, firstDay: day, lastDay: day, hall: 'Ukumbi' };
  return takeAlong(hall, author, options);
}

async function takeAtLast(world: HallWorld, token: string, day: string) {
  for (let round = 0; ; round += 1) {
    try {
      return await takeOnce(world, token, day);
    } catch (error) {
      if (round === MAX_ROUNDS) throw error;
    }
  }
}

/** As the worker does, which remembers nothing but what is in the database. */
export async function pushRound({ hall, clock }: HallWorld): Promise<void> {
  for (const source of await listSources(hall.store, clock())) {
    await pushSource(hall.store, source, lineOf(hall.store, source), clock());
  }
}

async function pushAll(world: HallWorld): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // The hall hears of decisions with its next contact.
    await world.hall.store.db.updateTable('hall_source').set({ contact_at: 0 }).execute();
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

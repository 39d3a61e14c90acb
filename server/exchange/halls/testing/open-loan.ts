import { setTimeout as pause } from 'node:timers/promises';
import type { SiteStory } from './judge.ts';
import { call, DAY, type Desk, done, logOf, newMatch, openCourt } from './play.ts';

type Lender = { site: Desk; league: string; teams: string[]; clock: () => number };

/** The day on which the histories of a league do not meet. */
const dayOf = (seed: number) =>
  new Date(Date.parse(DAY) + (seed % 9000) * 86_400_000).toISOString().slice(0, 10);

/** A loan that runs out may be extended afterwards, with what was written between. */
type LoanEnd = 'is broken' | 'runs out' | 'runs out and goes on';

const DAY_MS = 86_400_000;
/** A loan so short that it runs out during a history. */
const SHORT_MS = 5;

/** One or two matches of a day of their own with a loan, and who scores them at the site meanwhile. */
export async function openLoan(
  { site, league, teams, clock }: Lender,
  seed: number,
  chance: () => number,
) {
  const day = dayOf(seed);
  const matches: string[] = [];
  for (let count = chance() < 0.3 ? 2 : 1; count > 0; count -= 1) {
    matches.push(await newMatch(site, league, teams, day));
  }
  const path = `/leagues/${league}/loans`;
  const { loan, token } = await done(site, 'POST', path, {
    hall: 'Ukumbi',
    firstDay: day,
    lastDay: day,
  });
  const courts = matches.map((id) => openCourt(site, id, chance));
  const whileLent: string[][] = matches.map(() => []);
  let logsAtEnd: string[][] | undefined;

  const extendBy = (ms: number) => {
    const until = new Date(clock() + ms).toISOString();
    // A busy machine may take longer than a short loan has left.
    return call(site, 'POST', `${path}/${loan.id}/extension`, { until, reason: 'Mvua' });
  };

  /** Between two loans the secretary writes a set, which takes no pen. */
  async function writeWithoutPen(at: number): Promise<void> {
    const id = matches[at]!;
    const known = new Set(await logOf(site, id));
    const total = { team1Score: 25, team2Score: 20 };
    await call(site, 'PUT', `/matches/${id}/sets/1`, total);
    courts[at]!.acknowledged.push(...(await logOf(site, id)).filter((it) => !known.has(it)));
  }

  async function end(how: LoanEnd): Promise<void> {
    if (how === 'is broken') {
      await done(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Hakuna mtandao' });
    } else {
      await extendBy(SHORT_MS);
      await pause(2 * SHORT_MS);
    }
    if (how === 'runs out and goes on') {
      await writeWithoutPen(0);
      await extendBy(DAY_MS);
    }
    const { items } = await done(site, 'GET', path);
    const isOver = items.find(({ id }: { id: string }) => id === loan.id).state === 'over';
    if (isOver) logsAtEnd = await Promise.all(matches.map((id) => logOf(site, id)));
  }

  async function actAtSite(at: number): Promise<void> {
    const court = courts[at];
    // A match that was made in the hall is none of theirs.
    if (!court) return;
    const wasLent = logsAtEnd === undefined;
    if ((await court.act()) && wasLent) whileLent[at]!.push(court.acknowledged.at(-1)!);
  }

  /** The office takes everything of the hall that waits. */
  async function decideAll(): Promise<void> {
    const { items } = await done(site, 'GET', `${path}/${loan.id}/changes`);
    for (const { id, state, revision } of items) {
      if (state !== 'waiting') continue;
      const decision = `${path}/${loan.id}/changes/${id}/decision`;
      await done(site, 'POST', decision, { keep: 'hall', revision });
    }
  }

  return {
    day,
    decideAll,
    matches,
    token: token as string,
    end,
    actAtSite,
    storyOf: (at: number): SiteStory => ({
      acknowledged: courts[at]?.acknowledged ?? [],
      whileLent: whileLent[at] ?? [],
      atEnd: logsAtEnd?.[at],
    }),
    /** Once the history is judged. */
    close: () => call(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Mwisho' }),
  };
}

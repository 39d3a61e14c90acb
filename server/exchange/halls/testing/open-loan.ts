import { setTimeout as pause } from 'node:timers/promises';
import type { SiteStory } from './judge.ts';
import { call, DAY, type Desk, done, logOf, newMatch, openCourt } from './play.ts';

type Lender = { site: Desk; league: string; teams: string[]; clock: () => number };

/** The day on which the histories of a league do not meet. */
const dayOf = (seed: number) =>
  new Date(Date.parse(DAY) + (seed % 9000) * 86_400_000).toISOString().slice(0, 10);

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

  async function end(how: 'is broken' | 'runs out'): Promise<void> {
    if (how === 'is broken') {
      await done(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Hakuna mtandao' });
    } else {
      const until = new Date(clock() + SHORT_MS).toISOString();
      // A busy machine may take longer than the loan has left.
      await call(site, 'POST', `${path}/${loan.id}/extension`, { until, reason: 'Mvua' });
      await pause(2 * SHORT_MS);
    }
    const { items } = await done(site, 'GET', path);
    const isOver = items.find(({ id }: { id: string }) => id === loan.id).state === 'over';
    if (isOver) logsAtEnd = await Promise.all(matches.map((id) => logOf(site, id)));
  }

  async function actAtSite(at: number): Promise<void> {
    const court = courts[at]!;
    const wasLent = logsAtEnd === undefined;
    if ((await court.act()) && wasLent) whileLent[at]!.push(court.acknowledged.at(-1)!);
  }

  return {
    day,
    matches,
    token: token as string,
    end,
    actAtSite,
    storyOf: (at: number): SiteStory => ({
      acknowledged: courts[at]!.acknowledged,
      whileLent: whileLent[at]!,
      atEnd: logsAtEnd?.[at],
    }),
    /** Once the history is judged. */
    close: () => call(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Mwisho' }),
  };
}

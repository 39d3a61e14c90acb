import { type Court, call, type Desk, done, logOf } from './play.ts';

export type Verdict = {
  entries: number;
  /** Acknowledged entries that the site has neither in its log nor parked. */
  lost: number;
  /** Entries that it has twice, or both in its log and as an open story. */
  doubled: number;
  /** Entries of the site's own scorer that are not in its log. */
  lostAtSite: number;
  parked: number;
  /** Matches of which the log at the site differs from the hall's, although the loan held. */
  different: number;
  /** Entries that the site took from the wrong side: its own while the match was lent, the hall's afterwards. */
  trespassed: number;
  /** Entries of the hall in the log of the site that do not name their writer. */
  unsigned: number;
};

export const emptyVerdict = (): Verdict => ({
  entries: 0,
  lost: 0,
  doubled: 0,
  lostAtSite: 0,
  parked: 0,
  different: 0,
  trespassed: 0,
  unsigned: 0,
});

export function addVerdict(sum: Verdict, next: Verdict): void {
  for (const key of Object.keys(emptyVerdict()) as (keyof Verdict)[]) sum[key] += next[key];
}

/** The entries of the scorer at the site, and the log of the match when the loan was over. */
export type SiteStory = {
  acknowledged: readonly string[];
  /** Entries that the site took from its own scorer while the match was lent. */
  whileLent: readonly string[];
  /** The log of the site as the loan ended; undefined where it held to the end. */
  atEnd: readonly string[] | undefined;
};

/** Compares what the site has of one match with what both scorers were told. */
export async function judgeMatch(
  { site, hall }: { site: Desk; hall: Desk },
  court: Court,
  { acknowledged: atSite, whileLent, atEnd }: SiteStory,
): Promise<Verdict> {
  const { match } = court;
  const log = await logOf(site, match);
  const ofHall = await logOf(hall, match);
  const branches = (await done(site, 'GET', `/matches/${match}/parked`)).items as {
    choice: string | null;
    branch: { events: { id: string }[] };
  }[];
  const parked = branches.flatMap(({ branch }) => branch.events.map(({ id }) => id));
  const inLog = new Set(log);
  const everywhere = [...log, ...parked];
  const acknowledged = new Set([...court.acknowledged, ...ofHall]);
  const isWhole = log.length === ofHall.length && log.every((id, at) => id === ofHall[at]);
  return {
    entries: acknowledged.size + atSite.length,
    lost: [...acknowledged].filter((id) => !everywhere.includes(id)).length,
    doubled: everywhere.length - new Set(everywhere).size,
    lostAtSite: atSite.filter((id) => !inLog.has(id)).length,
    parked: parked.length,
    different: atSite.length === 0 && parked.length === 0 && !isWhole ? 1 : 0,
    trespassed: whileLent.length + lateOf(log, ofHall, atEnd),
    unsigned: await countUnsigned(site, match),
  };
}

/** Entries of the hall that came into the log of the site after the loan was over. */
function lateOf(
  log: readonly string[],
  ofHall: readonly string[],
  atEnd: readonly string[] | undefined,
): number {
  if (atEnd === undefined) return 0;
  const fromHall = new Set(ofHall);
  return log.slice(atEnd.length).filter((id) => fromHall.has(id)).length;
}

/** Entries from one writer on, of whom the site knows no name. */
async function countUnsigned(site: Desk, match: string): Promise<number> {
  const { items } = await done(site, 'GET', `/matches/${match}/authors`);
  return items.filter(({ name }: { name: string | null }) => name === null).length;
}

/** Takes the story of the hall instead of the site's. @returns whether both then stand alike */
export async function chooseHall(
  { site, hall }: { site: Desk; hall: Desk },
  match: string,
): Promise<boolean> {
  const { items } = await done(site, 'GET', `/matches/${match}/parked`);
  const [branch] = items as { id: string; seq: number }[];
  const path = `/matches/${match}/parked/${branch!.id}/choice`;
  const chosen = await call(site, 'POST', path, { keep: 'branch', seq: branch!.seq });
  if (chosen.status !== 200) throw new Error(JSON.stringify(chosen.body));
  const standOf = async (desk: Desk) => {
    const { status, sets, team1Wins, team2Wins } = await done(desk, 'GET', `/matches/${match}`);
    return JSON.stringify({ status, sets, team1Wins, team2Wins });
  };
  return (await standOf(site)) === (await standOf(hall));
}

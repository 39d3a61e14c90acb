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
};

export const emptyVerdict = (): Verdict => ({
  entries: 0,
  lost: 0,
  doubled: 0,
  lostAtSite: 0,
  parked: 0,
  different: 0,
});

export function addVerdict(sum: Verdict, next: Verdict): void {
  for (const key of Object.keys(emptyVerdict()) as (keyof Verdict)[]) sum[key] += next[key];
}

/** Compares what the site has of one match with what both scorers were told. */
export async function judgeMatch(
  { site, hall }: { site: Desk; hall: Desk },
  court: Court,
  atSite: readonly string[],
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
  };
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

import { startChild } from '../server/child.ts';
import type { Started } from '../server/started.ts';
import { get } from './get.ts';
import { keepRequesting } from './keep-requesting.ts';
import { integer, isShort, median, ms, printTable, us } from './print-table.ts';

const SECONDS = isShort ? 1 : 5;
const ROUNDS = isShort ? 1 : 5;

type Files = {
  title: string;
  /** The last part of an address, such as `.ics`, behind that of a league or a team. */
  ending: string;
  /** Addresses of no league and no team. */
  others?: readonly string[];
};

/** Files as programs fetch them: kept ones, and each one for the first time after a change of the site. */
export async function measureKeptFiles({ title, ending, others = [] }: Files): Promise<void> {
  process.env.TRUST_PROXY = '1';
  const wavu = startChild('wavu-server.ts');
  const { port } = await wavu.request<Started>('start');

  async function pathsOf(noun: 'league' | 'team'): Promise<string[]> {
    const { body } = await get(port, `/api/v1/${noun}s?limit=100`, {});
    const { items } = JSON.parse(body.toString()) as { items: { id: string }[] };
    return items.map(({ id }) => `/${noun}/${id}${ending}`);
  }
  const kinds: [string, readonly string[]][] = [
    ['leagues', await pathsOf('league')],
    ['teams', await pathsOf('team')],
    ['the site', others],
  ];

  async function timeEach(paths: readonly string[]): Promise<number[]> {
    const took: number[] = [];
    for (const path of paths) {
      const startedAt = performance.now();
      const { status } = await get(port, path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      took.push(performance.now() - startedAt);
    }
    return took;
  }

  async function timeKept(paths: readonly string[]) {
    let next = 0;
    function nextPath() {
      next = (next + 1) % paths.length;
      return paths[next]!;
    }
    const before = await wavu.request<number>('cpu');
    const count = await keepRequesting(port, nextPath, SECONDS);
    const cpu = ((await wavu.request<number>('cpu')) - before) / count;
    return { perSecond: count / SECONDS, cpu };
  }

  const rows: string[][] = [];
  for (const [noun, paths] of kinds) {
    if (paths.length === 0) continue;
    const { body } = await get(port, paths[0]!);
    await wavu.request('changeSite');
    const first = await timeEach(paths);
    // The first round only warms up.
    await timeKept(paths);
    const rounds: { perSecond: number; cpu: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timeKept(paths));
    rows.push([
      `${paths.length} of ${noun}`,
      `${(body.length / 1024).toFixed(1)} KB`,
      ms(median(first)),
      ms(Math.max(...first)),
      integer(median(rounds.map(({ perSecond }) => perSecond))),
      us(median(rounds.map(({ cpu }) => cpu))),
    ]);
  }
  printTable(
    `${title} (medians of ${ROUNDS} rounds of ${SECONDS} s, 8 connections)`,
    ['', 'brotli', 'after a change', 'slowest', 'kept, a second', 'CPU each'],
    rows,
  );
  await wavu.stop();
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from '../server/child.ts';

export type Standing = {
  lines: number;
  /** Lines that a reader had already. */
  doubled: number;
  /** Lines that followed a gap, without a resync. */
  missed: number;
  resyncs: number;
  /** Gaps that readers of an edge noticed and mended with one read of the line. */
  healed: number;
  returns: number;
  refused: number;
  /** Readers whose stream is open at this moment. */
  open: number;
  upToDate: number;
  ahead: number;
};

export type Place = {
  port: number;
  path: string;
  count: number;
  line?: { port: number; path: string };
};

export type Crowd = {
  gather(place: Place): Promise<void>;
  standing(version: number): Promise<Standing>;
  /** Waits until all are at the version; the milliseconds it took, undefined after the patience. */
  allAt(version: number, patienceMs: number): Promise<number | undefined>;
  watch(version: number): Promise<void>;
  arrivals(): Promise<number[]>;
  leave(): Promise<void>;
  stop(): Promise<void>;
};

/** Readers in processes of their own, at most 15,000 in each: a process may have 20,000 files open. */
export function startCrowd(processes = 1): Crowd {
  const children: Child[] = Array.from({ length: processes }, () =>
    startChild('../cluster/reader-crowd.ts'),
  );
  let count = 0;

  async function standing(version: number): Promise<Standing> {
    const all = await Promise.all(
      children.map((child) => child.request<Standing>('standing', { version })),
    );
    const sum = (name: keyof Standing) => all.reduce((total, item) => total + item[name], 0);
    const names = Object.keys(all[0]!) as (keyof Standing)[];
    return Object.fromEntries(names.map((name) => [name, sum(name)])) as Standing;
  }

  return {
    async gather(place) {
      count += place.count;
      const share = Math.ceil(place.count / children.length);
      await Promise.all(
        children.map((child, at) => {
          const own = Math.max(0, Math.min(share, place.count - at * share));
          return child.request('gather', { ...place, count: own });
        }),
      );
    },
    standing,
    async allAt(version, patienceMs) {
      const from = performance.now();
      for (;;) {
        const { upToDate } = await standing(version);
        const took = performance.now() - from;
        if (upToDate === count) return took;
        if (took > patienceMs) return undefined;
        await pause(100);
      }
    },
    async watch(version) {
      await Promise.all(children.map((child) => child.request('watch', { version })));
    },
    async arrivals() {
      const all = await Promise.all(children.map((child) => child.request<number[]>('arrivals')));
      return all.flat();
    },
    async leave() {
      count = 0;
      await Promise.all(children.map((child) => child.request('leave')));
    },
    async stop() {
      await Promise.all(children.map((child) => child.stop()));
    },
  };
}

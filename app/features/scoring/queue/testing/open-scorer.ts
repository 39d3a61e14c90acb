import { expect, vi } from 'vitest';
import { ApiUnreachable } from '#app/lib/api/client.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import {
  NOTHING_SAVED,
  type NotSaved,
  type SavedScore,
  type StorageState,
} from '../saved-score.ts';
import type { ScoreServer } from '../score-server.ts';
import { createScorer, type Scorer } from '../scorer.ts';
import type { MemoryServer } from './memory-server.ts';

export const rules = PRESETS.indoor;
export const opening: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1, firstServe: 'team1' },
];

export function rally(
  no: number,
  winner: 'team1' | 'team2' = 'team1',
  id = `${winner}-${no}`,
): MatchEvent {
  return { id, at: no * 1000, type: 'rally', no, winner };
}

type Fault = 'lost' | 'answer lost' | Error;

/**
 * A device named `actor`; what befalls its next calls that write stands in `faults`, its next reads in
 * `readFaults`. `reads` has the number of entries after which each read began.
 */
export function lineTo(memory: MemoryServer, actor = 'user:a') {
  const faults: Fault[] = [];
  const readFaults: Fault[] = [];
  const reads: number[] = [];
  async function over<T>(call: () => T, from = faults): Promise<T> {
    const fault = from.shift();
    if (fault === 'lost') throw new ApiUnreachable('lost');
    if (fault instanceof Error) throw fault;
    const answer = call();
    if (fault === 'answer lost') throw new ApiUnreachable('lost');
    return answer;
  }
  const server: ScoreServer = {
    append: (batch) => over(() => memory.append(actor, batch)),
    eventsAfter: (seq) => {
      reads.push(seq);
      return over(() => memory.eventsAfter(seq), readFaults);
    },
    takePen: (takeOver) => over(() => memory.takePen(actor, takeOver, 1000)),
    handOver: (branch) => over(() => memory.park(branch)),
  };
  return { server, faults, readFaults, reads };
}

export function openScorer(
  server: ScoreServer,
  options: {
    acknowledged?: readonly MatchEvent[];
    saved?: SavedScore;
    storage?: StorageState;
    clock?: () => number;
  } = {},
) {
  const disk = {
    saved: options.saved ?? NOTHING_SAVED,
    failure: null as NotSaved | null,
    /** A write takes as long as this. */
    wait: Promise.resolve(),
  };
  const pauses: number[] = [];
  const scorer = createScorer({
    rules,
    acknowledged: options.acknowledged ?? opening,
    version: 1,
    saved: disk.saved,
    storage: options.storage ?? 'good',
    server,
    save: async (next) => {
      const copy = structuredClone(next);
      await disk.wait;
      if (disk.failure) throw disk.failure;
      disk.saved = copy;
    },
    pause: async (ms) => {
      pauses.push(ms);
      await new Promise((resolve) => setTimeout(resolve));
    },
    clock: options.clock ?? (() => 1000),
  });
  return { scorer, disk, pauses };
}

export async function settled(scorer: Scorer): Promise<void> {
  await vi.waitFor(() => expect(scorer.view().book.queue).toEqual([]));
}

export const idsOf = (memory: MemoryServer) => memory.log().events.map(({ id }) => id);

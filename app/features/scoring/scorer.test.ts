import { expect, test, vi } from 'vitest';
import { ApiProblem, ApiUnreachable } from '#app/lib/api-client.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { createScorer, pauseAfter, type SavedScore, type ScoreServer } from './scorer.ts';

const rules = PRESETS.indoor;
const opening: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1, firstServe: 'team1' },
];
const nothingSaved: SavedScore = { epoch: null, queue: [], parked: [] };

function rally(
  no: number,
  winner: 'team1' | 'team2' = 'team1',
  id = `${winner}-${no}`,
): MatchEvent {
  return { id, at: no * 1000, type: 'rally', no, winner };
}

function problem(status: number, code: string, members = {}): ApiProblem {
  return new ApiProblem(status, { status, code, detail: code, ...members });
}

/** Keeps a log as the API does: pen, base, idempotent ids, all or nothing. */
function memoryServer(log = [...opening]) {
  const state = { log, epoch: 0, version: 1, sends: 0 };
  /** What befalls the next requests: lost on the way there, or on the way back. */
  const faults: ('lost' | 'answer lost' | ApiProblem)[] = [];
  const server: ScoreServer = {
    async takePen() {
      state.epoch += 1;
      return { epoch: state.epoch };
    },
    async eventsAfter(seq) {
      return state.log.slice(seq);
    },
    async append({ epoch, baseSeq, events }) {
      state.sends += 1;
      const fault = faults.shift();
      if (fault === 'lost') throw new ApiUnreachable('lost');
      if (fault instanceof ApiProblem) throw fault;
      const fresh = events.filter(({ id }) => !state.log.some((kept) => kept.id === id));
      if (fresh.length > 0) {
        if (epoch !== state.epoch) throw problem(409, 'STALE_PEN');
        const missing = state.log.slice(baseSeq);
        if (!missing.every(({ id }) => events.some((event) => event.id === id))) {
          const seq = state.log.length;
          throw problem(409, 'STALE_BASE', { seq, events: missing });
        }
        let next = foldLog(rules, state.log);
        for (const event of fresh) {
          const step = appendEvent(next, event);
          if (!step.ok) throw problem(422, step.refusal, { errors: [] });
          next = step.log;
        }
        state.log = [...next.events];
        state.version += 1;
      }
      if (fault === 'answer lost') throw new ApiUnreachable('lost');
      return { seq: state.log.length, version: state.version };
    },
  };
  return { state, server, faults };
}

function openScorer(server: ScoreServer, kept: readonly MatchEvent[], saved = nothingSaved) {
  const memory = { saved };
  const pauses: number[] = [];
  const scorer = createScorer({
    rules,
    kept,
    version: 1,
    saved,
    server,
    save: (next) => {
      memory.saved = structuredClone(next);
    },
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  return { scorer, memory, pauses };
}

async function settled(scorer: { view: () => { book: { queue: readonly MatchEvent[] } } }) {
  await vi.waitFor(() => expect(scorer.view().book.queue).toEqual([]));
}

test('taps arrive in their order, each once', async () => {
  const { server, state } = memoryServer();
  const { scorer } = openScorer(server, opening);
  await scorer.takePen(false);
  for (const no of [1, 2, 3]) expect(scorer.record(rally(no))).toBeNull();
  expect(scorer.view().book.shown.state.sets[0]?.team1Score).toBe(3);
  await settled(scorer);
  expect(state.log.map(({ id }) => id)).toEqual(['start', 'set1', 'team1-1', 'team1-2', 'team1-3']);
  expect(scorer.view()).toMatchObject({ pen: 'held', isOffline: false });
});

test('without the pen taps wait and nothing is sent', async () => {
  const { server, state } = memoryServer();
  const { scorer } = openScorer(server, opening);
  scorer.record(rally(1));
  await Promise.resolve();
  expect(state.sends).toBe(0);
  expect(scorer.view().book.queue).toHaveLength(1);
});

test('a lost request and a lost answer lose and double nothing', async () => {
  const { server, state, faults } = memoryServer();
  const { scorer, pauses } = openScorer(server, opening);
  await scorer.takePen(false);
  faults.push('lost', 'answer lost', 'lost');
  for (const no of [1, 2, 3, 4]) scorer.record(rally(no));
  await settled(scorer);
  expect(state.log.slice(2).map(({ id }) => id)).toEqual([1, 2, 3, 4].map((no) => `team1-${no}`));
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(scorer.view().isOffline).toBe(false);
});

test('pauses double up to a quarter of a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
});

test('pen and queue survive a reload', async () => {
  const { server, state, faults } = memoryServer();
  const first = openScorer(server, opening);
  await first.scorer.takePen(false);
  faults.push(problem(403, 'FORBIDDEN'));
  first.scorer.record(rally(1));
  first.scorer.record(rally(2));
  await vi.waitFor(() => expect(first.scorer.view().pen).toBe('not-allowed'));
  const { queue } = first.memory.saved;
  expect(queue).toHaveLength(2);

  const again = openScorer(server, opening, { epoch: state.epoch, queue, parked: [] });
  await again.scorer.send();
  expect(state.log).toHaveLength(4);
  expect(again.memory.saved).toEqual({ epoch: state.epoch, queue: [], parked: [] });
});

test('an entry made elsewhere is read in, and the own queue follows behind it', async () => {
  const { server, state } = memoryServer();
  const { scorer } = openScorer(server, opening);
  await scorer.takePen(false);
  state.log.push({ id: 'note', at: 3, type: 'remark', text: 'short break' });
  scorer.record(rally(1));
  await settled(scorer);
  expect(state.log.map(({ id }) => id)).toEqual(['start', 'set1', 'note', 'team1-1']);
  expect(scorer.view().book.parked).toEqual([]);
});

test('what others wrote behind a lost answer is read in before the next entry', async () => {
  const { server, state, faults } = memoryServer();
  const { scorer } = openScorer({ ...server, append: appendThenRemark }, opening);
  async function appendThenRemark(batch: Parameters<ScoreServer['append']>[0]) {
    try {
      return await server.append(batch);
    } catch (error) {
      if (state.log.length === 3) state.log.push({ id: 'note', at: 3, type: 'remark', text: 'x' });
      throw error;
    }
  }
  await scorer.takePen(false);
  faults.push('answer lost');
  scorer.record(rally(1));
  await settled(scorer);
  await vi.waitFor(() => expect(scorer.view().book.kept.events).toEqual(state.log));
  expect(state.log.map(({ id }) => id)).toEqual(['start', 'set1', 'team1-1', 'note']);
});

test('who loses the pen keeps the queue and sees what the other one wrote', async () => {
  const { server, state } = memoryServer();
  const { scorer } = openScorer(server, opening);
  await scorer.takePen(false);
  state.epoch += 1;
  state.log.push(rally(1, 'team2', 'theirs'));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().pen).toBe('stale'));
  await vi.waitFor(() => expect(scorer.view().book.parked).toHaveLength(1));
  expect(scorer.view().book.shown.state.sets[0]).toMatchObject({ team1Score: 0, team2Score: 1 });
});

test('after taking over, what still fits is sent under the new pen', async () => {
  const { server, state } = memoryServer();
  const { scorer } = openScorer(server, opening);
  await scorer.takePen(false);
  state.epoch += 1;
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().pen).toBe('stale'));
  expect(state.log).toHaveLength(2);
  await scorer.takePen(true);
  await settled(scorer);
  expect(state.log.at(-1)?.id).toBe('team1-1');
});

test('a pen in other hands is said, not taken', async () => {
  const { server } = memoryServer();
  const taken: ScoreServer = {
    ...server,
    takePen: async () => Promise.reject(problem(409, 'PEN_TAKEN')),
  };
  const { scorer } = openScorer(taken, opening);
  await scorer.takePen(false);
  expect(scorer.view().pen).toBe('taken');
});

test('what the server can never keep is parked, and the rest goes on', async () => {
  const { server, state, faults } = memoryServer();
  const { scorer } = openScorer(server, opening);
  await scorer.takePen(false);
  const errors = [{ field: 'events.0', message: 'no' }];
  faults.push(problem(422, 'MATCH_OVER', { errors }));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().book.parked).toHaveLength(1));
  scorer.record(rally(1, 'team2'));
  await settled(scorer);
  expect(state.log.at(-1)?.id).toBe('team2-1');
});

test('a tab that has yielded to a newer one sends and saves nothing more', async () => {
  const { server, state, faults } = memoryServer();
  const { scorer, memory } = openScorer(server, opening);
  await scorer.takePen(false);
  faults.push('lost');
  scorer.record(rally(1));
  scorer.yieldToTab();
  const saved = { epoch: 1, queue: [rally(1)], parked: [] };
  expect(memory.saved).toEqual(saved);
  await vi.waitFor(() => expect(faults).toEqual([]));
  scorer.noticeVersion(9);
  await new Promise((resolve) => setTimeout(resolve));
  expect(memory.saved).toEqual(saved);
  expect(state.log).toHaveLength(2);
});

test('a watcher follows the versions that the live stream tells', async () => {
  const { server, state } = memoryServer();
  const { scorer } = openScorer(server, opening);
  state.log.push(rally(1, 'team2', 'theirs'));
  scorer.noticeVersion(2);
  await vi.waitFor(() => expect(scorer.view().book.shown.state.sets[0]?.team2Score).toBe(1));
});

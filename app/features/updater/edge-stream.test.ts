import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchGaps } from './edge-stream.ts';

/** Longer than reading is spread over. */
const HEALED_MS = 5000;

function openPage({ live = 'm1', after = '7' }: { live?: string; after?: string } = {}) {
  const stream = new EventTarget();
  const liveState = { room: 0 };
  const refresh = vi.fn();
  const take = vi.fn();
  watchGaps(stream as EventSource, { live, after }, liveState, { connect: vi.fn(), refresh, take });
  function hear(event: string, id: number): void {
    // The page itself listens before: it knows of a line when this hears it.
    if (event === 'score') liveState.room = id;
    stream.dispatchEvent(Object.assign(new Event(event), { lastEventId: String(id) }));
  }
  return { hear, liveState, refresh, take };
}

const fetchLine = vi.fn(async () => Response.json({ id: 'm1', v: 9 }));

beforeEach(() => {
  vi.useFakeTimers();
  fetchLine.mockClear();
  vi.stubGlobal('fetch', fetchLine);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the score is fetched once at the beginning, and again only after a gap', async () => {
  const { hear, take } = openPage();
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  for (const [event, id] of [
    ['beat', 7],
    ['score', 8],
    ['score', 9],
    ['beat', 9],
  ] as const) {
    hear(event, id);
  }
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  expect(fetchLine).toHaveBeenCalledTimes(1);
  expect(take).toHaveBeenCalledTimes(1);
});

test('a beat with a newer version fetches the line once', async () => {
  const { hear } = openPage();
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  hear('beat', 9);
  hear('beat', 9);
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  expect(fetchLine).toHaveBeenCalledTimes(2);
});

test('a page of all matches is reloaded after a gap between two lines', async () => {
  const { hear, refresh } = openPage({ live: 'all' });
  hear('score', 8);
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  expect(refresh).not.toHaveBeenCalled();
  hear('score', 10);
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(fetchLine).not.toHaveBeenCalled();
});

test('a line that comes a second time does not set the version back', async () => {
  const { hear, liveState, refresh } = openPage({ live: 'all' });
  hear('score', 8);
  hear('score', 7);
  expect(liveState.room).toBe(8);
  hear('score', 9);
  await vi.advanceTimersByTimeAsync(HEALED_MS);
  expect(refresh).not.toHaveBeenCalled();
});

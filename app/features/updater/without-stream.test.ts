import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LOOK_MS = 2000;
const MINUTE_MS = 60_000;
const LINE = { id: 'm1', v: 9, s: 'Live', wins: [0, 0], set: 1, score: [3, 2], serve: 1 };
const DATE = 'Mon, 23 Nov 2026 12:00:00 GMT';

let retryAfter: string | undefined;
let isAway = false;
const fetchLine = vi.fn(async (_address: string) => {
  if (isAway) throw new TypeError('fetch failed');
  const headers = {
    date: DATE,
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  };
  return Response.json(LINE, { headers });
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  retryAfter = undefined;
  isAway = false;
  fetchLine.mockClear();
  vi.stubGlobal('fetch', fetchLine);
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has lost its stream, looked at every two seconds as the page's own loop does. */
async function watch(live: string, minutes: number, isRefused = true) {
  const { stepIn } = await import('./without-stream.ts');
  const page = { connect: vi.fn(), refresh: vi.fn(), take: vi.fn() };
  const downSince = Date.now();
  const connects: number[] = [];
  page.connect.mockImplementation(() => connects.push(Date.now() - downSince));
  for (let ms = 0; ms < minutes * MINUTE_MS; ms += LOOK_MS) {
    stepIn({ live }, isRefused, downSince, page);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
  }
  return { page, connects };
}

test.each([
  ['5', 60, 180],
  ['30', 12, 24],
  [undefined, 36, 72],
])(
  'with Retry-After: %s the line is asked for that often, spread by half',
  async (seconds, least, most) => {
    retryAfter = seconds;
    const { page } = await watch('m1', 9);
    expect(fetchLine.mock.calls[0]).toEqual(['/api/v1/matches/m1/line']);
    expect(fetchLine.mock.calls.length).toBeGreaterThanOrEqual(least);
    expect(fetchLine.mock.calls.length).toBeLessThanOrEqual(most);
    expect(page.take).toHaveBeenCalledWith(LINE, Date.parse(DATE));
    expect(page.refresh).not.toHaveBeenCalled();
  },
);

test('a stream that was refused is tried again less and less often, at last every four minutes', async () => {
  const { connects } = await watch('m1', 60);
  const waits = connects.slice(1).map((at, n) => at - connects[n]!);
  expect(connects[0]).toBeGreaterThanOrEqual(4000);
  expect(waits.length).toBeGreaterThan(8);
  // 8 s, doubled five times, spread by half; and the two seconds of the loop.
  for (const wait of waits.slice(5)) {
    expect(wait).toBeGreaterThanOrEqual(128_000);
    expect(wait).toBeLessThanOrEqual(386_000);
  }
});

test('a line that comes back by itself is not opened again, and a hidden page asks for nothing', async () => {
  const { connects } = await watch('m1', 5, false);
  expect(connects).toEqual([]);
  fetchLine.mockClear();
  vi.stubGlobal('document', { hidden: true });
  await watch('m1', 5);
  expect(fetchLine).not.toHaveBeenCalled();
});

test('a list is read again as a page, and less often the longer it lasts', async () => {
  const { page } = await watch('all', 60);
  expect(fetchLine).not.toHaveBeenCalled();
  expect(page.refresh.mock.calls.length).toBeGreaterThan(5);
  expect(page.refresh.mock.calls.length).toBeLessThan(25);
});

test('out of reach it goes on asking', async () => {
  isAway = true;
  const { page } = await watch('m1', 3);
  expect(fetchLine.mock.calls.length).toBeGreaterThan(10);
  expect(page.take).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSeatLine } from './seat-line.ts';

const NEWS = 'event: seats\ndata: {}\n\n';

type Call = {
  url: string;
  token: string | null;
  signal: AbortSignal;
  say(text: string): Promise<void>;
  end(): void;
};

let calls: Call[] = [];
let status = 200;

/** A listener, with one entry for each news that it received. */
function listen(id: string, token?: string) {
  const received: string[] = [];
  const close = openSeatLine(id, token, () => received.push('news'));
  return { received, close };
}

/** Enough turns for a part to come through the decoder. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  status = 200;
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: RequestInit) => {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(created) {
        controller = created;
        signal?.addEventListener('abort', () => created.error(new Error('closed')));
      },
    });
    calls.push({
      url,
      token: new Headers(headers).get('authorization'),
      signal: signal!,
      async say(text) {
        controller.enqueue(new TextEncoder().encode(text));
        await settle();
      },
      end: () => controller.close(),
    });
    return new Response(body, { status });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('three parts of a page share one stream, and each hears every news', async () => {
  const parts = [listen('m1', 'link'), listen('m1', 'link'), listen('m1', 'link')];
  await settle();
  await calls[0]!.say(NEWS);
  // A frame may come in two pieces, and a beat is no news.
  await calls[0]!.say('event: beat\ndata: {}\n\nevent: se');
  await calls[0]!.say('ats\ndata: {}\n\n');
  expect(calls.map(({ url, token }) => [url, token])).toEqual([
    ['/api/v1/matches/m1/seat-changes', 'Bearer link'],
  ]);
  expect(parts.map(({ received }) => received)).toEqual(Array(3).fill(['news', 'news']));
  for (const { close } of parts) close();
});

test('a listener that comes later is told once, because it has missed the opening', async () => {
  const first = listen('m1');
  await settle();
  const beforeNews = listen('m1');
  await settle();
  expect(beforeNews.received).toEqual([]);
  await calls[0]!.say(NEWS);
  const late = listen('m1');
  const gone = listen('m1');
  gone.close();
  await settle();
  expect([first, beforeNews, late, gone].map(({ received }) => received.length)).toEqual([
    1, 1, 1, 0,
  ]);
  for (const { close } of [first, beforeNews, late]) close();
});

test('the stream closes after its last listener and is opened anew for the next', async () => {
  const first = listen('m1');
  const second = listen('m1');
  await settle();
  first.close();
  first.close();
  expect(calls[0]!.signal.aborted).toBe(false);
  second.close();
  expect(calls[0]!.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.length).toBe(1);
  const third = listen('m1');
  await settle();
  expect(calls.length).toBe(2);
  third.close();
});

test('another match and another token have streams of their own', async () => {
  const parts = [listen('m1'), listen('m1', 'link'), listen('m2')];
  await settle();
  await calls[1]!.say(NEWS);
  expect(calls.length).toBe(3);
  expect(parts.map(({ received }) => received.length)).toEqual([0, 1, 0]);
  for (const { close } of parts) close();
});

test('a stream that ended or fell silent is opened again after 3 s', async () => {
  const { close } = listen('m1');
  await settle();
  calls[0]!.end();
  await vi.advanceTimersByTimeAsync(2999);
  expect(calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.length).toBe(2);
  await vi.advanceTimersByTimeAsync(44_000);
  await calls[1]!.say(NEWS);
  await vi.advanceTimersByTimeAsync(44_000);
  expect(calls[1]!.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls[1]!.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(calls.length).toBe(3);
  close();
});

test.each([401, 403])(
  'a device that is refused with %i does not ask again by itself',
  async (code) => {
    status = code;
    const refused = listen('m1');
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([calls.length, refused.received]).toEqual([1, []]);
    status = 200;
    const allowed = listen('m1');
    await settle();
    expect(calls.length).toBe(2);
    refused.close();
    expect(calls[1]!.signal.aborted).toBe(false);
    allowed.close();
  },
);

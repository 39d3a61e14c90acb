import { afterEach, expect, test, vi } from 'vitest';
import { openLiveLine } from './live-line.ts';

/** A stream as a browser has it, which does nothing by itself. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }

  say(type: string, data?: object): void {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

let streams: Stream[] = [];

function openLine() {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  streams = [];
  const received: string[] = [];
  let seen = 7;
  const close = openLiveLine({
    query: () => ({ match: 'm1', after: `${seen}` }),
    onScore(line) {
      seen = line.v;
      received.push(`score ${line.v}`);
    },
    onGap: () => received.push('gap'),
    onOpen: () => received.push('open'),
    onLost: () => received.push('lost'),
  });
  return { close, heard: received };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that dies silently is reopened at its last event', () => {
  const { heard: received, close } = openLine();
  expect(streams[0]!.url).toBe('/api/v1/live?match=m1&after=7');
  streams[0]!.say('open');
  streams[0]!.say('score', { v: 9 });
  vi.advanceTimersByTime(44_000);
  streams[0]!.say('beat');
  vi.advanceTimersByTime(44_000);
  expect([streams.length, received]).toEqual([1, ['open', 'score 9']]);
  vi.advanceTimersByTime(1000);
  expect(streams[0]!.readyState).toBe(2);
  expect(streams[1]!.url).toBe('/api/v1/live?match=m1&after=9');
  streams[1]!.say('open');
  expect(received.slice(2)).toEqual(['lost', 'open']);
  close();
  vi.advanceTimersByTime(60_000);
  expect([streams.length, streams[1]!.readyState]).toEqual([2, 2]);
});

test('a refused stream is retried, a broken one is left to the browser', () => {
  const { heard: received, close } = openLine();
  streams[0]!.readyState = 0;
  streams[0]!.say('error');
  vi.advanceTimersByTime(6000);
  expect(streams).toHaveLength(1);
  streams[0]!.readyState = 2;
  streams[0]!.say('error');
  vi.advanceTimersByTime(5000);
  expect([streams.length, received]).toEqual([2, ['lost', 'lost', 'lost']]);
  streams[1]!.say('resync');
  expect(received.at(-1)).toBe('gap');
  close();
});

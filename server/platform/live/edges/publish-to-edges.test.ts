import { expect, onTestFinished, test, vi } from 'vitest';
import { createFeed } from '../feed.ts';
import { memoryOutbox } from '../testing/memory-outbox.ts';
import { readStream } from '../testing/recording-outlet.ts';
import type { Edge } from './edge.ts';
import { ALL_CHANNEL, type OpenRoom, publishToEdges } from './publish-to-edges.ts';

const GATHER_MS = 500;
const BEAT_MS = 20_000;

function keepingEdge(): Edge & { of: (channel: string) => ReturnType<typeof readStream> } {
  const sent: { channel: string; frames: string }[] = [];
  return {
    send: (channel, frames) => void sent.push({ channel, frames }),
    waiting: () => 0,
    close: async () => {},
    of(channel) {
      const own = sent.filter((message) => message.channel === channel);
      // A beat is an event without data.
      const text = own.map(({ frames }) => frames).join('');
      return readStream(text.replaceAll('\ndata\n', '\ndata: \n'));
    },
  };
}

async function openPublisher(rooms: readonly OpenRoom[] = []) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const edge = keepingEdge();
  const publisher = publishToEdges({
    feed,
    edges: [edge],
    openRooms: async () => rooms,
    gatherMs: GATHER_MS,
    beatMs: BEAT_MS,
  });
  onTestFinished(publisher.close);
  return {
    edge,
    publisher,
    outbox,
    feed,
    score: (id: string) => feed.publish([outbox.commit(id)]),
  };
}

test('a line goes to its match at once and to the room of all matches every half second', async () => {
  const { edge, publisher, score } = await openPublisher();
  publisher.lead(true);
  score('m1');
  score('m2');
  score('m1');
  expect(edge.of('m1').map(({ id, event }) => [id, event])).toEqual([
    [1, 'score'],
    [2, 'score'],
  ]);
  expect(edge.of(ALL_CHANNEL)).toEqual([]);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(edge.of(ALL_CHANNEL).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a node that does not lead publishes nothing, and beats as soon as it leads', async () => {
  const { edge, publisher, score } = await openPublisher([{ channel: 'm1', version: 1 }]);
  score('m1');
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(edge.of('m1')).toEqual([]);
  publisher.lead(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(edge.of('m1')).toEqual([{ id: 1, event: 'beat', data: '' }]);
});

test('each beat carries the version of its room, after all lines up to it', async () => {
  const rooms = [{ channel: ALL_CHANNEL, version: 2 }];
  const { edge, publisher, score } = await openPublisher(rooms);
  publisher.lead(true);
  await vi.advanceTimersByTimeAsync(BEAT_MS - GATHER_MS / 2);
  score('m1');
  score('m1');
  await vi.advanceTimersByTimeAsync(GATHER_MS / 2);
  const heard = edge.of(ALL_CHANNEL).slice(-3);
  expect(heard.map(({ id, event }) => `${event} ${id}`)).toEqual(['score 1', 'score 2', 'beat 2']);
});

test('changes that can no longer be sent one by one are followed by a beat', async () => {
  const { edge, publisher, outbox, feed } = await openPublisher([{ channel: 'm1', version: 3 }]);
  publisher.lead(true);
  await vi.advanceTimersByTimeAsync(0);
  outbox.commit('m1');
  outbox.commit('m1');
  outbox.commit('m1');
  outbox.forgetUpTo(2);
  await feed.caughtUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(edge.of('m1').at(-1)).toEqual({ id: 3, event: 'beat', data: '' });
  expect(edge.of('m1')).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { node, settle } from './testing/live-node.ts';

const line = (v: number) =>
  JSON.stringify({ id: 'm1', v, s: 'Live', wins: [0, 0], set: 1, score: [v, 0], serve: 1 });

test('a reader of short lines is told the same changes under the same versions', async () => {
  const { enter, score, hub } = await node();
  score('m1', line(1));
  const short = await enter('m1', undefined, true);
  const long = await enter('m1');
  score('m1', line(2));
  await settle();
  expect(long.outlet.events().map(({ id, data }) => [id, data])).toEqual([
    [1, line(1)],
    [2, line(2)],
  ]);
  const written = short.outlet.writes.join('');
  expect(written).toContain('id:1\ndata:1,0,0,1,0,1,0\n\nid:2\ndata:1,0,0,2,0,1,0\n\n');
  hub.close();
});

test('a reader of short lines who comes back gets what it missed, and else one resync', async () => {
  const { enter, score, hub } = await node();
  for (let v = 1; v <= 4; v += 1) score('m1', line(v));
  const back = await enter('m1', 3, true);
  expect(back.outlet.writes.join('')).toContain('id:4\ndata:1,0,0,4,0,1,0');
  const lost = await enter('m1', 9, true);
  expect(lost.outlet.writes.join('')).toContain('id: 4\nevent: resync');
  hub.close();
});

test('short lines of all matches name the match and its version', async () => {
  const { enter, score, hub } = await node();
  const all = await enter(undefined, undefined, true);
  score('m2', line(1).replace('m1', 'm2'));
  await settle();
  expect(all.outlet.writes.join('')).toContain('data:1,0,0,1,0,1,0,{"id":"m2","v":1}');
  hub.close();
});

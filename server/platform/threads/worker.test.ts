import { expect, test } from 'vitest';
import { processWorker, threadWorker, WorkerError } from './worker.ts';

type Task = { do: 'say' | 'fail' | 'end' | 'wait'; text?: string };
type Report = { text: string; pid: number; thread: number };
const file = new URL('./testing/echo-worker.ts', import.meta.url);

test.each([
  ['a process', processWorker<Task, Report>],
  ['a thread', threadWorker<Task, Report>],
])('a separate %s does one task after the other and survives a failing one', async (kind, open) => {
  const ask = open(file);
  const [first, second] = await Promise.all([
    ask({ do: 'say', text: 'first' }),
    ask({ do: 'say', text: 'second' }),
  ]);
  expect([first.text, second.text]).toEqual(['first', 'second']);
  expect(first.pid === process.pid).toBe(kind === 'a thread');
  await expect(ask({ do: 'fail' })).rejects.toThrow('asked to fail');
  const third = await ask({ do: 'say', text: 'third' });
  expect([third.pid, third.thread]).toEqual([first.pid, first.thread]);
});

test.each([
  ['a process', processWorker<Task, Report>],
  ['a thread', threadWorker<Task, Report>],
])('a %s that ends or takes too long fails its task alone', async (_, open) => {
  const ask = open(file);
  const end = ask({ do: 'end' });
  const after = ask({ do: 'say', text: 'after' });
  await expect(end).rejects.toBeInstanceOf(WorkerError);
  expect((await after).text).toBe('after');
  const impatient = open(file, { timeoutMs: 50 });
  await expect(impatient({ do: 'wait' })).rejects.toThrow('took too long');
});

test('an idle worker ends by itself, and starts again with the next task', async () => {
  const ask = processWorker<Task, Report>(file, { idleMs: 0 });
  const { pid } = await ask({ do: 'say', text: 'one' });
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask({ do: 'say', text: 'two' })).pid).not.toBe(pid);
});

import { parentPort, threadId } from 'node:worker_threads';

type Task = { do: 'say' | 'fail' | 'end' | 'wait'; text?: string };

/** Works apart, in a process or in a thread, for the tests. */
function answer(message: unknown): void {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
}

function carryOut(task: Task): void {
  if (task.do === 'say') answer({ done: { text: task.text, pid: process.pid, thread: threadId } });
  if (task.do === 'fail') answer({ failed: 'asked to fail' });
  if (task.do === 'end') process.exit(1);
}

if (parentPort) parentPort.on('message', carryOut);
else {
  process.on('message', carryOut);
  process.on('disconnect', () => process.exit(0));
}

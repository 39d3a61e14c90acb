import { parentPort } from 'node:worker_threads';
import { type Connection, connect, type DatabasePlace } from '#server/platform/db/connect.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { deliverMissed, deliverPart } from './deliver.ts';
import {
  createSender,
  type Outcome,
  type Parcel,
  type Recipient,
  type SenderOptions,
} from './sender.ts';

export type PushTask = { place: DatabasePlace; sender: SenderOptions; now: number } & (
  | { do: 'part'; report: Report; after: string }
  | { do: 'missed' }
  | { do: 'one'; recipient: Recipient; parcel: Parcel }
);

/** A thread with a connection of its own: it reads and sends, its parent writes what became of it. */
let connection: Connection | undefined;
let sender: { of: string; made: ReturnType<typeof createSender> } | undefined;

function senderFor(options: SenderOptions) {
  const of = JSON.stringify(options);
  if (sender?.of !== of) {
    sender?.made.close();
    sender = { of, made: createSender(options) };
  }
  return sender.made;
}

async function carryOut(task: PushTask) {
  const sends = senderFor(task.sender);
  if (task.do === 'one') return (await sends.post(task.recipient, task.parcel)) satisfies Outcome;
  connection ??= await connect(task.place, task.now);
  const { db } = connection;
  if (task.do === 'missed') return deliverMissed(db, sends, task.now);
  return deliverPart(db, sends, task.report, task.after, task.now);
}

parentPort!.on('message', async (task: PushTask) => {
  try {
    parentPort!.postMessage({ done: await carryOut(task) });
  } catch (error) {
    parentPort!.postMessage({ failed: String(error) });
  }
});

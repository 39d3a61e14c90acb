import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { PushOptions } from '#server/site/push/start-push.ts';

export type NodeWay =
  | ({ is: 'push' } & Pick<PushOptions, 'publicUrl' | 'keys' | 'localAuthority' | 'timeoutMs'>)
  | { is: 'sms'; gateway: Gateway }
  | { is: 'webhooks' };

/** `now` is where the clock of the node begins. */
export type NodeFacts = { way: NodeWay; place: DatabasePlace; secret: string; now: number };

/** A process that sends by one way; `kill` ends it as a power cut does. */
export function startNode(facts: NodeFacts): { kill: () => Promise<void> } {
  const file = join(import.meta.dirname, 'node-process.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(facts)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error('The node ended before it was killed.');
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

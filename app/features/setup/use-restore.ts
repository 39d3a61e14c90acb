import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import type { Sending } from '#app/lib/api/send-file.ts';
import type { Restored } from '#contract/administration/restore-calls.ts';

const LOOK_MS = 1000;
const PATIENCE_MS = 90_000;

export type Restoring = {
  step: 'form' | 'starting' | 'done' | 'not-back';
  restored: Restored | undefined;
  /** Throws what the calls throw. */
  send: (file: File, code: string | undefined, sending: Sending) => Promise<void>;
};

/** Sends a backup, and waits until the server has started anew with it. */
export function useRestore(): Restoring {
  const [step, setStep] = useState<Restoring['step']>('form');
  const [restored, setRestored] = useState<Restored>();

  async function send(file: File, code: string | undefined, sending: Sending): Promise<void> {
    // A wrong code is said before minutes go by with a large file.
    if (code !== undefined) await callApi('POST /setup/restore/code', { body: { code } });
    const answer = await callApi('POST /setup/restore', {
      document: { file, type: 'application/octet-stream' },
      setupCode: code,
      sending,
    });
    setRestored(answer);
    setStep('starting');
    // Not waited for: the form is done.
    void waitForServer().then((isBack) => setStep(isBack ? 'done' : 'not-back'));
  }
  return { step, restored, send };
}

/** The server that has the backup is not empty any more; between the two none answers. */
async function waitForServer(): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const state = await callApi('GET /setup/restore').catch(() => undefined);
    if (state && !state.needsCode && !state.isOpen) return true;
  }
  return false;
}

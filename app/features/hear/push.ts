/** Messages of the push service of this browser: asked for, changed and ended. */
import type { Follow } from '#contract/accounts/follows.ts';
import type { DeviceState, Tell } from '#contract/site/push.ts';

type Preferences = Pick<Tell, 'quiet' | 'sets' | 'start' | 'lineup'>;

export type Subscription = {
  state: DeviceState;
  /** Rejects where the browser, the person or the server refuses. */
  subscribe: (subject: Follow, preferences: Preferences) => Promise<void>;
  /** Ends the messages about a subject; without one, all messages to this device. */
  stop: (subject?: Follow) => Promise<void>;
};

function send(path: string, body: object): Promise<Response> {
  return fetch(`/api/v1/push/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Undefined where this browser takes no messages, or this installation sends none. */
export async function findSubscription(): Promise<Subscription | undefined> {
  if (!('PushManager' in globalThis)) return undefined;
  const answer = await fetch('/api/v1/push').catch(() => undefined);
  const publicKey = answer?.ok && (await answer.json()).publicKey;
  if (!publicKey) return undefined;
  const { serviceWorker } = navigator;
  // Pages of accounts register none, and without one it would never be ready.
  if (!(await serviceWorker.getRegistration()))
    await serviceWorker.register('/reader-worker.js', { updateViaCache: 'all' });
  const { pushManager } = await serviceWorker.ready;
  let held = await pushManager.getSubscription();
  const known = held && (await send('device', { endpoint: held.endpoint }).catch(() => undefined));
  return {
    state: known?.ok ? await known.json() : { quiet: null, tells: [] },
    async subscribe([kind, id], preferences) {
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      // A subscription for former keys is in the way of a new one.
      held = await pushManager.subscribe(options).catch(async () => {
        await held?.unsubscribe();
        return pushManager.subscribe(options);
      });
      const { endpoint, keys } = held.toJSON();
      const language = document.documentElement.lang;
      const answer = await send('tells', { endpoint, keys, language, kind, id, ...preferences });
      if (!answer.ok) throw new Error(String(answer.status));
    },
    async stop(subject) {
      if (!held) return;
      const { endpoint } = held;
      if (!subject) await held.unsubscribe();
      const [kind, id] = subject ?? [];
      await send('stop', { endpoint, ...(subject ? { subject: { kind, id } } : {}) });
    },
  };
}

/** For sign-out: the device no longer belongs to an account. */
export async function stopAll(): Promise<void> {
  await (await findSubscription())?.stop();
}

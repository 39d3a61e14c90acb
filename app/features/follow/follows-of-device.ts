import { useCallback, useEffect, useState } from 'react';
import type { Follow, FollowKey } from '#contract/accounts/follows.ts';
import type { DeviceState } from '#contract/site/push.ts';

export type DeviceTell = DeviceState['tells'][number];

export function isSame(subject: FollowKey): (other: FollowKey) => boolean {
  return ({ kind, id }) => subject.kind === kind && subject.id === id;
}

/** Without leave nothing is shown, so nothing is asked for. */
function mayShow(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** The subjects that this device is told of, also from before it was signed in; and a way to read them again. */
export function useDeviceTells(): [readonly DeviceTell[], () => Promise<void>] {
  const [deviceTells, setTells] = useState<readonly DeviceTell[]>([]);
  const read = useCallback(async () => {
    if (!mayShow()) return;
    const { findSubscription } = await import('../hear/push.ts');
    // If it cannot be read, the list says how many devices there are.
    const subscription = await findSubscription().catch(() => undefined);
    setTells(subscription?.state.tells ?? []);
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  return [deviceTells, read];
}

/** Ends messages to this device, of a subject or all: it may get some from before it was signed in. */
export async function endTells(subject?: Follow): Promise<void> {
  if (!mayShow()) return;
  const { findSubscription } = await import('../hear/push.ts');
  await (await findSubscription())?.stop(subject);
}

/** The list of this device, by which public pages show stars. */
export async function keepOnDevice(isKept: (follow: Follow) => boolean): Promise<void> {
  const { readFollows, writeFollows } = await import('../updater/mine.ts');
  writeFollows(readFollows().filter(isKept));
}

import type { Environment } from './environment.ts';

/** The keys that the environment gives for messages to closed pages; undefined where it gives none. */
export function vapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment) {
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) return undefined;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

/** A message as the server sends it (server/site/push/message.ts). */
type Message = { title: string; body: string; path: string; tag: string; stop: string };

type Registration = {
  showNotification: (title: string, options: object) => Promise<void>;
  pushManager: {
    getSubscription: () => Promise<{
      endpoint: string;
      unsubscribe: () => Promise<boolean>;
    } | null>;
  };
};

const STOP = 'stop';

/** Shown in place of an older one of the same match, also one that an open page has shown. */
export async function showMessage(registration: Registration, text: string): Promise<void> {
  const { title, body, path, tag, stop } = JSON.parse(text) as Message;
  await registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/site-icon',
    actions: [{ action: STOP, title: stop }],
  });
}

/** One tap ends all messages to this device. @returns whether the tap was that one */
export async function endMessages(registration: Registration, action: string): Promise<boolean> {
  if (action !== STOP) return false;
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return true;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await fetch('/api/v1/push/stop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  });
  return true;
}

import { type ClientHttp2Session, connect } from 'node:http2';
import { publicLookup } from './public-hosts.ts';
import { webPush } from './web-push.ts';

/** The key pair of this installation and its address, by which push services know it. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

const JWT_SECONDS = 12 * 3600;
/** So many failures to reach a service one after the other, and it is left alone for a while. */
const MOST_SILENT = 3;
export const WAIT_MS = 30_000;

export type Service = ReturnType<typeof createService>;

/** One push service: one connection, one signed token, and how long it is to be left alone. */
export function createService(origin: string, vapid: Vapid, localAuthority: string | undefined) {
  let session: ClientHttp2Session | undefined;
  let authorization = { value: '', until: 0 };
  let silent = 0;
  let closedUntil = 0;

  return {
    closedMs: () => Math.max(0, closedUntil - Date.now()),
    authorization(): string {
      const now = Math.floor(Date.now() / 1000);
      if (authorization.until < now) {
        const { subject, publicKey, privateKey } = vapid;
        const { Authorization: value } = webPush().getVapidHeaders(
          origin,
          subject,
          publicKey,
          privateKey,
          'aes128gcm',
          now + JWT_SECONDS,
        );
        authorization = { value, until: now + JWT_SECONDS / 2 };
      }
      return authorization.value;
    },
    session(): ClientHttp2Session {
      if (session && !session.closed && !session.destroyed) return session;
      const options =
        localAuthority === undefined ? { lookup: publicLookup } : { ca: localAuthority };
      session = connect(origin, options);
      // Each request hears of it by itself.
      session.on('error', () => undefined);
      session.unref();
      return session;
    },
    /** @param waitMs for which it asks to be left alone */
    answered(waitMs: number) {
      silent = 0;
      if (waitMs > 0) closedUntil = Date.now() + waitMs;
    },
    failed() {
      silent += 1;
      if (silent < MOST_SILENT) return;
      closedUntil = Date.now() + WAIT_MS;
      session?.destroy();
    },
    close: () => session?.destroy(),
  };
}

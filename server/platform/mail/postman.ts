import type { Store } from '#server/platform/db/store.ts';
import { claimMail, forgetMail, postponeMail } from './commands.ts';
import { isPermanentFailure, type Mailer } from './mailer.ts';
import { isUnreadable } from './sealed-mail.ts';

export type Postman = { stop: () => Promise<void> };

export type PostmanOptions = {
  now?: () => number;
  everyMs?: number;
  onError?: (error: unknown) => void;
};

const EVERY_MS = 1000;
/**
 * The time that a stop waits for a mail that is under way; after it the mail is tried again later.
 */
const PATIENCE_MS = 3000;

/** Takes what is due to the relay, one mail after the other. */
export async function deliverDue(
  store: Store,
  mailer: Mailer,
  now: () => number,
  goesOn: () => boolean = () => true,
  onError: (error: unknown) => void = () => undefined,
): Promise<void> {
  while (goesOn()) {
    const mail = await claimMail(store, now());
    if (!mail) return;
    if (isUnreadable(mail)) {
      const reason = 'It was sealed with another SECRET.';
      await postponeMail(store, mail, now(), { reason, isPermanent: true });
      continue;
    }
    try {
      await mailer.send(mail);
    } catch (error) {
      onError(error);
      const reason = error instanceof Error ? error.message : String(error);
      await postponeMail(store, mail, now(), { reason, isPermanent: isPermanentFailure(error) });
      continue;
    }
    await forgetMail(store, mail, now());
  }
}

/** Looks into the queue every second. Several nodes may: each mail is claimed by one. */
export function startPostman(
  store: Store,
  mailer: Mailer,
  { now = Date.now, everyMs = EVERY_MS, onError = () => undefined }: PostmanOptions = {},
): Postman {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = go();

  async function go(): Promise<void> {
    try {
      await deliverDue(store, mailer, now, () => !isStopped, onError);
    } catch (error) {
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      round = go();
    }, everyMs);
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const deadline = Promise.withResolvers<void>();
      const limit = setTimeout(deadline.resolve, PATIENCE_MS);
      await Promise.race([round, deadline.promise]);
      clearTimeout(limit);
      mailer.close();
    },
  };
}

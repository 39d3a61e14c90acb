import type { Store } from '#server/platform/db/store.ts';
import { claimMail, forgetMail, postponeMail } from './commands.ts';
import { isHopeless, type Mailer } from './mailer.ts';

export type Postman = { stop: () => Promise<void> };

export type PostmanOptions = {
  now?: () => number;
  everyMs?: number;
  onTrouble?: (error: unknown) => void;
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
  onTrouble: (error: unknown) => void = () => undefined,
): Promise<void> {
  while (goesOn()) {
    const mail = await claimMail(store, now());
    if (!mail) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      onTrouble(error);
      const reason = error instanceof Error ? error.message : String(error);
      await postponeMail(store, mail, now(), { reason, isHopeless: isHopeless(error) });
      continue;
    }
    await forgetMail(store, mail);
  }
}

/** Looks into the queue every second. Several nodes may: each mail is claimed by one. */
export function startPostman(
  store: Store,
  mailer: Mailer,
  { now = Date.now, everyMs = EVERY_MS, onTrouble = () => undefined }: PostmanOptions = {},
): Postman {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = go();

  async function go(): Promise<void> {
    try {
      await deliverDue(store, mailer, now, () => !isStopped, onTrouble);
    } catch (error) {
      onTrouble(error);
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
      const patience = Promise.withResolvers<void>();
      const limit = setTimeout(patience.resolve, PATIENCE_MS);
      await Promise.race([round, patience.promise]);
      clearTimeout(limit);
      mailer.close();
    },
  };
}

/** An operator ends a session after three minutes. */
const SESSION_MS = 180_000;
const MOST_SESSIONS = 20_000;
const LONGEST_NAME = 100;
const LONGEST_HISTORY = 1000;

/**
 * The replies of sessions whose gateway sends the last one alone, by the gateway's name of the session. They
 * are in the memory of this process, without a number; whoever comes back after a restart, or to another node,
 * begins at the first screen.
 */
export function createReplyHistory() {
  const sessions = new Map<string, { text: string; at: number }>();

  function forgetOld(now: number): void {
    for (const [name, { at }] of sessions) {
      if (at > now - SESSION_MS && sessions.size <= MOST_SESSIONS) return;
      sessions.delete(name);
    }
  }

  return {
    /** @returns all replies so far, divided by `*`; empty for the first screen */
    add(session: string, reply: string | undefined, now: number): string {
      const name = session.slice(0, LONGEST_NAME);
      const known = sessions.get(name);
      const before = known && known.at > now - SESSION_MS ? known.text : undefined;
      const isFirst = reply === undefined || before === undefined;
      const clean = reply?.replaceAll('*', ' ') ?? '';
      const text = isFirst ? '' : before === '' ? clean : `${before}*${clean}`;
      const remaining = text.length > LONGEST_HISTORY ? '' : text;
      // Behind the others: the order of the map is that of the last replies.
      sessions.delete(name);
      sessions.set(name, { text: remaining, at: now });
      forgetOld(now);
      return remaining;
    },
    end(session: string): void {
      sessions.delete(session.slice(0, LONGEST_NAME));
    },
    size: () => sessions.size,
  };
}

import { apiAddress } from '#app/lib/api/address.ts';

const REOPEN_MS = 3000;
/** The server is heard every 20 s: the second beat is missing, too. */
const DEAD_MS = 45_000;

/**
 * The private stream of the people at a scorer's table. A browser's own stream sends no token of a link, so
 * it is read by hand. It says that something has changed, at each opening too.
 *
 * @returns how to close it
 */
export function openSeatLine(
  id: string,
  token: string | undefined,
  onNews: () => void,
): () => void {
  const address = apiAddress('GET /matches/{id}/seat-changes', { path: { id } });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  let isClosed = false;
  let connection = new AbortController();

  /** False where the server does not let this device in. */
  async function follow(): Promise<boolean> {
    connection = new AbortController();
    const { signal } = connection;
    let timer = setTimeout(() => connection.abort(), DEAD_MS);
    try {
      const answer = await fetch(address, { headers, signal, credentials: 'same-origin' });
      if (answer.status === 401 || answer.status === 403) return false;
      const reader = answer.ok
        ? answer.body?.pipeThrough(new TextDecoderStream()).getReader()
        : null;
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => connection.abort(), DEAD_MS);
        const frames = (text + part.value).split('\n\n');
        text = frames.pop() ?? '';
        if (frames.some((frame) => frame.includes('event: seats'))) onNews();
      }
    } finally {
      clearTimeout(timer);
    }
    return true;
  }

  async function goOn(): Promise<void> {
    while (!isClosed) {
      if (!(await follow().catch(() => true))) return;
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS));
    }
  }

  void goOn();
  return () => {
    isClosed = true;
    connection.abort();
  };
}

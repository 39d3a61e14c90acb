import { apiAddress } from '#app/lib/api/address.ts';

const REOPEN_MS = 3000;
/** The server is heard every 20 s: the second beat is missing, too. */
const DEAD_MS = 45_000;

type Listener = () => void;
type Line = {
  listeners: Set<Listener>;
  /** A listener that comes later has missed the news of the opening. */
  hadNews: boolean;
  close(): void;
};

/** The open lines of this page, by match and token: several of its parts listen to one. */
const lines = new Map<string, Line>();

/**
 * The private stream of the people at a scorer's table. A browser's own stream sends no token of a link, so
 * it is read by hand. It says that something has changed, at each opening too.
 *
 * @returns how to stop listening; the stream closes after its last listener
 */
export function openSeatLine(id: string, token: string | undefined, onNews: Listener): () => void {
  const key = `${id} ${token ?? ''}`;
  // A function of its own for each call, so that the same `onNews` may listen twice.
  const listener = () => onNews();
  const line = lines.get(key) ?? openLine(id, token, () => lines.delete(key));
  lines.set(key, line);
  line.listeners.add(listener);
  if (line.hadNews) queueMicrotask(() => line.listeners.has(listener) && listener());
  return () => {
    if (!line.listeners.delete(listener) || line.listeners.size > 0) return;
    line.close();
    if (lines.get(key) === line) lines.delete(key);
  };
}

/** `onRefused`: the server does not let this device in, and the line is over. */
function openLine(id: string, token: string | undefined, onRefused: () => void): Line {
  let isClosed = false;
  let connection = new AbortController();
  const line: Line = {
    listeners: new Set(),
    hadNews: false,
    close() {
      isClosed = true;
      connection.abort();
    },
  };

  function tell() {
    line.hadNews = true;
    for (const listener of line.listeners) listener();
  }

  async function goOn(): Promise<void> {
    while (!isClosed) {
      connection = new AbortController();
      if (!(await follow(id, token, connection, tell).catch(() => true))) return onRefused();
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS));
    }
  }

  void goOn();
  return line;
}

/** Reads one connection to its end. @returns false where the server does not let this device in */
async function follow(
  id: string,
  token: string | undefined,
  connection: AbortController,
  onNews: Listener,
): Promise<boolean> {
  const address = apiAddress('GET /matches/{id}/seat-changes', { path: { id } });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { signal } = connection;
  let timer = setTimeout(() => connection.abort(), DEAD_MS);
  try {
    const answer = await fetch(address, { headers, signal, credentials: 'same-origin' });
    if (answer.status === 401 || answer.status === 403) return false;
    const reader = answer.ok ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : null;
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

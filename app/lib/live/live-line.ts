import { apiAddress } from '#app/lib/api/address.ts';
import type { LiveScore } from '#contract/matches/live.ts';

type LineReader = {
  /** Asked at each opening: `match` is one match's, `after` what its page has seen already. */
  query: () => Record<string, string>;
  onScore: (line: LiveScore) => void;
  /** More has happened than can be told: the page has to be read again. */
  onGap: () => void;
  onOpen?: () => void;
  /** The line is gone for the moment. */
  onLost?: () => void;
};

const REOPEN_MS = 5000;
/** The server is heard every 20 s: the second beat is missing, too. */
const DEAD_MS = 45_000;

/**
 * A live stream of the server, for as long as it is wanted. A browser goes back to a stream that broke,
 * but not to one that was answered with an error, nor does it notice one that has died without a word,
 * such as that of a device out of reach.
 *
 * @returns how to close it
 */
export function openLiveLine(reader: LineReader): () => void {
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    stream = new EventSource(apiAddress('GET /live', { query: reader.query() }));
    onMessage();
    stream.addEventListener('beat', onMessage);
    stream.addEventListener('score', ({ data }: MessageEvent<string>) => {
      onMessage();
      reader.onScore(JSON.parse(data));
    });
    stream.addEventListener('resync', reader.onGap);
    stream.addEventListener('open', () => {
      onMessage();
      reader.onOpen?.();
    });
    stream.addEventListener('error', () => {
      reader.onLost?.();
      if (stream.readyState === EventSource.CLOSED) openIn(REOPEN_MS);
    });
  }

  function onMessage(): void {
    openIn(DEAD_MS);
  }

  function openIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reader.onLost?.();
      stream.close();
      open();
    }, ms);
  }

  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/**
 * Notices about followed matches, while a page is open. Fetched when a followed match moves, so that
 * other visits do not pay for them.
 */
import type { LiveScore } from '#contract/matches/live.ts';

export type Notice = { title: string; body: string; match: string };

/** The state of the page before this line. */
type Before = { sets: number; status: string };

/** The words of the page's language and the start of its addresses; `{n}` is a set's number. */
type Words = { set?: string; over?: string; home?: string; said?: string };

/** Those who hear the page are not told each point of a long rally of points. */
const SAY_EVERY_MS = 10_000;
let nextSaying = 0;

/** The end of a set or of the match; undefined for anything less. */
export function noticeOf(
  line: LiveScore,
  before: Before,
  names: readonly string[],
  words: Words,
): Notice | undefined {
  const sets = line.wins[0] + line.wins[1];
  const hasEnded = line.s === 'ended' && before.status !== 'ended';
  if (!hasEnded && sets <= before.sets) return undefined;
  return {
    title: `${names[0]} ${line.wins.join('–')} ${names[1]}`,
    body: (hasEnded ? words.over : words.set?.replace('{n}', String(sets))) ?? '',
    match: line.id,
  };
}

/** `match`: a copy of its row or board from before the line. */
export async function reportOf(line: LiveScore, match: HTMLElement): Promise<void> {
  const before = { sets: setWins(match), status: match.dataset.status ?? '' };
  const names = [...match.querySelectorAll('.name')].map((name) => name.textContent);
  const words: Words = document.querySelector<HTMLElement>('#bell')?.dataset ?? {};
  const notice = noticeOf(line, before, names, words);
  if (notice) await showNotice(notice, words.home ?? '');
  if ('full' in match.dataset) return;
  say(line, names, words.said ?? '', notice !== undefined);
}

/** The score of a followed match of a list, at most every 10 s; the end of a set at once. */
function say(
  { score, set, wins }: LiveScore,
  names: readonly string[],
  template: string,
  isUrgent: boolean,
): void {
  const status = document.querySelector('[role=status]');
  if (!status || (!isUrgent && Date.now() < nextSaying)) return;
  nextSaying = Date.now() + SAY_EVERY_MS;
  const words = {
    a: names[0],
    x: score[0],
    b: names[1],
    y: score[1],
    n: set,
    w: wins.join('-'),
  } as Record<string, unknown>;
  status.textContent = template.replace(/\{(\w)\}/g, (_, key) => String(words[key] ?? '')).trim();
}

/** Sets won by either team, as the page shows them. */
function setWins(match: HTMLElement): number {
  const wins = (side: 1 | 2) =>
    Number(match.querySelector(`[data-k="w${side}"]`)?.textContent ?? 0);
  return wins(1) + wins(2);
}

async function showNotice({ title, body, match }: Notice, home: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href;
  const data = `${home}/right/${match}`;
  const options = { body, data, tag: match, ...(icon ? { icon } : {}) };
  // Phones show notices through a service worker only.
  const channel = await navigator.serviceWorker?.ready;
  if (channel) await channel.showNotification(title, options);
  else new Notification(title, options);
}

/** Asks once, as the answer to a tap; browsers remember. */
export async function askLeave(): Promise<void> {
  if ('Notification' in globalThis && Notification.permission === 'default') {
    await Notification.requestPermission();
  }
}

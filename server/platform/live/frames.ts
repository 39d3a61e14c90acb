/** The bytes of `text/event-stream`. */

/** Told to every reader: they come back after 1 to 4 s, spread, so that a restart is no stampede. */
export function greeting(lastId: number, chance: number): string {
  const retry = 1000 + Math.round(chance * 3000);
  // An id without data is not delivered as an event, but the browser keeps it: whoever is cut off
  // before the first score can still resume.
  return `: wavu\nretry: ${retry}\nid: ${lastId}\n\n`;
}

/** A change without a line has no score to tell: its reader reads the match again. */
export function changeFrame(id: number, line: string | null): string {
  return line === null ? resyncFrame(id) : `id: ${id}\nevent: score\ndata: ${line}\n\n`;
}

/** The same for pages of this site: without a name, as the browser's own `message`. */
export function shortFrame(id: number, shortLine: string | null): string {
  return shortLine === null ? resyncFrame(id) : `id:${id}\ndata:${shortLine}\n\n`;
}

/** Missed lines can no longer be sent: read the page again; `id` is the version of now. */
export function resyncFrame(id: number): string {
  return `id: ${id}\nevent: resync\ndata: {}\n\n`;
}

/**
 * Keeps proxies and phone networks from closing a quiet line. Browsers do not tell a page of a comment,
 * so it is an event, too: a phone that left its network hears nothing at all, and no error either.
 */
export const BEAT = Buffer.from(':\nevent: beat\ndata\n\n');

/** The beat of a room at an edge, which tells where the room stands: our own streams have no gaps. */
export function versionBeat(version: number): string {
  return `id: ${version}\nevent: beat\ndata\n\n`;
}

/**
 * The database does not answer: what is shown may be old, and the line stays. Nothing is to be done but
 * to say so.
 */
export const AWAY = Buffer.from(':\nevent: away\ndata\n\n');
/** It answers again, and what was missed has been told. */
export const BACK = Buffer.from(':\nevent: back\ndata\n\n');

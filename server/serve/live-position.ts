import type { Database } from '#server/platform/db/connect.ts';
import {
  livePositionOf,
  newestLiveVersion,
  type ShownMatch,
} from '#server/platform/live/queries.ts';

/** The fields that the script of the page also reads: `MatchRow`, `MatchView`. */
const SHOWN_LIVE = / data-match="([^"]+)" data-v="(\d+)" data-status="Live"/g;
const FOLLOWS_ALL = '<main id="main"';
const MARK = ' data-live="all"';
const OWN_VERSION = /<article[^>]* data-v="(\d+)"/;

/** More of them than a page has room for are not asked for. */
const MOST = 100;

export type PlacedPage = {
  html: string;
  /** Of the room that the page follows: what it shows is at least as new. */
  version: number | undefined;
};

/**
 * Renders a page that follows all matches and says in it where its stream goes on: at the last change
 * of what it shows as live. A position of the whole country would make another page of it with each
 * point played elsewhere.
 */
export async function renderInRoom(
  db: Database,
  render: () => Promise<string>,
): Promise<PlacedPage> {
  // Before it is rendered: what changes meanwhile is told once more by the stream, not left out.
  const before = await newestLiveVersion(db);
  const html = await render();
  const main = html.indexOf(FOLLOWS_ALL);
  const at = main < 0 ? -1 : html.indexOf(MARK, main);
  if (at < 0) return { html, version: before };
  const shown = [...html.matchAll(SHOWN_LIVE)]
    .slice(0, MOST)
    .map(([, matchId, version]): ShownMatch => ({ matchId: matchId!, version: Number(version) }));
  if (shown.length === 0) return { html, version: before };
  const position = Math.min(before, await livePositionOf(db, shown));
  const end = at + MARK.length;
  return {
    html: `${html.slice(0, end)} data-after="${position}"${html.slice(end)}`,
    version: before,
  };
}

/** The version of the one match that a page shows. */
export function versionOfMatch(html: string): number | undefined {
  const version = OWN_VERSION.exec(html)?.[1];
  return version === undefined ? undefined : Number(version);
}

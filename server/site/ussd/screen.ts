import type { Line } from './layout.ts';

/** An entry of a list; one that opens nothing is a row to read. */
export type Entry = { line: Line; open?: () => Promise<Screen> };

/** A screen before it is cut into pages. */
export type Screen = {
  head: readonly Line[];
  entries: readonly Entry[];
  /** Entries on one page. */
  perPage: number;
  /** Takes what is typed, where a name is asked for. */
  take?: (input: string) => Promise<Screen>;
};

/** Entries of the page, and whether more follow. */
export function pageOf(screen: Screen, page: number) {
  const from = page * screen.perPage;
  const entries = screen.entries.slice(from, from + screen.perPage);
  return { entries, hasMore: screen.entries.length > from + screen.perPage };
}

/** The contents of a page decide which changes make it old. */
export type Shows = 'site' | 'results' | 'scores' | 'match' | 'nothing';

/** The part of a request that a public page may depend on. */
export type PageRequest = {
  /** As it came: percent-encoded, with the prefix of its language. */
  path: string;
  /** The allowed query parameters, in a fixed order: '' or '?a=1&b=2'. */
  search: string;
};

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /**
   * `site`: names, fixtures, texts; `results`: these and the sets won of matches; `scores`: these and
   * every point of several matches; `match`: these and the score of `matchId` alone; `nothing`: none of them.
   */
  shows: Shows;
  matchId?: string;
  /** Goes as it is: compressed it would take as many packets. */
  isShort?: boolean;
  /** Of the live room that its readers follow: what it shows is at least as new. */
  version?: number;
};

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

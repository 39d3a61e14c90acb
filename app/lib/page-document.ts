import { createContext } from 'react';
import type { Language } from '#contract/language.ts';
import type { StyleName } from './route-handle.ts';

export type PageDocument = {
  /** The CSS of public pages. */
  style: string;
  /** And the sheets beside it, see `PAGE_STYLES`. */
  sheets: Record<StyleName, string>;
  /** Addresses of the compression dictionaries, by language. */
  dictionaryHrefs?: Record<Language, string>;
  /** Scheme, host and port of the site, for canonical addresses; empty in the browser. */
  origin: string;
  /** The address of the live streams on another host, or of an edge in front of ours. */
  liveUrl?: string | undefined;
};

/** Filled on the server only, so that browsers' chunks stay free of the style. */
export const PageDocumentContext = createContext<PageDocument>({
  style: '',
  sheets: {
    lists: '',
    match: '',
    detail: '',
    news: '',
    bracket: '',
    statistics: '',
    points: '',
    rows: '',
    figures: '',
    tables: '',
  },
  origin: '',
});

import { createContext } from 'react';
import type { Language } from '#contract/language.ts';

export type PageDocument = {
  /** The CSS of public pages. */
  style: string;
  /** And that of all pages but lists and matches, beside it. */
  detailStyle: string;
  /** And that of pages with a whole match, beside it. */
  matchStyle: string;
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
  detailStyle: '',
  matchStyle: '',
  origin: '',
});

import { createContext } from 'react-router';
import type { Store } from '#server/platform/db/store.ts';
import type { SharedRead } from '#server/platform/pages/shared-reads.ts';

/** The context that the page handler hands to the loaders of pages. */
export type PageContext = {
  store: Store;
  /** For what no score changes: settings, names, days with matches. */
  sharedRead: SharedRead;
  /** Epoch milliseconds. */
  now: number;
  /** Whether this installation can send mail: without it nothing is offered that needs it. */
  sendsMail: boolean;
  /** Whether Google sign-in is set up. */
  hasGoogle: boolean;
  /** The folder of the open data. */
  openDataFolder: string;
  /** For the inline scripts of hydrated pages, fresh for each request and named in its CSP. */
  nonce: string;
  /** Hears of errors of ours while a page that hydrates is made. */
  onFault: (error: unknown) => void;
};

export const pageContext = createContext<PageContext>();

import type { Environment } from '#server/platform/config/environment.ts';
import type { Change } from '#server/platform/live/change.ts';
import type { PageRequest, RenderedPage } from '#server/platform/pages/rendered-page.ts';

/** All that a thread needs to be another one of us. */
export type ApartSetting = {
  environment: Environment;
  /** The address of the site in links. */
  origin: string;
  /** The built pages; without them there are calls alone. */
  buildFile: string | undefined;
};

/** A call of the API, as it came. */
export type ApartCall = {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array | undefined;
};

export type ApartAnswer = {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
};

export type ApartTask = { do: 'call'; call: ApartCall } | { do: 'page'; request: PageRequest };

/** To the thread. */
export type ToApart = { id: number; task: ApartTask } | { mayWrite: true };

/** A fault of the database is told apart by these, which no copy of an error has. */
export type FaultFacts = { code?: unknown; errcode?: unknown };

/** From the thread. */
export type FromApart =
  | { id: number; done: ApartAnswer | RenderedPage }
  | { id: number; failed: string; facts: FaultFacts }
  /** Committed; told before the answer to its call. */
  | { changes: readonly Change[] }
  | { fault: string; path: string; facts: FaultFacts }
  /** It wants to write, or has written. */
  | { write: 'asked' | 'over' };

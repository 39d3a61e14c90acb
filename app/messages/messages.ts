import type { en } from './en.ts';

/** The shape of a language's texts: a missing or extra key does not compile. */
export type Messages = typeof en;

import { createContext } from 'react';
import type { LeagueType } from '#contract/leagues/league.ts';

/** A league as lists name it. */
export type ListedLeague = {
  id: string;
  name: string;
  logo: string | null;
  type: LeagueType;
  /** Men or women; empty where both play in it, or nobody is entered yet. */
  gender: string;
};

/** The facts that every list of a public page may use, whatever page it stands on. */
export type Listed = {
  /** `YYYY-MM-DD`; empty on pages without a frame. */
  today: string;
  leagues: ReadonlyMap<string, ListedLeague>;
};

/** Filled by the frame of public pages. */
export const ListedContext = createContext<Listed>({ today: '', leagues: new Map() });

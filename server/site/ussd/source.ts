import type { MatchStatus } from '#contract/matches/match.ts';

/** A match as a screen of ten lines has room for it. */
export type UssdMatch = {
  id: string;
  team1: string;
  team2: string;
  wins: string;
  sets: readonly string[];
  /** The set in play; null between sets, before and after the match. */
  current: { set: number; score: string } | null;
  status: MatchStatus;
  /** `YYYY-MM-DD` and `HH:MM` in Tanzania. */
  date: string;
  time: string;
  venue: string;
  league: string;
};

export type UssdName = { id: string; name: string };

export type UssdTable = {
  group: string | null;
  rows: readonly { rank: number; team: string; played: number; points: number }[];
};

/** The reads that screens are made of; each answers within milliseconds, mostly from memory. */
export type UssdSource = {
  /** Of the association. */
  name: () => Promise<string>;
  live: () => Promise<readonly UssdMatch[]>;
  results: () => Promise<readonly UssdMatch[]>;
  fixtures: () => Promise<readonly UssdMatch[]>;
  leagues: () => Promise<readonly UssdName[]>;
  tables: (league: string) => Promise<readonly UssdTable[]>;
  /** Also those that are not played now. */
  findLeagues: (name: string) => Promise<readonly UssdName[]>;
  findTeams: (name: string) => Promise<readonly UssdName[]>;
  /** Of a team: the live one, the latest results, the next ones. */
  matchesOf: (team: string) => Promise<readonly UssdMatch[]>;
  /** Of a team: the live ones and all that are near enough to be followed. */
  comingOf: (team: string) => Promise<readonly UssdMatch[]>;
};

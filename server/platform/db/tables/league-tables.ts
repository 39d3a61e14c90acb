import type { DocumentKind } from '#contract/documents/league-document.ts';

export type LeagueTables = {
  league_group: LeagueGroupRow;
  table_entry: TableEntryRow;
  league_document: LeagueDocumentRow;
};

export type LeagueGroupRow = {
  id: string;
  league_id: string;
  name: string;
  created_at: number;
  /** 1: drawn by a plan of which nothing is published yet. */
  is_draft: number;
};

/** Deductions and bonuses, withdrawals, places by decree, lots drawn: `body` by `kind`. */
export type TableEntryRow = {
  id: string;
  league_id: string;
  team_id: string;
  kind: 'adjustment' | 'withdrawal' | 'placing' | 'lot';
  body: string;
  created_at: number;
};

/**
 * The facts for the scorer's table as JSON: of a league those that it has said, of a match those that are other than
 * in its league; null: none.
 */
export type ScoringColumn = { scoring: string | null };

/** Rules, minutes and other papers of a league, as files that everybody may download. */
export type LeagueDocumentRow = {
  id: string;
  league_id: string;
  name: string;
  kind: DocumentKind;
  bytes: number;
  address: string;
  created_at: number;
  /** Removed then; the row and its file are deleted after a while. */
  archived_at: number | null;
};

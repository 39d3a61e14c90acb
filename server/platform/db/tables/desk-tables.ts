import type { SigningManner, SigningRole } from '#domain/volleyball/events.ts';
import type { SignedPaper } from '#domain/volleyball/scoresheet/signing.ts';
import type { Seat } from '#domain/volleyball/seats/seat.ts';

/** A change that was made at the day desk, as it is taken back. */
export type DeskChangeRow = {
  id: string;
  /** `YYYY-MM-DD` */
  day: string;
  location: string;
  kind: string;
  court: string | null;
  /** JSON: the places, or the officials, that the matches had and got. */
  body: string;
  /** The account; null for a program. */
  made_by: string | null;
  made_at: number;
  undone_at: number | null;
};

/** A link of a court for a day: it opens the match that is next there. */
export type CourtLinkRow = {
  id: string;
  day: string;
  location: string;
  court: string | null;
  token_hash: string;
  /** JSON of the leagues whose matches it opens; null for those of all. */
  league_ids: string | null;
  created_by: string | null;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

/** A link to a seat around the scorer of a match. */
type SeatLinkRow = {
  id: string;
  match_id: string;
  seat: Seat;
  token_hash: string;
  created_by: string | null;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

/** The last request of a seat. */
export type SeatRequestRow = {
  match_id: string;
  seat: Seat;
  id: string;
  /** JSON of the request. */
  body: string;
  /** The pause between two rallies, and the entries of the log before it. */
  set_number: number;
  rally: number;
  seq: number;
  dismissed: number;
  created_at: number;
};

/** The touches of one rally, beside the log. */
type RallyScoutingRow = {
  match_id: string;
  /** The entry of the rally. */
  event_id: string;
  /** JSON: touches and setters. */
  body: string;
  written_at: number;
};

/** The overlay of a match as its operator has it. */
type StreamControlRow = {
  match_id: string;
  /** JSON of the choice. */
  body: string;
  set_at: number;
};

/** The open link to a place for a signature. */
type SigningLinkRow = {
  match_id: string;
  paper: SignedPaper;
  role: SigningRole;
  id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
};

/** A signature from a device of one's own; in the log it is the entry with this id. */
export type HandedSignatureRow = {
  id: string;
  match_id: string;
  paper: SignedPaper;
  role: SigningRole;
  manner: SigningManner;
  user_id: string | null;
  name: string | null;
  drawing: string | null;
  protest: number;
  seal: string;
  handed_at: number;
};

export type DeskTables = {
  signing_link: SigningLinkRow;
  handed_signature: HandedSignatureRow;
  desk_change: DeskChangeRow;
  court_link: CourtLinkRow;
  seat_link: SeatLinkRow;
  seat_request: SeatRequestRow;
  rally_scouting: RallyScoutingRow;
  stream_control: StreamControlRow;
};

import type { MessageKind } from '#contract/messages/message-kinds.ts';

export type MessageTables = {
  message: MessageRow;
  message_to: MessageToRow;
  message_seen: { user_id: string; seen_at: number };
};

/** Something that the office of a league has to say to somebody. Names are in none: they are read with it. */
export type MessageRow = {
  id: string;
  kind: MessageKind;
  /** Of what it speaks: within its hold a later message of the topic takes its place. */
  topic: string | null;
  match_id: string | null;
  league_id: string | null;
  /** `player:`, `official:` or `user:` and an id, where it speaks of one person. */
  about: string | null;
  /** JSON by kind. */
  facts: string;
  created_at: number;
};

/** One of those whom a message is for, and the ways that it went. */
export type MessageToRow = {
  message_id: string;
  /** `official:`, `team:`, `player:`, `user:`, `league:` (its office) or `entry:` (a team that was refused) and an id. */
  recipient: string;
  /** Nothing is sent before; null: no way is left. */
  due_at: number | null;
  /** Of `mail`, `sms` and `push` those that are still to come, with spaces between. */
  ways_left: string;
  /** The mails and SMS that tell of it have this name; several messages at once share one. */
  delivery: string | null;
  /** 1: somebody reads it with an account. */
  in_app: number;
  mails: number;
  texts: number;
  pushes: number;
  push_error: string;
};

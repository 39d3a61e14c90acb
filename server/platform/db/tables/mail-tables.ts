import type { MessageKind } from '#contract/messages/message-kinds.ts';

/** Subscribers of the newsletter, and the queue of mails. */
export type SubscriberRow = {
  id: string;
  email: string;
  language: string;
  asked_at: number;
  /** The last mail that an unconfirmed request caused; holds the next one back. */
  mailed_at: number;
  confirmed_at: number | null;
};

export type NewsletterTokenRow = {
  token_hash: string;
  kind: 'confirm' | 'unsubscribe';
  subscriber_id: string | null;
  expires_at: number;
};

export type NewsletterIssueRow = {
  id: string;
  /** Of subject and text: the same issue goes out once. */
  digest: string;
  subject: string;
  text: string;
  recipients: number;
  created_at: number;
};

/** Mails to send; a row that was sent is gone. */
export type MailRow = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
  /** 1: to many at once, goes after the others. */
  bulk: number;
  /** Times that it was claimed for sending. */
  attempts: number;
  /** When it is to be tried (again), the compare-and-set of every claim; null = given up. */
  due_at: number | null;
  last_error: string | null;
  /** The delivery of messages of the office that it is part of. */
  delivery: string | null;
  created_at: number;
};

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

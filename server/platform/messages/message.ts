import type { MessageKind } from '#contract/messages/message-kinds.ts';

/** Somebody whom a message is for: a person, or all who answer for a team or for the office of a league. */
export type RecipientKind = 'official' | 'team' | 'player' | 'user' | 'league' | 'entry';
export type RecipientKey = `${RecipientKind}:${string}`;

export type NewMessage = {
  kind: MessageKind;
  /**
   * A later message of the topic takes the place of one that still waits, and where it leads back to
   * `before` of that one nobody is told anything.
   */
  topic?: string;
  before?: string | null;
  value?: string | null;
  matchId?: string;
  leagueId?: string | null;
  /** The person of whom it speaks, if it is about one: erased with that person. */
  about?: RecipientKey;
  to: readonly RecipientKey[];
  /** Ids, days, places and the words of a reason; no names. */
  facts?: Record<string, unknown>;
};

/** Facts of a stored message, with the value of its topic before and after. */
export type MessageFacts = {
  before: string | null;
  value: string | null;
  [name: string]: unknown;
};

/** A slip is taken back within this time, and several messages to one person leave together. */
export const MESSAGE_HOLD_MS = 20_000;

export type Way = 'mail' | 'sms' | 'push';
export const ALL_WAYS: readonly Way[] = ['mail', 'sms', 'push'];

import type { MessageKind } from '#contract/messages/message-kinds.ts';

/** The texts of messages in one language; each is short enough for an SMS. */
export type MessageWords = {
  titles: Record<MessageKind, string>;
  match: (team1: string, team2: string) => string;
  /** The hour of a match that waits for a late one. */
  notBefore: (time: string) => string;
  noHour: string;
  court: (name: string) => string;
  formerly: (plan: string) => string;
  newDate: string;
  officials: (names: string) => string;
  duty: (name: string) => string;
  formerDuty: (name: string) => string;
  answers: Record<'accepted' | 'declined', (name: string) => string>;
  reason: (text: string) => string;
  asks: (team: string, date: string) => string;
  requestStates: Record<
    'asked' | 'agreed' | 'declined' | 'withdrawn' | 'accepted' | 'refused',
    string
  >;
  captains: Record<'published' | 'differ', string>;
  entry: (team: string) => string;
  entryStates: Record<'accepted' | 'refused', (team: string) => string>;
  points: (team: string, points: string) => string;
  withdrawn: (team: string) => string;
  placed: (team: string) => string;
  suspended: (person: string, team: string, matches: number) => string;
  suspensionEnded: (person: string, team: string) => string;
  shirt: (number: number) => string;
  staff: string;
  protest: (team: string) => string;
  protestStates: Record<'upheld' | 'dismissed' | 'withdrawn', string>;
  published: (count: number) => string;
  account: (name: string) => string;
  more: string;
  /** Of several messages in one SMS or in the subject of one mail. */
  several: (count: number) => string;
  noSms: string;
  whyMail: string;
};

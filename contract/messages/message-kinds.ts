/** Everything that the office tells somebody of, in the order in which lists offer it. */
export const MESSAGE_KINDS = [
  'nomination',
  'release',
  'duty-answer',
  'reminder',
  'moved',
  'postponed',
  'cancelled',
  'plan',
  'date-request',
  'date-answer',
  'date-decision',
  'captains',
  'entry',
  'entry-decision',
  'decision',
  'suspension',
  'suspension-end',
  'protest',
  'protest-decision',
  'invitation',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

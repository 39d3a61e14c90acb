/** Kinds that forms offer by name: a page that shows them needs neither rules nor the log. */
export const PRESET_NAMES = [
  'indoor',
  'indoor-best-of-3',
  'indoor-technical-timeouts',
  'indoor-long-interval',
  'youth',
  'single-set',
  'single-set-15',
  'capped',
  'fixed-sets',
  'two-sets-of-15',
  'timed',
  'bonanza',
  'beach',
  'beach-official',
  'snow',
  'sitting',
  'park',
  'golden-set',
] as const;

export const MATCH_STATUSES = [
  'not started',
  'Live',
  'ended',
  'postponed',
  'suspended',
  'cancelled',
] as const;

/** The detail of a set, from none to rallies with a reason, a player or line-ups. */
export const DETAILS = ['none', 'result', 'sets', 'points', 'rallies'] as const;

/** Two captains together have the right to a result, and ask for a date, that neither of them has alone. */
export const CAPTAINS = { kind: 'system', name: 'captains' } as const;

/** A captain reports until so many days after a match, by a link or by SMS. */
export const REPORT_DAYS = 14;

/** The lead of local time over UTC, in milliseconds. */
export const EAT_OFFSET_MS = 3 * 60 * 60 * 1000;

/** Kick-off not known: such matches clash with nothing. */
export const UNKNOWN_TIME = '00:00';

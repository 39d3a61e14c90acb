/** The header that names one making, however often it is sent (IETF draft of the same name). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Made by the caller for one making; it says nothing. */
export const IDEMPOTENCY_KEY_SHAPE = /^[\x21-\x7e]{16,64}$/;

/** For how long the same key is answered the same, milliseconds. */
export const IDEMPOTENCY_LIFE_MS = 24 * 60 * 60 * 1000;

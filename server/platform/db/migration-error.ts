/** A migration cannot be made; the message says it to whoever starts the program, in one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

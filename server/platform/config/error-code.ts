/** The code of a fault of the system, the database or Node; of several tries that of the first. */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (code === 'EACCES' && syscall === 'listen') return 'EACCES_LISTEN';
  return typeof code === 'string' ? code : '';
}

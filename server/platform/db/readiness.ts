/** Says why this node cannot serve yet or any more; undefined when it can. */
export type Readiness = () => Promise<string | undefined>;

const FRESH_MS = 1000;
const PATIENCE_MS = 2000;
const NO_ANSWER = 'The database does not answer.';

/**
 * Anybody may ask as often as they like: all share one look at the database in a second, and none is
 * made while an earlier one still waits.
 *
 * @param pendingMigrations asks the database which migrations it still lacks
 * @param clock milliseconds that never go back
 */
export function createReadiness(
  pendingMigrations: () => Promise<readonly string[]>,
  clock: () => number = () => performance.now(),
): Readiness {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | undefined> | undefined;
  let isChecking = false;

  async function check(): Promise<string | undefined> {
    try {
      const pending = await pendingMigrations();
      if (pending.length === 0) return undefined;
      return `The database waits for migrations: ${pending.join(', ')}.`;
    } catch {
      return NO_ANSWER;
    } finally {
      isChecking = false;
    }
  }

  return () => {
    if (answer && (isChecking || clock() - askedAt < FRESH_MS)) return answer;
    askedAt = clock();
    isChecking = true;
    answer = Promise.race([check(), noAnswerInTime()]);
    return answer;
  };
}

function noAnswerInTime(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(NO_ANSWER), PATIENCE_MS).unref();
  });
}

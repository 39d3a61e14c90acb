import { DatabaseSync } from 'node:sqlite';

/** The damage that SQLite finds in a file; undefined where there is none. */
export function findDamage(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const rows = database.prepare('PRAGMA quick_check(1)').all();
    const [finding] = rows.flatMap((row) => Object.values(row)).map(String);
    return finding === 'ok' ? undefined : finding;
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === 11 || errcode === 26) return message;
    throw error;
  } finally {
    database.close();
  }
}

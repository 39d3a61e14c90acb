const FIRST_SIGNS = ['SQLite format 3', '{"wavu":'];

/** Looks at the first signs of a file, so that a wrong one is not sent at all. */
export async function looksLikeBackup(file: File): Promise<boolean> {
  const head = await file.slice(0, 16).text();
  return FIRST_SIGNS.some((signs) => head.startsWith(signs));
}

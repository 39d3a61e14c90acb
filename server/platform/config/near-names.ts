/**
 * Names in the environment that are probably meant for us and misspelt: one letter more, less, swapped or
 * changed, two in a long name, or other capitals.
 *
 * @returns a sentence for each
 */
export function misspeltNames(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const closest = known.find(
      (candidate) => distance(name.toUpperCase(), candidate) <= tolerance(candidate),
    );
    return closest === undefined || names.includes(closest)
      ? []
      : [`${name}: did you mean ${closest}?`];
  });
}

/** Short names are near to foreign ones: HOME is no HOST. */
function tolerance(name: string): number {
  return name.length <= 6 ? 1 : 2;
}

/** Damerau and Levenshtein: insertions, deletions, changes and swaps of neighbours. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

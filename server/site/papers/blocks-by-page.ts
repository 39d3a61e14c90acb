type Block<Head, Line> = { head: Head; lines: readonly Line[] };

/**
 * Blocks below each other, spread over sheets. A block that fits on what is left of a sheet stays
 * whole; one that is longer than a sheet goes on on the next with its head again.
 * @param height of a sheet; `head` and `line` in the same unit
 */
export function blocksByPage<Head, Line>(
  blocks: readonly Block<Head, Line>[],
  height: number,
  { head: headHeight, line: lineHeight }: { head: number; line: number },
): { head: Head; lines: Line[] }[][] {
  const sheets: { head: Head; lines: Line[] }[][] = [[]];
  let left = height;
  const most = Math.floor((height - headHeight) / lineHeight);
  for (const { head, lines } of blocks) {
    for (let from = 0; from === 0 || from < lines.length; from += most) {
      const part = lines.slice(from, from + most);
      // An empty block has a line that says so.
      const needed = headHeight + Math.max(part.length, 1) * lineHeight;
      if (needed > left) {
        sheets.push([]);
        left = height;
      }
      sheets.at(-1)!.push({ head, lines: part });
      left -= needed;
    }
  }
  return sheets;
}

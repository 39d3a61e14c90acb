/** Lists as people write them into a message, made into the rows of an import, line for line. */

/** A line of the list that an import's row is: the header is row 1, so the first line is row 2. */
export function lineOfRow(row: number): number {
  return row - 1;
}

/**
 * One team on a line, its place behind a comma. A line that ends in a colon is no team: it names
 * the group of those below.
 */
export function teamSheet(list: string, gender: string): string {
  let group = '';
  const rows = list.split('\n').map((line) => {
    const heading = /^(.*\S)\s*:$/.exec(line.trim());
    if (heading) group = heading[1]!;
    const [name = '', city = ''] = heading ? [] : parts(line);
    return name === '' ? '' : cells([name, gender, city, group]);
  });
  return ['name,gender,city,group', ...rows].join('\n');
}

/** One player on a line: the shirt number first, or none, and the position behind a comma. */
export function playerSheet(list: string): string {
  const rows = list.split('\n').map((line) => {
    const [who = '', position = ''] = parts(line);
    const numbered = /^#?\s*(\d+)(?:\s*[.):-]\s*|\s+)(.*)$/.exec(who);
    const [number = '', name = ''] = numbered ? numbered.slice(1) : ['', who];
    return who === '' ? '' : cells([name, number, position]);
  });
  return ['fullName,jerseyNumber,position', ...rows].join('\n');
}

function parts(line: string): string[] {
  const comma = line.indexOf(',');
  const [first, second] = comma < 0 ? [line, ''] : [line.slice(0, comma), line.slice(comma + 1)];
  return [first.trim(), second.trim()];
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
}

/**
 * The lines on which the elements of a list begin, in a JSON text that parses: those of the list with
 * this name in the outermost object, or of the text itself where it is a list.
 */
export function linesOfList(json: string, name: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  /** The depth of the searched list's elements, once it has begun. */
  let inside = json.trimStart().startsWith('[') ? 1 : null;
  let lastText = '';
  let isElement = false;
  for (const token of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:\n]|[^\s[\]{},:"]+/g)) {
    const [sign] = token;
    if (sign === '\n') {
      line += 1;
      continue;
    }
    const opens = sign === '{' || sign === '[';
    if (isElement && depth === inside && sign !== ']') {
      lines.push(line);
      isElement = false;
    }
    if (opens) {
      depth += 1;
      if (sign === '[' && depth === 2 && inside === null && lastText === name) inside = depth;
      if (depth === inside && sign === '[') isElement = true;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (inside !== null && depth < inside) return lines;
    } else if (sign === ',' && depth === inside) isElement = true;
    else if (sign.startsWith('"')) lastText = sign.slice(1, -1);
  }
  return lines;
}

/** The line of the fault that `JSON.parse` found, from its message; the last line where it ended early. */
export function lineOfSyntaxError(json: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  return json.slice(0, position === undefined ? json.length : Number(position)).split('\n').length;
}

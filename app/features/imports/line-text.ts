// Marks of direction and of zero width, which messengers put around pasted lines.
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const BULLET = /^(?:[-–—•·▪◦‣➤✓✔✅]\s*|\*\s+|(?:\d\uFE0F?\u20E3)+\s*)/u;
/** As messengers mark bold, italic and struck out text: around all of it. */
const MARKED = /^([*_~])((?:(?!\1).)*\S)\1(:?)$/;

/** The text of a line of a pasted message, without its bullet and the marks of bold text. */
export function lineText(line: string): string {
  const text = line.replace(UNSEEN, '').trim();
  const stripped = text.replace(MARKED, '$2$3').replace(BULLET, '').trim();
  return stripped === text ? stripped : lineText(stripped);
}

/**
 * The text of a scouting file: UTF-8 where it is that, else in the letters of Windows, which the
 * program writes in most of its countries.
 */
export function fileText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type MapPosition = { latitude: number; longitude: number };

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/**
 * The forms in which maps give a place away, the most exact one first: the pin of a Google Maps link, its search
 * term, the middle of its map, OpenStreetMap, `geo:`, and two numbers alone.
 */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|query|ll|destination)=(?:loc:)?${NUMBER}(?:,|%2C)[+ ]?${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
  `^geo:${NUMBER},${NUMBER}`,
  `^\\(?${NUMBER}\\s*[,; ]\\s*${NUMBER}\\)?$`,
].map((form) => new RegExp(form));

/** The place that a link of a map or two numbers name; undefined where they name none. */
export function findMapPosition(text: string): MapPosition | undefined {
  for (const form of FORMS) {
    const found = form.exec(text.trim());
    if (found) return { latitude: Number(found[1]), longitude: Number(found[2]) };
  }
  return undefined;
}

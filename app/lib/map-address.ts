/** A place on the open map, looked up by its name. */
export function mapAddress(place: string): string {
  const query = new URLSearchParams({ query: `${place}, Tanzania` });
  return `https://www.openstreetmap.org/search?${query}`;
}

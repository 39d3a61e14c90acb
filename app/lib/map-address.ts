type Point = { latitude: number | null; longitude: number | null };

/** A place on the open map: by its coordinates where they are known, else looked up by its name. */
export function mapAddress(place: string, point?: Point | null): string {
  if (point?.latitude != null && point.longitude != null) {
    const lat = point.latitude;
    const lon = point.longitude;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: `${place}, Tanzania` });
  return `https://www.openstreetmap.org/search?${query}`;
}
